import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { errorMessage, OperatorError } from './errors';
import { runCommand, type CommandResult } from './process/run-command';

/** The functions of the machine that the search uses; tests pass a fake. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  run(program: string, args: readonly string[], limit: number): Promise<CommandResult>;
  /** Where Playwright stores the browser that it downloads. */
  playwrightBrowser(): string | undefined;
  log(line: string): void;
}

const names = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPaths = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

function installedCandidates({ env, platform }: Machine): string[] {
  if (platform === 'darwin') return macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      windowsPaths.map((path) => join(env[name] ?? '', path)),
    );
  const folders = [
    ...new Set([...(env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']),
  ].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Some distributions install a stub that only prints how to install the real browser, so the program must print its
 * version.
 */
async function works(machine: Machine, path: string | undefined): Promise<boolean> {
  if (!path || !machine.exists(path)) return false;
  // Windows' Chrome opens a window instead.
  if (machine.platform === 'win32') return true;
  const { code } = await machine.run(path, ['--version'], 20_000).catch(() => ({ code: 1 }));
  return code === 0;
}

async function firstThatWorks(machine: Machine, paths: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) if (await works(machine, path)) return path;
  return undefined;
}

async function downloaded(machine: Machine, playwrightCli: string): Promise<string | undefined> {
  machine.log("no browser is installed; trying Playwright's own download");
  const result = await machine
    .run(process.execPath, [playwrightCli, 'install', '--no-shell', 'chromium'], 240_000)
    .catch(() => undefined);
  if (result?.code !== 0) machine.log('the download does not work here');
  return firstThatWorks(machine, [machine.playwrightBrowser()]);
}

async function fromPackages(machine: Machine): Promise<string | undefined> {
  if (machine.platform !== 'linux' || !machine.isRoot || !machine.exists('/usr/bin/apt-get')) return undefined;
  machine.log('installing the package chromium (apt-get)');
  const update = await machine.run('apt-get', ['update'], 180_000).catch(() => undefined);
  if (update?.code === 0) {
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];
    await machine
      .run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 600_000)
      .catch(() => undefined);
  }
  return firstThatWorks(machine, installedCandidates(machine));
}

/**
 * Finds a browser for the tests, in this order: CHROME_PATH, an installed one, Playwright's download, Debian's package.
 * Without one the run fails: tests are never skipped.
 * @throws OperatorError that names what to install
 */
export async function findBrowser(machine: Machine, playwrightCli: string): Promise<string> {
  const fromSetting = machine.env['CHROME_PATH'];
  if (fromSetting) {
    if (await works(machine, fromSetting)) return fromSetting;
    throw new OperatorError(
      `CHROME_PATH, ${fromSetting}, is not a browser that runs. Correct it, or unset it to use an installed one.`,
    );
  }
  const found =
    (await firstThatWorks(machine, [...installedCandidates(machine), machine.playwrightBrowser()])) ??
    (await downloaded(machine, playwrightCli)) ??
    (await fromPackages(machine));
  if (found) return found;
  throw new OperatorError(
    'The browser tests need Chrome, Chromium or Edge, and none could be found or installed. Install one ' +
      '(Debian and Ubuntu: apt-get install chromium; others: https://www.google.com/chrome), or name it: CHROME_PATH=/path/to/chrome npm test',
  );
}

/** This machine. */
export function thisMachine(
  root: string,
  signal: AbortSignal,
  log: (line: string) => void,
  playwrightBrowser: () => string | undefined,
): Machine {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    exists(path) {
      try {
        accessSync(path, constants.X_OK);
        return existsSync(path);
      } catch {
        return false;
      }
    },
    async run(program, args, limit) {
      const env = {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      };
      try {
        return await runCommand(program, args, { cwd: root, env, signal, limit });
      } catch (error) {
        signal.throwIfAborted();
        return { code: 1, stdout: '', output: errorMessage(error) };
      }
    },
    playwrightBrowser,
    log,
  };
}
