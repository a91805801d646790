import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unprivilegedAccount } from './account';
import { runningServer, stopOrphanedServer } from './orphaned-server';

let data = '';
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'cred-orphan-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('stopOrphanedServer', () => {
  it('does not signal a process that reused the id of an ended server', async () => {
    writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`);
    expect(runningServer(data)).toBeUndefined();
    await expect(stopOrphanedServer(data)).resolves.toBe(false);
    expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);
  });

  it('does nothing when there was no server', async () => {
    await expect(stopOrphanedServer(data)).resolves.toBe(false);
  });
});

describe('unprivilegedAccount', () => {
  it('reads the account `nobody` from the list of users', () => {
    expect(unprivilegedAccount('root:x:0:0::/root:/bin/sh\nnobody:x:65533:65530::/:/bin/false\n')).toEqual({
      uid: 65533,
      gid: 65530,
    });
  });

  it('accepts the negative id of macOS', () => {
    expect(unprivilegedAccount('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n')).toEqual({
      uid: 4294967294,
      gid: 4294967294,
    });
  });

  it('uses the usual id when there is no list', () => {
    expect(unprivilegedAccount('')).toEqual({ uid: 65534, gid: 65534 });
  });
});
