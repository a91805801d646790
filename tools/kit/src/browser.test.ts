import { findBrowser, type Machine } from './browser';

const cli = '/project/playwright/cli.js';

/** A machine with these programs; `onRun` can add files, as an installation does. */
function machine(options: {
  files?: string[];
  env?: Record<string, string>;
  isRoot?: boolean;
  onRun?: (line: string, files: Set<string>) => number;
}): Machine & { lines: string[] } {
  const files = new Set(options.files);
  const lines: string[] = [];
  return {
    lines,
    env: { PATH: '/usr/bin', ...options.env },
    platform: 'linux',
    isRoot: options.isRoot ?? false,
    exists: (path) => files.has(path),
    run(program, args) {
      const line = [program, ...args].join(' ');
      lines.push(line);
      return Promise.resolve({ code: options.onRun?.(line, files) ?? 0, stdout: '', output: '' });
    },
    playwrightBrowser: () => '/cache/chrome',
    log: () => undefined,
  };
}

describe('findBrowser', () => {
  it('prefers CHROME_PATH to an installed browser', async () => {
    const fake = machine({ files: ['/opt/chrome', '/usr/bin/chromium'], env: { CHROME_PATH: '/opt/chrome' } });
    await expect(findBrowser(fake, cli)).resolves.toBe('/opt/chrome');
  });

  it('rejects a CHROME_PATH that does not run and uses no other browser', async () => {
    const fake = machine({ files: ['/usr/bin/chromium'], env: { CHROME_PATH: '/opt/chrome' } });
    await expect(findBrowser(fake, cli)).rejects.toThrow('CHROME_PATH, /opt/chrome, is not a browser');
  });

  it('uses an installed browser without installing anything', async () => {
    const fake = machine({ files: ['/usr/bin/chromium'] });
    await expect(findBrowser(fake, cli)).resolves.toBe('/usr/bin/chromium');
    expect(fake.lines).toEqual(['/usr/bin/chromium --version']);
  });

  it('skips a stub that cannot print its version', async () => {
    const fake = machine({
      files: ['/usr/bin/chromium', '/usr/bin/microsoft-edge'],
      onRun: (line) => (line.includes('chromium') ? 10 : 0),
    });
    await expect(findBrowser(fake, cli)).resolves.toBe('/usr/bin/microsoft-edge');
  });

  it("tries Playwright's download when nothing is installed", async () => {
    const fake = machine({
      onRun(line, files) {
        if (line.includes('install')) files.add('/cache/chrome');
        return 0;
      },
    });
    await expect(findBrowser(fake, cli)).resolves.toBe('/cache/chrome');
  });

  it('installs the package as root when the download fails', async () => {
    const fake = machine({
      files: ['/usr/bin/apt-get'],
      isRoot: true,
      onRun(line, files) {
        if (line.includes(cli)) return 1;
        if (line.startsWith('apt-get install')) files.add('/usr/bin/chromium');
        return 0;
      },
    });
    await expect(findBrowser(fake, cli)).resolves.toBe('/usr/bin/chromium');
  });

  it('names what to install when every attempt fails', async () => {
    const fake = machine({ files: ['/usr/bin/apt-get'], onRun: () => 1 });
    await expect(findBrowser(fake, cli)).rejects.toThrow('apt-get install chromium');
    expect(fake.lines.some((line) => line.startsWith('apt-get'))).toBe(false);
  });
});
