/**
 * The product as one bundle: the same sources with `shell/src/federation/runtime.ts`, which loads areas from the
 * release table, and `shell/src/server/server.tsx`, which is given the areas' modules, replaced by modules that import them.
 *
 * Equal in both variants: every other line of source, the bundler and its settings, the minifier, the browsers, the split
 * by entry chunks and by areas, integrity, brotli, the page server with its first answers and its preloads (entry, entry
 * chunk, the route's area), the render process and its limits, the services. Different: there is no federation runtime,
 * areas have no entries, the bundler removes unused exports of the shared packages and may put modules that areas share
 * into common chunks; on the server, areas are part of the shell's file, and their modules stay for all pages of a realm.
 * The release table stands in both pages: with the bundle it has a copy of the area's build that names no preloads, since
 * the page server would name the federated files.
 */
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseTable, ShellRecord } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { OperatorError } from '@cred/tool-kit/errors';
import { lastLines, runCommand } from '@cred/tool-kit/process/run-command';
import { knownAreas, readLocalBuild } from '@cred/tool-kit/builds/local-builds';
import { CopiedBuilds } from '../product/registry';
import type { BenchStack } from '../stack';
import { makeCheckout } from './checkout';
import type { Variant } from './measured';

const CONFIG = 'one-bundle.config.ts';

const runtimeSource = (areas: readonly string[]): string => `import type { Loadable } from '@cred/contract';

const areas: Readonly<Record<string, () => Promise<unknown>>> = {
${areas.map((area) => `  ${JSON.stringify(area.replaceAll('-', '_'))}: () => import(/* webpackChunkName: "area-${area}" */ '../../../remotes/${area}/src/remote'),`).join('\n')}
};

export async function loadExposed({ global }: Loadable): Promise<unknown> {
  return areas[global.slice('cred_'.length, -17)]?.();
}
`;

const serverSource = (areas: readonly string[]): string => `import '../lib/forbid-eval';
${areas.map((area, index) => `import * as area${index} from '../../../remotes/${area}/src/remote';`).join('\n')}
import { render as renderWith } from './render-page';

export { legacySingletons as singletons } from '@cred/legacy-singletons';

const exposed: Readonly<Record<string, unknown>> = { ${areas.map((area, index) => `${JSON.stringify(area)}: area${index}`).join(', ')} };

/** The areas of the page with the modules of this bundle. */
export const render: typeof renderWith = ({ areas, ...input }) =>
  renderWith({
    ...input,
    areas: Object.fromEntries(Object.entries(areas).map(([area, { build }]) => [area, { build, exposed: exposed[area] }])),
  });
`;

/** The shell's own build configuration, extended to list the files of each area's chunk. */
const configSource = `import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import config from './rspack.config';

config.plugins?.push({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('AreaFiles', (stats) => {
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      const files = Object.entries(groups).map(([name, group]) => [name, (group.assets ?? []).map((asset) => asset.name)]);
      writeFileSync(join(compiler.options.output.path ?? '', '..', 'groups.json'), JSON.stringify(Object.fromEntries(files)));
    });
  },
});

export default config;
`;

/** The bundle's file for the server has the shell and every area in it, so it may be as large as all their files. */
function raiseServerBudget(checkout: string, files: number): void {
  const path = join(checkout, 'shared', 'contract', 'src', 'build-record.ts');
  const source = readFileSync(path, 'utf8');
  const raised = source.replace(/(SERVER_BUDGET_BYTES = )([\d_]+);/, `$1$2 * ${files};`);
  if (raised === source) throw new Error(`${path} has no budget of the file for the server`);
  writeFileSync(path, raised);
}

/** Both variants of the shell, in the folder that the product's page server reads. */
export class ShellVariants {
  /** The live builds of areas, by area. */
  private readonly live = new Map<string, string>();

  /**
   * @param records by variant and area ('' for pages without one): the record that the page server uses
   * @param builds by area: the build that is live with each variant while a page of the area is measured
   */
  private constructor(
    private readonly stack: BenchStack,
    private readonly dist: string,
    private readonly records: Readonly<
      Record<Variant, (area: string) => { readonly marker: string; readonly record: ShellRecord }>
    >,
    private readonly builds: ReadonlyMap<string, Readonly<Record<Variant, string>> & { readonly copies: CopiedBuilds }>,
  ) {
    for (const [area, { federated }] of builds) this.live.set(area, federated);
  }

  /**
   * Builds the single bundle from the sources of a stack's checkout and puts it next to the checkout's shell. The page
   * server preloads by entry chunk, so there is one record for each area, whose entry chunk includes that area's chunk.
   */
  static async make(stack: BenchStack, stop: AbortSignal): Promise<ShellVariants> {
    const { checkout } = stack;
    const dist = join(checkout, 'shell', 'dist');
    const { build: federated } = readJson<{ build: string }>(join(dist, 'current.json'));
    const federatedRecord = releases.shellRecord.parse(readJson(join(dist, federated, 'record.json')));
    const areas = knownAreas(checkout);
    const copy = makeCheckout(checkout);
    try {
      const shell = join(copy.folder, 'shell');
      writeFileSync(join(shell, 'src', 'federation', 'runtime.ts'), runtimeSource(areas));
      writeFileSync(join(shell, 'src', 'server', 'server.tsx'), serverSource(areas));
      writeFileSync(join(shell, CONFIG), configSource);
      raiseServerBudget(copy.folder, areas.length + 1);
      const cli = join(copy.folder, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
      const { code, output } = await runCommand(process.execPath, [cli, 'build', '--config', CONFIG], {
        cwd: shell,
        env: { ...process.env, NODE_ENV: 'production' },
        signal: stop,
      });
      if (code !== 0) throw new OperatorError(`The single bundle could not be built:\n${lastLines(output, 40)}`);
      const { build } = readJson<{ build: string }>(join(shell, 'dist', 'current.json'));
      const groups = readJson<Record<string, string[]>>(join(shell, 'dist', 'groups.json'));
      cpSync(join(shell, 'dist', build), join(dist, build), { recursive: true });
      const record = releases.shellRecord.parse(readJson(join(dist, build, 'record.json')));
      const areaRecords = ['', ...areas].map((area, index) => {
        const marker = `${build.slice(0, -2)}${index.toString(16).padStart(2, '0')}`;
        const files = area === '' ? [] : groups[`area-${area}`];
        if (!files) throw new Error(`The single bundle has no chunk for ${area}`);
        const adapted: ShellRecord = {
          ...record,
          lanes: { ...record.lanes, federation: [...new Set([...record.lanes.federation, ...files])] },
        };
        mkdirSync(join(dist, marker), { recursive: true });
        writeFileSync(join(dist, marker, 'record.json'), JSON.stringify(adapted));
        return [area, { marker, record: adapted }] as const;
      });
      const byArea = new Map(areaRecords);
      const builds = new Map(
        await Promise.all(
          areas.map(async (area) => {
            const copies = new CopiedBuilds(stack, area);
            const { build: federatedBuild } = readLocalBuild(checkout, area).record;
            const bundle = await copies.publish('// Not used: the bundle has its own', true);
            return [area, { federated: federatedBuild, bundle, copies }] as const;
          }),
        ),
      );
      const bundled = (area: string) => {
        const found = byArea.get(area);
        if (!found) throw new Error(`There is no area ${area}`);
        return found;
      };
      const records = { federated: () => ({ marker: federated, record: federatedRecord }), bundle: bundled };
      return new ShellVariants(stack, dist, records, builds);
    } finally {
      copy.dispose();
    }
  }

  /** The record that the page server uses for the pages of an area. */
  recordOf(variant: Variant, area: string): ShellRecord {
    return this.records[variant](area).record;
  }

  /** Makes the page server send this variant; resolves when it does. */
  async activate(variant: Variant, area: string, stop: AbortSignal): Promise<void> {
    const { marker, record } = this.records[variant](area);
    for (const [name, { copies, ...builds }] of this.builds) {
      const build = builds[name === area ? variant : 'federated'];
      if (this.live.get(name) === build) continue;
      await copies.promote(build);
      this.live.set(name, build);
    }
    // A new file each time: the page server detects a change by inode and time.
    writeFileSync(join(this.dist, 'current.json.new'), JSON.stringify({ build: marker }));
    renameSync(join(this.dist, 'current.json.new'), join(this.dist, 'current.json'));
    const entryFile = record.entry[0] ?? '';
    const { url } = this.stack;
    for (let tries = 0; tries < 200; tries += 1) {
      // The page server checks for a change at most once a second.
      await delay(tries === 0 ? 1_050 : 50, undefined, { signal: stop });
      const html = await (await fetch(url, { headers: { accept: 'text/html' }, signal: stop })).text();
      if (!html.includes(`/shell/${record.build}/${entryFile}`)) continue;
      const table = (await (await fetch(`${url}/releases.json`, { signal: stop })).json()) as ReleaseTable;
      if ([...this.live].every(([name, build]) => table.areas[name]?.build === build)) return;
    }
    throw new OperatorError(`The page server does not send the build ${marker}`);
  }
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
