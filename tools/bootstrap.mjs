/**
 * The first step of every command, with Node only: checks Node's version, installs the locked packages when they are
 * missing or stale, then runs a TypeScript module. Signals are handled from the start.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.cred-install');

function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isSupported)
    fail(
      `Cred needs Node 20.19 or newer (20.x), or 22.12 and above; this is ${process.versions.node}. Install one from https://nodejs.org and try again.`,
    );
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function expectedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

/** Whether npm's record of the installation matches the lockfile; optional packages are for some machines only. */
function installedAsLocked() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    // A workspace, which may be newer than the last installation: only its link is required.
    if (entry.link) return existsSync(join(root, path));
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '');

const isStamped = () => readStamp() === expectedStamp();

function isInstalled() {
  if (!existsSync(join(root, 'node_modules', 'tsx', 'package.json'))) return false;
  if (isStamped()) return true;
  const stamp = readStamp();
  const otherMachine = stamp !== '' && !stamp.endsWith(` ${process.platform} ${process.arch}\n`);
  return !otherMachine && installedAsLocked();
}

function writeStamp() {
  try {
    writeFileSync(stampFile, expectedStamp());
  } catch {
    // A read-only checkout: the next start compares the lockfiles again.
  }
}

/** The npm that runs this process, otherwise the one on the path. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running && basename(running).startsWith('npm') && existsSync(running)) return [process.execPath, running];
  const bundled = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  return existsSync(bundled) ? [process.execPath, bundled] : ['npm'];
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** One installation at a time: `npm test` may start while `npm start` still installs. */
async function acquireInstallLock(signal) {
  const lock = join(root, '.cache', 'install.pid');
  mkdirSync(dirname(lock), { recursive: true });
  for (let isAnnounced = false; ; isAnnounced = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = Number(readFileSync(lock, 'utf8').trim() || 0);
    if (!isAlive(holder)) rmSync(lock, { force: true });
    else {
      if (!isAnnounced) process.stdout.write('  Another command is installing the packages; waiting for it.\n');
      await delay(500, undefined, { signal });
    }
  }
}

/** NODE_ENV=production or a user's npm settings must not exclude what the build needs. */
const CI = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** Runs npm; a failure repeats the start of its output. */
function runNpm(npmArguments, signal) {
  const [command, ...first] = npmCommand();
  const args = [...first, ...npmArguments];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const kill = (name) => {
      try {
        process.kill(-child.pid, name);
      } catch {
        // It has ended already.
      }
    };
    const end = () => {
      kill('SIGTERM');
      // npm first undoes its changes, which can take half a minute; the next start begins again in any case.
      setTimeout(() => kill('SIGKILL'), 1500);
    };
    signal.addEventListener('abort', end, { once: true });
    child.once('error', () =>
      reject(new Error('npm was not found. Install Node with npm from https://nodejs.org and try again.')),
    );
    child.once('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else
        reject(
          new Error(
            `The packages could not be installed (npm ${npmArguments[0]} ended with ${code}). Is the package registry reachable, and this folder writable?\n${output.trim().split('\n').slice(0, 15).join('\n')}`,
          ),
        );
    });
  });
}

/**
 * Runs the install scripts of the packages that `cred.installScripts.run` of package.json names; .npmrc disables all others.
 * Also after an installation by hand, which leaves no stamp.
 */
async function runAllowedScripts(signal) {
  const { installScripts } = readJson(join(root, 'package.json')).cred;
  const installed = installScripts.run.filter((name) => existsSync(join(root, 'node_modules', name)));
  if (installed.length > 0 && isWritable(join(root, 'node_modules')))
    await runNpm(['rebuild', '--ignore-scripts=false', '--loglevel=error', ...installed], signal);
}

async function install(signal) {
  const release = await acquireInstallLock(signal);
  try {
    if (isInstalled()) return;
    const began = Date.now();
    const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
    process.stdout.write('  … installing the packages of package-lock.json (about a minute the first time)\n');
    const ticker = setInterval(() => process.stdout.write(`    still installing, ${seconds()} s\n`), 15_000);
    try {
      await runNpm(CI, signal);
    } finally {
      clearInterval(ticker);
    }
    process.stdout.write(`  ✓ packages installed  ${seconds()} s\n`);
  } finally {
    release();
  }
}

/** The first signal stops in order. A second one forces the stop, unless it is the copy that npm or a terminal sends. */
function listenToSignals() {
  const stop = new AbortController();
  const forceStop = new AbortController();
  let first = 0;
  const onSignal = () => {
    if (!first) {
      first = Date.now();
      stop.abort(new Error('Stopped'));
    } else if (Date.now() - first > 500) forceStop.abort(new Error('Stopped by force'));
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal);
  // A killed npm forwards no signal, so this process has to detect that its parent has ended.
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== npm && !first && onSignal(), 1000).unref();
  return { stop: stop.signal, forceStop: forceStop.signal };
}

async function importTypeScript(module) {
  const { register } = await import('tsx/esm/api');
  register();
  return import(pathToFileURL(join(root, 'tools', module)).href);
}

/**
 * Installs what is missing, then calls `main({ stop, forceStop, args })` of a TypeScript module and exits with
 * the code that it returns.
 * @param module path below tools
 * @param isCompiled starts a compiled copy, 0.3 s sooner; for commands that people wait for
 */
export async function runTool(module, { isCompiled = false } = {}) {
  checkNode();
  process.chdir(root);
  // A closed pipe (npm start | head) must not crash this process, which would leave services running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const { stop, forceStop } = listenToSignals();
  try {
    if (!isInstalled()) await install(stop);
    if (!isStamped()) {
      await runAllowedScripts(stop);
      writeStamp();
    }
    const { importCompiled } = await import('./compiled-tool.mjs');
    const { main } = (isCompiled && (await importCompiled(root, module))) || (await importTypeScript(module));
    process.exitCode = await main({ stop, forceStop, args: process.argv.slice(2) });
  } catch (error) {
    if (stop.aborted) process.exit(0);
    fail(error instanceof Error ? (process.env.CRED_DEBUG ? error.stack : error.message) : String(error));
  }
  process.exit();
}
