import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startTime } from './identity';
import { acquireLock } from './lock';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cred-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = (): string => join(folder, 'run.lock');

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('acquireLock', () => {
  it('rejects for a second product and names the process that has locked the folder', async () => {
    const lock = await acquireLock(folder, 'http://localhost:3000');
    await expect(acquireLock(folder, 'http://localhost:3010')).rejects.toThrow(
      `process ${process.pid}, http://localhost:3000`,
    );
    lock.release();
  });

  it('removes the lock file on release', async () => {
    (await acquireLock(folder, 'http://localhost:3000')).release();
    const again = await acquireLock(folder, 'http://localhost:3000');
    expect(again.wasAbandoned).toBe(false);
    again.release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('replaces the lock of a process that was killed', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: await deadProcess(), start: '1', url: '', children: [] }));
    const lock = await acquireLock(folder, 'http://localhost:3000');
    expect(lock.wasAbandoned).toBe(true);
    lock.release();
  });

  it('does not mistake another process with the same id for the owner', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, start: 'another time', url: '', children: [] }));
    const lock = await acquireLock(folder, 'http://localhost:3000');
    expect(lock.wasAbandoned).toBe(true);
    lock.release();
  });

  it('replaces an incomplete file', async () => {
    writeFileSync(lockFile(), '{"pid": 12');
    const lock = await acquireLock(folder, 'http://localhost:3000');
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('ends the processes that the killed run left running, and no others', async () => {
    const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await Promise.all([once(orphan, 'spawn'), once(unrelated, 'spawn')]);
    const children = [
      { pid: orphan.pid, start: startTime(orphan.pid ?? 0) },
      { pid: unrelated.pid, start: 'another time' },
    ];
    writeFileSync(lockFile(), JSON.stringify({ pid: await deadProcess(), start: '1', url: '', children }));
    const lock = await acquireLock(folder, 'http://localhost:3000');
    expect(isAlive(orphan.pid ?? 0)).toBe(false);
    expect(isAlive(unrelated.pid ?? 0)).toBe(true);
    unrelated.kill('SIGKILL');
    lock.release();
  });
});
