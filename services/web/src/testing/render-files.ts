import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerFile } from '@cred/deployment/render-process';
import { compileService } from '@cred/service-kit/testing/compile-service';

/** The compiled render process, and files of builds for it. */
export interface RenderFiles {
  readonly main: string;
  /** The folder of the files. */
  readonly builds: string;
  add(source: string): ServerFile;
  remove(): void;
}

export function makeRenderFiles(): RenderFiles {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cred-render-')));
  const builds = join(folder, 'builds');
  mkdirSync(builds);
  let count = 0;
  return {
    main: compileService(join(__dirname, '../../../render/src'), join(folder, 'dist')),
    builds,
    add(source) {
      count += 1;
      const build = count.toString(16).padStart(16, '0');
      const path = join(builds, `${build}.cjs`);
      writeFileSync(path, source);
      return { build, path, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A shell whose markup is what the areas' `show` returns for the page's configuration. */
export const FIXTURE_SHELL = `
module.exports = {
  singletons: { react: { module: {} } },
  async render({ url, config, areas, now, onPart, signal }) {
    const aborted = new Promise((resolve, reject) => signal.addEventListener('abort', () => reject(new Error('waits'))));
    const [html, builds, failures] = [[], {}, []];
    for (const [area, { build, exposed }] of Object.entries(areas)) {
      onPart(area);
      try {
        html.push('<main>' + await Promise.race([exposed.show(config, url), aborted]) + '</main>');
        builds[area] = build;
      } catch (error) {
        failures.push({ area, message: String(error) });
      }
      onPart(null);
    }
    return {
      html: '<nav></nav>' + html.join(''),
      style: '<style data-styled="true" data-styled-version="6.6.0">main{color:red}</style>',
      rules: '[data-style="0"]{top:0}',
      title: '<b> · Cred',
      rendered: { now, builds, queries: [] },
      firstAnswers: (config.firstAnswers ?? []).slice(1),
      failures,
    };
  },
};`;
