import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from '../boundaries/check';
import { rules } from '../boundaries/rules';
import { count } from '../console';
import { runCommand } from '../process/run-command';
import type { Part, PartResult } from './part';

/** Splits the compiler's complaints by project, so that the counts say how many of them are well. */
export function judgeTypes(projects: readonly string[], code: number | null, output: string): PartResult {
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

export const types: Part = {
  name: 'types',
  title: 'types (tsc -b)',
  async run({ root, stop, show }) {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      references: { path: string }[];
    };
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await runCommand(process.execPath, [compiler, '-b', '--pretty', 'false'], {
      cwd: root,
      signal: stop,
    });
    if (code !== 0) show(output);
    return judgeTypes(
      references.map(({ path }) => path),
      code,
      output,
    );
  },
};

/** Reads the linter's own count of files: a configuration that ignores everything must not pass. */
export function judgeLint(code: number | null, output: string): PartResult {
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
  title: 'lint (oxlint)',
  async run({ root, stop, show }) {
    const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { code, output } = await runCommand(process.execPath, [linter, '--deny-warnings'], {
      cwd: root,
      signal: stop,
    });
    if (code !== 0) show(output);
    return judgeLint(code, output);
  },
};

export const boundaries: Part = {
  name: 'boundaries',
  title: 'import boundaries',
  run({ root, show }) {
    const report = checkBoundaries(root);
    for (const { rule, file, request } of report.violations) {
      show(`${file}: imports ${request}. ${rules.find(({ id }) => id === rule)?.says ?? ''} (${rule})\n`);
    }
    for (const rule of report.silent) show(`The rule ${rule} does not fire on its own forbidden example.\n`);
    const broken = new Set([...report.silent, ...report.violations.map(({ rule }) => rule)]).size;
    const detail = `${count(rules.length, 'rule')}, each proven by a forbidden example; ${count(report.files, 'file')}, ${count(report.imports, 'import')}`;
    const passed = report.files === 0 ? 0 : rules.length - broken;
    return Promise.resolve({ passed, failed: report.files === 0 ? 1 : broken, detail });
  },
};
