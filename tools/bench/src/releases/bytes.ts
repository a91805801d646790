import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { ShellRecord } from '@cred/contract';
import { readLocalBuild } from '@cred/tool-kit/builds/local-builds';
import { type Variant, variants, type RouteBytes } from './measured';
import type { ShellVariants } from './one-bundle';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';
import { type Loaded, MeasuredTab } from '../product/measured-tab';

interface Subject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly shells: ShellVariants;
  readonly pages: readonly BenchPage[];
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * The JavaScript of each page in both variants, measured in two ways that must agree: the files that the build records
 * list for the first paint, and what was transferred before the browser was first idle. Later requests are not counted.
 */
export async function measureBytes({
  browser,
  stack,
  shells,
  pages,
  stop,
  log,
}: Subject): Promise<readonly RouteBytes[]> {
  const results: RouteBytes[] = [];
  for (const page of pages) {
    const found = {} as Record<
      Variant,
      { sent: number; first: number; parts: Record<string, number>; requests: number }
    >;
    for (const variant of variants) {
      await shells.activate(variant, page.area, stop);
      const record = shells.recordOf(variant, page.area);
      const remote =
        variant === 'federated' && page.area !== '' ? readLocalBuild(stack.checkout, page.area) : undefined;
      const tab = await MeasuredTab.open(browser, { state: page.state, neverIdle: true });
      try {
        await tab.load(stack.url + page.path, stop);
        const scripts = tab.loaded.filter(({ url }) => url.endsWith('.js'));
        const first = [
          ...filesOf(record, page).map(
            (file) =>
              [`/shell/${record.build}/${file}`, join(stack.checkout, 'shell', 'dist', record.build, file)] as const,
          ),
          ...(remote?.record.preload ?? []).map(
            (file) =>
              [`/builds/${page.area}/${remote?.record.build}/${file}`, join(remote?.folder ?? '', file)] as const,
          ),
        ];
        for (const [path, file] of first) checkSent(scripts, path, statSync(`${file}.br`).size);
        found[variant] = {
          sent: sum(scripts.map(({ bytes }) => bytes)),
          first: sum(first.map(([, file]) => statSync(`${file}.br`).size)),
          parts: partsOf(scripts, record, variant),
          requests: scripts.length,
        };
      } finally {
        await tab.close();
      }
    }
    const both = <K extends 'sent' | 'first' | 'parts' | 'requests'>(key: K) => ({
      federated: found.federated[key],
      bundle: found.bundle[key],
    });
    results.push({
      route: page.route,
      sent: both('sent'),
      first: both('first'),
      parts: both('parts'),
      requests: both('requests'),
    });
    log(
      `${page.route}: ${(found.federated.sent / 1_000).toFixed(1)} kB federated, ${(found.bundle.sent / 1_000).toFixed(1)} kB as one bundle`,
    );
  }
  return results;
}

/** The files that the page server names in the HTML: the entry and the preloads. */
function filesOf({ entry, lanes }: ShellRecord, { area }: BenchPage): string[] {
  return [...new Set([...entry, ...(area === '' ? lanes.auth : [...lanes.app, ...lanes.federation])])];
}

/** @throws Error when a file was not transferred once with its size on disk: then a measurement is wrong */
function checkSent(scripts: readonly Loaded[], path: string, bytes: number): void {
  const sent = scripts.filter(({ url }) => new URL(url).pathname === path);
  if (sent.length !== 1) throw new Error(`${path} was transferred ${sent.length} times instead of once`);
  if (sent[0]?.bytes !== bytes)
    throw new Error(`${path} has ${bytes} bytes on disk, but ${sent[0]?.bytes} were transferred`);
}

/** The bytes by purpose; `later` has the files that are not preloaded. */
function partsOf(scripts: readonly Loaded[], record: ShellRecord, variant: Variant): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { url, bytes } of scripts) {
    const file = url.slice(url.lastIndexOf('/') + 1);
    const part = url.includes('/builds/')
      ? file.startsWith('entry.')
        ? 'entries of areas'
        : 'modules of areas'
      : shellPart(file, record, variant);
    parts[part] = (parts[part] ?? 0) + bytes;
  }
  return parts;
}

function shellPart(file: string, { entry, lanes }: ShellRecord, variant: Variant): string {
  if (entry.includes(file)) return 'entry';
  if (lanes.app.includes(file) || lanes.auth.includes(file)) return 'entry chunks';
  if (!lanes.federation.includes(file)) return 'later';
  return variant === 'federated' ? 'federation runtime' : 'modules of areas';
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
