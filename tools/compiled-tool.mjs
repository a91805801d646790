/**
 * Compiles a tool to JavaScript and keeps it below .cache, so that a command of which every tenth of a second counts
 * (`npm run release -- rollback`) starts without the TypeScript loader and without looking for 150 modules.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Compiled in; every other package is loaded from node_modules when it is needed. */
const isCompiledIn = (path) => path.startsWith('.') || path.startsWith('/') || /^(@cred\/|zod($|\/))/.test(path);
/** Another command may still load files of an older compilation. */
const KEPT_MS = 24 * 3_600_000;

/** A file's state; it is compiled again when this differs. */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs}` : 'missing';
}

/** The state that a compilation has read; a file that was changed since its start is compiled again next time. */
const stateBefore = (time, file) =>
  (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < time ? stateOf(file) : 'changed';

/** The entry of the last compilation whose sources are unchanged; null: there is none. */
function readCompiled(folder, root) {
  try {
    const { entry, inputs } = JSON.parse(readFileSync(join(folder, 'compiled.json'), 'utf8'));
    const isFresh = Object.entries(inputs).every(([file, state]) => stateOf(join(root, file)) === state);
    return isFresh && statSync(join(folder, entry), { throwIfNoEntry: false }) ? join(folder, entry) : null;
  } catch {
    // Missing, damaged, or cut off.
    return null;
  }
}

/** @param current the files of the last compilation, which stay, also with a wrong clock */
function removeOldFiles(folder, current) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const isOld = Date.now() - statSync(file).mtimeMs > KEPT_MS;
    if (isOld && !current.has(name)) rmSync(file, { force: true });
  }
}

async function compile(folder, root, module) {
  const startedAt = Date.now();
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [join(root, 'tools', module)],
    absWorkingDir: root,
    outdir: folder,
    // Named by content, so that commands that run at the same time may write the same folder.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === 'entry-point' || isCompiledIn(path) ? undefined : { path, external: true },
          ),
      },
    ],
  });
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined);
  const inputs = Object.fromEntries(
    Object.keys(metafile.inputs).map((file) => [file, stateBefore(startedAt, join(root, file))]),
  );
  const record = join(folder, `compiled-${process.pid}.json`);
  writeFileSync(record, JSON.stringify({ entry: basename(entry), inputs }));
  renameSync(record, join(folder, 'compiled.json'));
  removeOldFiles(folder, new Set(['compiled.json', ...Object.keys(metafile.outputs).map((file) => basename(file))]));
  return join(root, entry);
}

/**
 * Imports a tool's compiled module, which is compiled first when a source has changed.
 * @param root the project's folder
 * @param module path below tools
 * @returns null where the folder of compilations cannot be written
 */
export async function importCompiled(root, module) {
  const folder = join(root, '.cache', 'tools', module.replaceAll('/', '-').replace(/\.ts$/, ''));
  try {
    mkdirSync(folder, { recursive: true });
    return await import(pathToFileURL(readCompiled(folder, root) ?? (await compile(folder, root, module))).href);
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM', 'ENOSPC'].includes(error?.code)) return null;
    throw error;
  }
}
