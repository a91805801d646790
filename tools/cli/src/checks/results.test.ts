import { main } from './main';
import { failIfNothingRan, slowestText } from './part';
import { lintResult, typesResult, unusedResult } from './static';
import { jestResult, playwrightResult } from './tests';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numTotalTestSuites: 2,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

describe('typesResult', () => {
  const projects = ['shared/ui', 'remotes/feed', 'tools'];

  it('counts each project', () => {
    expect(typesResult(projects, 0, '')).toMatchObject({ passed: 3, failed: 0 });
  });

  it('counts the projects with errors as failed', () => {
    const output = 'remotes/feed/src/a.ts(1,1): error TS2322: no\nremotes/feed/src/b.ts(1,1): error TS2322: no\n';
    expect(typesResult(projects, 2, output)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('fails when the compiler fails, even if its output lists no error', () => {
    expect(typesResult(projects, null, 'out of memory')).toMatchObject({ failed: 1 });
  });
});

describe('lintResult', () => {
  it('accepts clean files', () => {
    expect(lintResult(0, 'Found 0 warnings and 0 errors.\nFinished in 83ms on 383 files with 188 rules')).toMatchObject(
      {
        passed: 1,
        failed: 0,
      },
    );
  });

  it('fails when no file was checked', () => {
    expect(lintResult(0, 'Finished in 3ms on 0 files')).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('unusedResult', () => {
  it('fails when knip read nothing', () => {
    expect(unusedResult(0, 'knip read 0 files')).toMatchObject({ passed: 0, failed: 1 });
    expect(unusedResult(1, 'Unused files (1)\nknip read 9 files')).toMatchObject({ passed: 0, failed: 1 });
    expect(unusedResult(0, 'knip read 9 files')).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('jestResult', () => {
  it('counts a suite that does not load as a failure', () => {
    expect(jestResult(1, { ...jestReport, numRuntimeErrorTestSuites: 1 })).toMatchObject({ passed: 7, failed: 1 });
  });

  it('fails when jest fails although every test passed', () => {
    expect(jestResult(1, jestReport)).toMatchObject({ passed: 7, failed: 1 });
  });

  it('fails without a report', () => {
    expect(jestResult(0, undefined)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('playwrightResult', () => {
  it('counts a flaky test as failed', () => {
    expect(playwrightResult(0, { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })).toMatchObject({
      passed: 3,
      failed: 1,
    });
  });
});

describe('failIfNothingRan', () => {
  it('fails a part in which nothing ran', () => {
    expect(failIfNothingRan({ passed: 0, failed: 0, detail: '0 files' })).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('main', () => {
  const run = (...args: string[]) =>
    main({ args, stop: new AbortController().signal, forceStop: new AbortController().signal });

  it('rejects arguments that it would ignore, and unknown parts', async () => {
    await expect(run('types', 'lint')).rejects.toThrow('takes no arguments: lint');
    await expect(run('typos')).rejects.toThrow('no part typos');
  });
});

describe('slowestText', () => {
  it('lists the files of a jest report, slowest first', () => {
    const testResults = [
      { name: `${process.cwd()}/tools/fast.test.ts`, startTime: 10, endTime: 15 },
      { name: `${process.cwd()}/tools/slow.test.ts`, startTime: 10, endTime: 2_010 },
    ];
    const { times = [] } = jestResult(0, { ...jestReport, testResults });
    expect(slowestText(times).split('\n')).toEqual([
      expect.stringMatching(/ 2\.0 s {2}tools\/slow\.test\.ts$/),
      expect.stringMatching(/ 5 ms {2}tools\/fast\.test\.ts$/),
    ]);
  });

  it('adds up the tests of a browser test file', () => {
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const suites = [
      { file: 'chat.spec.ts', specs: [spec(400)], suites: [{ file: 'chat.spec.ts', specs: [spec(300)] }] },
    ];
    const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightResult(0, { stats, suites }).times).toEqual([{ file: 'chat.spec.ts', milliseconds: 700 }]);
  });
});
