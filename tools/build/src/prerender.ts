import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { releases, type ShellRecord } from '@cred/contract';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { projectRoot } from './project-root';

/** The record's entry about prerendered pages. */
type Prerendered = NonNullable<ShellRecord['prerendered']>;

const FILE = 'prerendered.json';

/**
 * Renders pages of the shell at build time (decision record 0015): compiles `src/prerender/prerender.tsx` for Node in
 * addition to the browser's build, runs it, and writes the result into the build's folder. Must be added before the
 * plugin that writes the record.
 */
export class PrerenderPlugin {
  private rendering: Promise<string> | undefined;
  /** Set when the build is done. */
  written: Prerendered | undefined;

  /** @param configuration the browser's build; the markup must match its modules and their order */
  constructor(private readonly configuration: Configuration) {}

  apply(compiler: Compiler): void {
    compiler.hooks.run.tap('PrerenderPlugin', () => {
      this.rendering = render(this.configuration);
      // Awaited when the build is done; without this handler an earlier failure would be an unhandled rejection.
      this.rendering.catch(() => undefined);
    });
    compiler.hooks.done.tapPromise('PrerenderPlugin', async (stats) => {
      const content = await this.rendering;
      if (content === undefined || stats.hasErrors()) return;
      writeFileSync(join(compiler.options.output.path ?? '', FILE), content);
      this.written = { file: FILE, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    });
  }
}

async function render(configuration: Configuration): Promise<string> {
  // A separate folder, because two builds can run at once.
  const folder = join(projectRoot(), '.cache', 'prerender', `${process.pid}-${Date.now()}`);
  try {
    await compile({
      ...configuration,
      output: {
        path: folder,
        filename: '[name].mjs',
        chunkFilename: '[name].mjs',
        module: true,
        library: { type: 'module' },
      },
    });
    const { prerenderPages } = (await import(pathToFileURL(join(folder, 'prerender.mjs')).href)) as {
      prerenderPages(): Promise<unknown>;
    };
    return `${JSON.stringify(releases.prerendered.parse(await prerenderPages()), null, 1)}\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  if (!compiler) throw new Error('The bundler returned no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors())
        reject(
          new Error(`The pages to prerender could not be built:\n${stats.toString({ all: false, errors: true })}`),
        );
      else resolve();
    });
  });
}
