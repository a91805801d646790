import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileService } from '@cred/service-kit/testing/compile-service';
import { permissionFlags } from './testing/test-render-process';

/** What code would try that had left its realm: it would be code of the process, as this is. */
const PROBE = `
import fs from 'node:fs';
import process from 'node:process';
import { removeMeans } from './lockdown.mjs';
const write = fs.writeSync;
const { env } = process;
removeMeans();
const results = {};
const attempt = async (name, run) => {
  try { results[name] = 'got ' + (await run()); } catch (error) { results[name] = error.code ?? error.name; }
};
await attempt('another file', () => fs.readFileSync(FOREIGN, 'utf8'));
await attempt('the environment of the process', () => fs.readFileSync('/proc/self/environ', 'utf8'));
await attempt('a new file', () => fs.writeFileSync(FOREIGN, ''));
await attempt('a process', async () => (await import('node:child_process')).execFileSync(NODE));
await attempt('a worker', async () => new (await import('node:worker_threads')).Worker('', { eval: true }));
await attempt('code of a text', () => new Function('return 1')());
await attempt('fetch', () => fetch('http://127.0.0.1'));
await attempt('the process by its name', () => globalThis.process.pid);
await attempt('a binding', () => process.binding('tcp_wrap'));
await attempt('a module of Node', () => process.getBuiltinModule('node:net'));
await attempt('a stream', () => process.stdout.constructor.name);
await attempt('a change of an object', () => { Object.prototype.changed = 1; });
results.environment = Object.keys(env).join();
write(1, JSON.stringify(results));
`;

describe('a process of which the means were removed', () => {
  it('reads no other file, starts nothing, compiles no text and has no environment', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cred-lockdown-')));
    try {
      const dist = join(folder, 'dist');
      const foreign = join(folder, 'foreign');
      mkdirSync(dist);
      writeFileSync(foreign, 'of others');
      compileService(__dirname, dist);
      const probe = PROBE.replaceAll('FOREIGN', JSON.stringify(foreign)).replace(
        'NODE',
        JSON.stringify(process.execPath),
      );
      writeFileSync(join(dist, 'probe.mjs'), probe);
      const output = execFileSync(process.execPath, [...permissionFlags([dist]), join(dist, 'probe.mjs')], { env: {} });
      expect(JSON.parse(output.toString())).toEqual({
        'another file': 'ERR_ACCESS_DENIED',
        'the environment of the process': 'ERR_ACCESS_DENIED',
        'a new file': 'ERR_ACCESS_DENIED',
        'a process': 'ERR_ACCESS_DENIED',
        'a worker': 'ERR_ACCESS_DENIED',
        'code of a text': 'EvalError',
        fetch: 'ReferenceError',
        'the process by its name': 'TypeError',
        'a binding': 'TypeError',
        'a module of Node': 'TypeError',
        'a stream': 'TypeError',
        'a change of an object': 'TypeError',
        environment: '',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
