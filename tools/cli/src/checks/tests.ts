import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { count, print } from '@cred/tool-kit/console';
import { runCommand } from '@cred/tool-kit/process/run-command';
import { buildStale } from '@cred/tool-kit/builds/build';
import { findBrowser, thisMachine } from '@cred/tool-kit/browser';
import type { Part, PartContext, PartResult } from './part';

/** One more worker than cores: tests wait for timers, sockets and the database for part of their time. */
const workers = (most: number): string => String(Math.min(availableParallelism() + 1, most));
/** Each worker needs up to 500 MB, and all share one database server. */
const JEST_WORKERS_MAX = 8;
/** Each worker starts the whole product and a browser. */
const PLAYWRIGHT_WORKERS_MAX = 4;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numTotalTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** A suite that does not load counts as one failure, and so does an error that fails jest without a failed test. */
export function jestResult(code: number | null, report: JestReport | undefined): PartResult {
  if (!report) return { passed: 0, failed: 1, detail: 'jest wrote no report' };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    detail: `${count(report.numTotalTestSuites, 'file')}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      milliseconds: endTime - startTime,
    })),
  };
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

async function jest(projects: readonly string[], { root, stop, args, show }: PartContext): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'cred-jest-'));
  const file = join(folder, 'report.json');
  try {
    const runner = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    const report = [`--maxWorkers=${workers(JEST_WORKERS_MAX)}`, '--json', `--outputFile=${file}`];
    // Paths come before the list of projects, which would include them otherwise.
    const options = [...args, ...report, '--selectProjects', ...projects];
    let output = '';
    // Jest passes Node's options on to its workers.
    const preload = ['--require', join(root, 'tools', 'kit', 'src', 'testing', 'preload.cjs')];
    const { code } = await runCommand(process.execPath, [...preload, runner, ...options], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test' },
      signal: stop,
      onOutput: (text) => {
        // The report is written to standard output too.
        if (!text.startsWith('{"') && output === '') show(text);
        else output += text;
      },
    });
    return jestResult(code, readReport<JestReport>(file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const unit: Part = {
  name: 'unit',
  title: 'unit: unit and component tests (jest)',
  takesArguments: true,
  run: (context) => jest(['browser', 'node'], context),
};
export const api: Part = {
  name: 'api',
  title: 'api: tests against PostgreSQL (jest)',
  takesArguments: true,
  run: (context) => jest(['api'], context),
};

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors?: readonly unknown[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The time of all tests of a suite and of the suites inside it, in ms. */
function suiteTime({ specs = [], suites = [] }: PlaywrightSuite): number {
  const durations = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((each) => each.duration)));
  return [...durations, ...suites.map(suiteTime)].reduce((sum, each) => sum + each, 0);
}

/** A test that passes only when repeated counts as failed. */
export function playwrightResult(code: number | null, report: PlaywrightReport | undefined): PartResult {
  if (!report) return { passed: 0, failed: 1, detail: 'playwright wrote no report' };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return {
    passed: expected,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    detail: `${count(expected + unexpected + flaky, 'browser test')}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    times: (report.suites ?? []).map((suite) => ({ file: suite.file, milliseconds: suiteTime(suite) })),
  };
}

/** The path of Playwright's own download; must not fail on a platform that Playwright does not support. */
function playwrightBrowser(root: string): string | undefined {
  try {
    const library = createRequire(join(root, 'package.json'))('playwright-core') as {
      chromium: { executablePath(): string };
    };
    return library.chromium.executablePath();
  } catch {
    return undefined;
  }
}

export const e2e: Part = {
  name: 'e2e',
  title: 'e2e: browser tests against the built product (playwright)',
  takesArguments: true,
  async run({ root, stop, args, show }) {
    await buildStale(root, stop);
    const packages = join(root, 'node_modules');
    const machine = thisMachine(
      root,
      stop,
      (line) => print(`  … ${line}`),
      () => playwrightBrowser(root),
    );
    const browser = await findBrowser(machine, join(packages, 'playwright-core', 'cli.js'));
    print(`  … with ${browser}`);
    const report = join(root, 'test-results', 'e2e.json');
    rmSync(report, { force: true });
    const runner = join(packages, '@playwright', 'test', 'cli.js');
    const options = [
      `--config=${join(root, 'e2e', 'playwright.config.ts')}`,
      `--workers=${workers(PLAYWRIGHT_WORKERS_MAX)}`,
    ];
    const { code } = await runCommand(process.execPath, [runner, 'test', ...options, ...args], {
      cwd: root,
      env: { ...process.env, CHROME_PATH: browser },
      signal: stop,
      onOutput: show,
    });
    return playwrightResult(code, readReport<PlaywrightReport>(report));
  },
};
