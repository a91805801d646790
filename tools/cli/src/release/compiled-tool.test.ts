import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@cred/build/project-root';

const run = promisify(execFile);
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cred-compiled-'));
  mkdirSync(join(root, 'tools'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Each version gets another time: a file system may keep full seconds only. */
function write(name: string, source: string, seconds: number): void {
  const file = join(root, 'tools', name);
  writeFileSync(file, source);
  utimesSync(file, seconds, seconds);
}

/** What the tool returns in a separate process, as from the command line. */
async function result(): Promise<string> {
  const script = `
    const { importCompiled } = await import(${JSON.stringify(join(projectRoot(), 'tools/compiled-tool.mjs'))});
    const { main } = await importCompiled(${JSON.stringify(root)}, 'greet.ts');
    process.stdout.write(await main());`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
}

const folder = (): string => join(root, '.cache/tools/greet');
const compilations = (): string[] => readdirSync(folder()).filter((name) => name.endsWith('.mjs'));

describe('a compiled command', () => {
  it('is compiled once, and again when a source or a source of a source has changed', async () => {
    write('greet.ts', `import { name } from './name';\nexport const main = (): string => 'Hello ' + name;`, 1);
    write('name.ts', `export const name: string = 'Ana';`, 1);
    expect(await result()).toBe('Hello Ana');
    expect(await result()).toBe('Hello Ana');
    expect(compilations()).toHaveLength(1);
    write('name.ts', `export const name: string = 'Rui';`, 2);
    expect(await result()).toBe('Hello Rui');
  });

  it('is compiled again when its record is damaged', async () => {
    write('greet.ts', `export const main = (): string => 'Hello';`, 1);
    await result();
    writeFileSync(join(folder(), 'compiled.json'), '{"entry":');
    expect(await result()).toBe('Hello');
  });

  it('names the file and line of an error in a source', async () => {
    write('greet.ts', 'export const main = (: string => 1;', 1);
    await expect(result()).rejects.toThrow(/greet\.ts:1:\d+/);
  });
});
