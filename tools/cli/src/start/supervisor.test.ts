import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { signal as sendSignal } from '@cred/tool-kit/process/identity';
import { RotatingLog } from './rotating-log';
import { Supervisor } from './supervisor';

const QUICK_ENDS = 8;
/** Counts its starts in a file; the second to the ninth one ends at once, with 3. */
const PROGRAM = `
  const { appendFileSync, readFileSync } = require('node:fs');
  appendFileSync(process.env.STARTS, '.');
  const starts = readFileSync(process.env.STARTS, 'utf8').length;
  if (starts > 1 && starts <= ${QUICK_ENDS + 1}) process.exit(3);
  console.log('started ' + starts);
  setInterval(() => undefined, 1000);
  process.once('disconnect', () => process.exit());
`;

let folder: string;
const supervisors: Supervisor[] = [];
const logs: RotatingLog[] = [];
let warnings: string[];
let onWarning: (line: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cred-supervisor-'));
  warnings = [];
  onWarning = () => undefined;
});
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.kill()));
  await Promise.all(logs.splice(0).map((log) => log.close()));
  rmSync(folder, { recursive: true, force: true });
});

function supervise(name: string, program: string) {
  const warn = (line: string): void => {
    warnings.push(line);
    onWarning(line);
  };
  const log = new RotatingLog(join(folder, `${name}.log`), warn);
  logs.push(log);
  const supervisor = new Supervisor(
    {
      name,
      args: ['-e', program],
      cwd: folder,
      env: { ...process.env, STARTS: join(folder, `${name}-starts`) },
      log,
      times: { firstMs: 1, maxMs: 4 },
    },
    { warn, onChange: () => undefined },
  );
  supervisors.push(supervisor);
  /** Ready when the process has printed that it started. */
  const ready = async (ended: AbortSignal): Promise<void> => {
    while (!log.tail().includes('started')) {
      ended.throwIfAborted();
      await setImmediate();
    }
  };
  return { supervisor, log, start: () => supervisor.start(ready) };
}
const warned = (text: string): Promise<void> =>
  new Promise((resolve) => {
    onWarning = (line) => line.includes(text) && resolve();
  });

describe('Supervisor', () => {
  it('starts a service again after any number of quick ends, and leaves the others running', async () => {
    const other = supervise('other', "console.log('started'); setInterval(() => undefined, 1000)");
    const failing = supervise('failing', PROGRAM);
    await Promise.all([other.start(), failing.start()]);
    const { pid } = other.supervisor;
    const back = warned('failing is ready again.');
    sendSignal(failing.supervisor.pid ?? 0, 'SIGKILL');
    await back;
    expect(other.supervisor.pid).toBe(pid);
    expect(warnings).toHaveLength(QUICK_ENDS + 2);
    expect(warnings[0]).toMatch(
      /^failing was killed \(SIGKILL\); starting it again in 0\.0 s\. Its log: .*failing\.log$/,
    );
    expect(warnings.at(-2)).toContain('failing ended with 3; starting it again in 0.0 s.');
  }, 30_000);

  it('reports the end of the log of a service that ends before it is ready', async () => {
    const failing = supervise('failing', "console.error('HOST is not valid'); process.exit(78)");
    await expect(failing.start()).rejects.toThrow(
      /^failing ended while starting\. The end of its log \(.*failing\.log\):\nHOST is not valid$/,
    );
    expect(warnings).toEqual([]);
  });

  it('writes the output to the log, and stops the service', async () => {
    const { supervisor, log, start } = supervise('failing', PROGRAM);
    await start();
    expect(await supervisor.stop(5_000)).toBe(true);
    await log.close();
    expect(readFileSync(log.file, 'utf8')).toBe('started 1\n');
    expect(warnings).toEqual([]);
  });
});
