import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { OperatorError } from '@cred/tool-kit/errors';
import { MeasuredTab, PHONE } from '../product/measured-tab';
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
  /** When the first words of home's first post were painted, with an empty cache, and in a document of the same size; in ms. */
  readonly words: readonly number[];
  readonly wordsAlone: readonly number[];
  /** The LCP of home with everything cached, and of that document; in ms. */
  readonly cached: readonly number[];
  readonly alone: readonly number[];
  /** Homes that came without markup. */
  readonly unrendered: number;
}

/** Home as it is sent, and its HTML, of the same size but with nothing that runs, from another server, alternately. */
export async function measureDocument({ browser, stacks, pages, runs, stop }: Subject): Promise<DocumentPaints> {
  const home = pages.rendered.find(({ route }) => route === 'home');
  const url = `${stacks.rendered.url}/`;
  const { html, words } = await readHome(browser, url, home?.state);
  const body = brotliCompressSync(withoutScripts(html, url));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => void response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const aloneUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const times = { words: [] as number[], wordsAlone: [] as number[], cached: [] as number[], alone: [] as number[] };
  let unrendered = 0;
  try {
    const inNewTab = async (load: (tab: MeasuredTab) => Promise<void>): Promise<void> => {
      const tab = await MeasuredTab.open(browser, { state: home?.state, slow: true, viewport: PHONE, words });
      await load(tab).finally(() => tab.close());
    };
    const sent = (): Promise<void> =>
      inNewTab(async (tab) => {
        const [cold, cached] = [await tab.load(url, stop), await tab.load(url, stop)];
        times.words.push(cold.words);
        times.cached.push(cached.lcp);
        unrendered += [cold, cached].filter(({ rendered }) => !rendered).length;
      });
    const alone = (): Promise<void> =>
      inNewTab(async (tab) => {
        const { words, lcp } = await tab.load(aloneUrl, stop);
        times.wordsAlone.push(words);
        times.alone.push(lcp);
      });
    for (let run = 0; run < runs; run += 1)
      for (const measure of run % 2 === 0 ? [sent, alone] : [alone, sent]) await measure();
  } finally {
    server.closeAllConnections();
    server.close();
  }
  if ([...times.words, ...times.wordsAlone].includes(0)) throw new OperatorError('Home showed no words of a post');
  return { ...times, unrendered };
}

/** The words of a post by which it is recognised. */
const WORDS_LENGTH = 20;
const TRIES_MAX = 100;

/** Home's HTML, and the first words of its first post. */
async function readHome(browser: Browser, url: string, state: BenchPage['state']) {
  const context = await browser.newContext(state ? { storageState: state } : {});
  try {
    let html = '';
    // On a busy machine a page can go without markup.
    for (let tries = 0; !html.includes('"rendered"'); tries += 1) {
      if (tries === TRIES_MAX) throw new OperatorError('The page server sends home without markup');
      html = await (await context.request.get(url, { headers: { accept: 'text/html' } })).text();
    }
    const response = await context.request.get(`${url}api/post?take=1`);
    const [post] = (await response.json()) as readonly {
      readonly text: string;
      readonly additionalText?: string | null;
    }[];
    return { html, words: (post?.additionalText || post?.text || '').slice(0, WORDS_LENGTH) };
  } finally {
    await context.close();
  }
}

/**
 * The page with comments in the place of scripts and what belongs to them, so that it has the same size; its pictures still
 * come from the product.
 */
const withoutScripts = (html: string, url: string): string => {
  const comment = (text: string): string => `<!--${text.replaceAll('--', '- ').slice('<!---->'.length)}-->`;
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, comment)
    .replace(/<link rel="(?:preload|modulepreload|expect)"[^>]*>/g, comment)
    .replace(/<noscript[^>]*>.*?<\/noscript>/gs, comment)
    .replace('<head>', `<head><base href="${url}">`);
};
