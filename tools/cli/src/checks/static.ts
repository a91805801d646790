import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from '../boundaries/check';
import { rules } from '../boundaries/rules';
import { count } from '@cred/tool-kit/console';
import { runCommand } from '@cred/tool-kit/process/run-command';
import { findWords } from '../words/find-words';
import type { Part, PartResult } from './part';
import { projectFiles } from './project-files';

/** Counts the projects with and without compiler errors. */
export function typesResult(projects: readonly string[], code: number | null, output: string): PartResult {
  const broken = projects.filter((project) =>
    output.split('\n').some((line) => line.startsWith(`${project}/`) && line.includes('error TS')),
  );
  const failed = code === 0 ? 0 : Math.max(1, broken.length);
  return {
    passed: projects.length - Math.min(failed, projects.length),
    failed,
    detail: count(projects.length, 'project'),
  };
}

/** By default, TypeScript checks each project in four threads, each of which reads all types: twice the work. */
const BUILD_THREADS = ['--checkers', '1', '--builders', '2'];

export const types: Part = {
  name: 'types',
  isStatic: true,
  title: 'types: compiling every workspace (tsc -b)',
  async run({ root, stop, show }) {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      references: { path: string }[];
    };
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await runCommand(
      process.execPath,
      [compiler, '-b', '--pretty', 'false', ...BUILD_THREADS],
      {
        cwd: root,
        signal: stop,
      },
    );
    if (code !== 0) show(output);
    return typesResult(
      references.map(({ path }) => path),
      code,
      output,
    );
  },
};

/** Reads the linter's count of files: a configuration that ignores everything must not pass. */
export function lintResult(code: number | null, output: string): PartResult {
  const files = Number(/on (\d+) files?/.exec(output)?.[1] ?? 0);
  const found = Number(/and (\d+) errors?/.exec(output)?.[1] ?? 0);
  const isClean = code === 0 && files > 0;
  return {
    passed: isClean ? 1 : 0,
    failed: isClean ? 0 : 1,
    detail: `${count(files, 'file')}, ${count(found, 'error')}`,
  };
}

export const lint: Part = {
  name: 'lint',
  isStatic: true,
  title: 'lint: checking the rules of .oxlintrc.json (oxlint)',
  async run({ root, stop, show }) {
    const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { code, output } = await runCommand(process.execPath, [linter, '--deny-warnings'], {
      cwd: root,
      signal: stop,
    });
    if (code !== 0) show(output);
    return lintResult(code, output);
  },
};

export const boundaries: Part = {
  name: 'boundaries',
  isStatic: true,
  title: 'boundaries: checking imports between packages, and the layers',
  run({ root, show }) {
    const report = checkBoundaries(root);
    for (const { rule, file, request } of report.violations) {
      show(`${file}: imports ${request}. ${rules.find(({ id }) => id === rule)?.message ?? ''} (${rule})\n`);
    }
    for (const rule of report.ineffective) show(`The rule ${rule} does not report its own forbidden example.\n`);
    const broken = new Set([...report.ineffective, ...report.violations.map(({ rule }) => rule)]).size;
    const detail = `${count(rules.length, 'rule')}, each proven by a forbidden example; ${count(report.files, 'file')}, ${count(report.imports, 'import')}`;
    const passed = report.files === 0 ? 0 : rules.length - broken;
    return Promise.resolve({ passed, failed: report.files === 0 ? 1 : broken, detail });
  },
};

/** Reads the formatter's count of files: a configuration that ignores everything must not pass. */
function formatResult(code: number | null, output: string): PartResult {
  const files = Number(/on (\d+) files?/.exec(output)?.[1] ?? 0);
  const isClean = code === 0 && files > 0;
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, detail: count(files, 'file') };
}

export const format: Part = {
  name: 'format',
  isStatic: true,
  title: 'format: comparing every file with the formatter (oxfmt)',
  async run({ root, stop, show }) {
    const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    const { code, output } = await runCommand(process.execPath, [formatter, '--check', '.'], {
      cwd: root,
      signal: stop,
    });
    if (code !== 0) show(`${output}\nnpm run format corrects it.\n`);
    return formatResult(code, output);
  },
};

/** Reads the count of knip-count.mjs: a configuration that ignores everything must not pass. */
export function unusedResult(code: number | null, output: string): PartResult {
  const files = Number(/knip read (\d+) files/.exec(output)?.[1] ?? 0);
  const isClean = code === 0 && files > 0;
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, detail: count(files, 'file') };
}

export const unused: Part = {
  name: 'unused',
  isStatic: true,
  title: 'unused: looking for unused files, exports and dependencies (knip)',
  async run({ root, stop, show }) {
    const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
    const counter = './tools/cli/src/checks/knip-count.mjs';
    const { code, output } = await runCommand(
      process.execPath,
      [knip, '--no-progress', '--no-config-hints', '--reporter', 'symbols', '--reporter', counter],
      { cwd: root, signal: stop },
    );
    if (code !== 0) show(output);
    return unusedResult(code, output);
  },
};

/** Reports words that a reader has to guess (docs/glossary.md); with arguments, below these paths only. */
export const words: Part = {
  name: 'words',
  isStatic: true,
  title: 'words: looking for words that need guessing',
  takesArguments: true,
  run({ root, args, show }) {
    const files = projectFiles(root).filter((file) => /\.(ts|tsx|mjs|md)$/.test(file));
    const chosen = files.filter(
      (file) =>
        !file.endsWith('word-list.ts') &&
        !file.includes('find-words.test') &&
        (args.length === 0 || args.some((path) => file.startsWith(path))),
    );
    let found = 0;
    for (const file of chosen) {
      for (const { line, word, instead } of findWords(file, readFileSync(join(root, file), 'utf8'))) {
        show(`${file}:${line}: ${word} -> ${instead}\n`);
        found += 1;
      }
    }
    const isClean = found === 0 && chosen.length > 0;
    return Promise.resolve({
      passed: isClean ? 1 : 0,
      failed: isClean ? 0 : 1,
      detail: `${count(chosen.length, 'file')}, ${count(found, 'word')}`,
    });
  },
};
