import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { MeasuredTab } from '../product/measured-tab';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';

/** The same product with pages that the server renders (`RENDER=on`), and without. */
const variants = ['rendered', 'plain'] as const;
export type Variant = (typeof variants)[number];

export interface Subject {
  readonly browser: Browser;
  readonly stacks: Readonly<Record<Variant, BenchStack>>;
  readonly pages: Readonly<Record<Variant, readonly BenchPage[]>>;
  readonly runs: number;
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

export interface RoutePaints {
  readonly route: string;
  /** Largest contentful paints in ms, with an empty cache and with everything cached. */
  readonly cold: Readonly<Record<Variant, readonly number[]>>;
  readonly cached: Readonly<Record<Variant, readonly number[]>>;
  /** The largest layout shift of the rendered page. */
  readonly shift: number;
}

const PHONE = { width: 390, height: 844 };

/** Every page alternately with and without markup, on a slow line and processor, each in a new browser. */
export async function measurePaints({ browser, stacks, pages, runs, stop, log }: Subject): Promise<RoutePaints[]> {
  const results: RoutePaints[] = [];
  for (const { route, path } of pages.rendered) {
    const cold: Record<Variant, number[]> = { rendered: [], plain: [] };
    const cached: Record<Variant, number[]> = { rendered: [], plain: [] };
    let shift = 0;
    // The first run is a warm-up and does not count.
    for (let run = -1; run < runs; run += 1) {
      for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
        const page = pages[variant].find((each) => each.route === route);
        const tab = await MeasuredTab.open(browser, { state: page?.state, slow: true, viewport: PHONE });
        try {
          const url = stacks[variant].url + (page?.path ?? path);
          const [first, second] = [await tab.load(url, stop), await tab.load(url, stop)];
          if (run < 0) continue;
          cold[variant].push(first.lcp);
          cached[variant].push(second.lcp);
          if (variant === 'rendered') shift = Math.max(shift, first.cls, second.cls);
        } finally {
          await tab.close();
        }
      }
    }
    results.push({ route, cold, cached, shift });
    log(`${route} measured`);
  }
  return results;
}

export interface DocumentPaints {
  /** The LCP of home, cold and with everything cached, and of its HTML alone without scripts; in ms. */
  readonly cold: readonly number[];
  readonly cached: readonly number[];
  readonly alone: readonly number[];
}

/** Home as it is sent, and its HTML without scripts and their preloads from another server, alternately. */
export async function measureDocument({ browser, stacks, pages, runs, stop }: Subject): Promise<DocumentPaints> {
  const home = pages.rendered.find(({ route }) => route === 'home');
  const url = `${stacks.rendered.url}/`;
  const body = brotliCompressSync(withoutScripts(await readPage(browser, url, home?.state), url));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => void response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const aloneUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const times = { cold: [] as number[], cached: [] as number[], alone: [] as number[] };
  try {
    const inNewTab = async (load: (tab: MeasuredTab) => Promise<void>): Promise<void> => {
      const tab = await MeasuredTab.open(browser, { state: home?.state, slow: true, viewport: PHONE });
      await load(tab).finally(() => tab.close());
    };
    const sent = (): Promise<void> =>
      inNewTab(async (tab) => {
        times.cold.push((await tab.load(url, stop)).lcp);
        times.cached.push((await tab.load(url, stop)).lcp);
      });
    const alone = (): Promise<void> =>
      inNewTab(async (tab) => void times.alone.push((await tab.load(aloneUrl, stop)).lcp));
    for (let run = 0; run < runs; run += 1)
      for (const measure of run % 2 === 0 ? [sent, alone] : [alone, sent]) await measure();
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return times;
}

async function readPage(browser: Browser, url: string, state: BenchPage['state']): Promise<string> {
  const context = await browser.newContext(state ? { storageState: state } : {});
  try {
    const html = await (await context.request.get(url, { headers: { accept: 'text/html' } })).text();
    if (!html.includes('"rendered"')) throw new OperatorError('The page server sent home without markup');
    return html;
  } finally {
    await context.close();
  }
}

/** The page without scripts; its pictures still come from the product. */
const withoutScripts = (html: string, url: string): string =>
  html
    .replace('<head>', `<head><base href="${url}">`)
    .replace(/<script[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="(?:preload|modulepreload|expect)"[^>]*>\n?/g, '')
    .replace(/<noscript[^>]*>.*?<\/noscript>\n?/gs, '');
