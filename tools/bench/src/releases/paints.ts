import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { percentile } from '../statistics';
import { type Variant, variants, type PaintResults, type RoutePaint } from './measured';
import type { ShellVariants } from './one-bundle';
import type { BenchPage } from '../product/pages';
import type { BenchStack } from '../stack';
import { MeasuredTab, PHONE } from '../product/measured-tab';

/**
 * Fewer runs than for the comparison of variants: a page that waits for a broken area is slower by far more than 5%.
 */
const UNAVAILABLE_RUNS = 5;

export interface PaintSubject {
  readonly browser: Browser;
  readonly stack: BenchStack;
  readonly shells: ShellVariants;
  readonly pages: readonly BenchPage[];
  readonly runs: number;
  readonly stop: AbortSignal;
  readonly log: (line: string) => void;
}

/**
 * The largest contentful paint of each page with a slow network and processor, both variants alternately, each in an empty
 * browser.
 */
export async function measurePaints({
  browser,
  stack,
  shells,
  pages,
  runs,
  stop,
  log,
}: PaintSubject): Promise<readonly RoutePaint[]> {
  const results: RoutePaint[] = [];
  for (const page of pages) {
    const lcp: Record<Variant, number[]> = { federated: [], bundle: [] };
    const cls: Record<Variant, number[]> = { federated: [], bundle: [] };
    const unrendered: Record<Variant, number> = { federated: 0, bundle: 0 };
    const elements = new Set<string>();
    // The first run is a warm-up and does not count.
    for (let run = -1; run < runs; run += 1) {
      // The second variant may run on a warmed-up machine, so the order alternates.
      for (const variant of run % 2 === 0 ? variants : variants.toReversed()) {
        await shells.activate(variant, page.area, stop);
        const paints = await paintOnce(browser, stack.url + page.path, page.state, stop);
        if (run < 0) continue;
        lcp[variant].push(paints.lcp);
        cls[variant].push(paints.cls);
        if (page.area !== '' && !paints.rendered) unrendered[variant] += 1;
        elements.add(paints.element);
      }
    }
    results.push({ route: page.route, lcp, cls, unrendered });
    const medianOf = (variant: Variant): string => `${Math.round(percentile(lcp[variant], 0.5))} ms`;
    log(
      `${page.route}: LCP ${medianOf('federated')} federated, ${medianOf('bundle')} as one bundle (${[...elements].join(' | ')})`,
    );
  }
  return results;
}

async function paintOnce(browser: Browser, url: string, state: BenchPage['state'], stop: AbortSignal) {
  const tab = await MeasuredTab.open(browser, { state, slow: true, viewport: PHONE });
  try {
    return await tab.load(url, stop);
  } finally {
    await tab.close();
  }
}

/**
 * The login page as it is sent, and without scripts and their preloads, alternately; null when its form is not in the
 * HTML.
 */
export async function measureLoginWithoutScripts({
  browser,
  stack,
  shells,
  runs,
  stop,
  log,
}: PaintSubject): Promise<PaintResults['plainLogin']> {
  await shells.activate('federated', '', stop);
  const html = await (await fetch(`${stack.url}/auth/login`, { headers: { accept: 'text/html' } })).text();
  const plain = html
    .replace(/<script[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="(?:preload|modulepreload|expect)"[^>]*>\n?/g, '')
    .replace(/<noscript>.*?<\/noscript>\n?/gs, '');
  if (!/<form/.test(plain)) return null;
  const body = brotliCompressSync(plain);
  const server = createServer(
    (_request, response) =>
      void response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': body.length,
        })
        .end(body),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const urls = {
      sent: `${stack.url}/auth/login`,
      plain: `http://localhost:${(server.address() as AddressInfo).port}/`,
    };
    const times = { sent: [] as number[], plain: [] as number[] };
    for (let run = -1; run < runs; run += 1) {
      for (const which of run % 2 === 0 ? (['sent', 'plain'] as const) : (['plain', 'sent'] as const)) {
        const { lcp } = await paintOnce(browser, urls[which], undefined, stop);
        if (run >= 0) times[which].push(lcp);
      }
    }
    log(
      `login: LCP ${Math.round(percentile(times.sent, 0.5))} ms, without scripts ${Math.round(percentile(times.plain, 0.5))} ms`,
    );
    return times;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * From a click in the navigation to the next paint, after the areas were loaded in the background; network and
 * processor slow.
 */
export async function measureAreaChanges({
  browser,
  stack,
  shells,
  pages,
  runs,
  stop,
  log,
}: PaintSubject): Promise<PaintResults['changes']> {
  const home = pages.find(({ route }) => route === 'home');
  if (!home) throw new Error('there is no page home');
  await shells.activate('federated', home.area, stop);
  const tab = await MeasuredTab.open(browser, { state: home.state });
  try {
    await tab.load(stack.url + home.path, stop, 3_000);
    await tab.slowDown();
    const scripts = (): number => tab.loaded.filter(({ url }) => url.endsWith('.js')).length;
    const before = scripts();
    const nextPaint: number[] = [];
    const navigation = tab.page.getByRole('navigation', { name: 'Main' });
    const links = [
      // The first two can have a count after their name.
      ...['Notifications', 'Direct', 'Settings'].map((name) =>
        navigation.getByRole('link', { name: new RegExp(`^${name}`) }),
      ),
      navigation.locator('[data-profile]'),
      navigation.getByRole('link', { name: 'Home', exact: true }),
    ];
    for (let run = 0; run < runs; run += 1) {
      for (const link of links) {
        await tab.page.evaluate('benchClicks.length = 0');
        await link.first().click();
        await tab.settle(700, stop);
        const durations = await tab.page.evaluate<number[]>('benchClicks');
        // The browser does not report events shorter than 16 ms.
        nextPaint.push(Math.max(16, ...durations));
      }
    }
    log(
      `changing areas: ${Math.round(percentile(nextPaint, 0.5))} ms to the next paint, ${scripts() - before} scripts`,
    );
    return { nextPaint, scripts: scripts() - before };
  } finally {
    await tab.close();
  }
}

/** A page's LCP when an area on it is broken: its files are missing or requested without a response. */
export async function measureUnavailableAreas({
  browser,
  stack,
  shells,
  pages,
  runs,
  stop,
  log,
}: PaintSubject): Promise<PaintResults['unavailable']> {
  const cases = [
    { route: 'home', area: 'notifications' },
    { route: 'settings', area: 'feed' },
    { route: 'profile', area: 'profile' },
  ] as const;
  const results: PaintResults['unavailable'][number][] = [];
  for (const { route, area } of cases) {
    const page = pages.find((each) => each.route === route);
    if (!page) throw new Error(`there is no page ${route}`);
    await shells.activate('federated', page.area, stop);
    const times = { intact: [] as number[], missing: [] as number[], hanging: [] as number[] };
    for (let run = -1; run < Math.min(runs, UNAVAILABLE_RUNS); run += 1) {
      for (const fault of ['intact', 'missing', 'hanging'] as const) {
        const tab = await MeasuredTab.open(browser, { state: page.state, slow: true });
        try {
          // Only matching requests are intercepted, so that everything else loads normally.
          if (fault !== 'intact') {
            await tab.session.send('Fetch.enable', { patterns: [{ urlPattern: `*/builds/${area}/*` }] });
            tab.session.on('Fetch.requestPaused', ({ requestId }) => {
              if (fault === 'missing')
                void tab.session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 }).catch(() => undefined);
            });
          }
          tab.ignore(fault === 'hanging' ? `/builds/${area}/` : undefined);
          const { lcp } = await tab.load(stack.url + page.path, stop, 2_500);
          if (run >= 0) times[fault].push(lcp);
        } finally {
          await tab.close();
        }
      }
    }
    results.push({ page: route, area, ...times });
    log(
      `${route} with ${area}: LCP ${(['intact', 'missing', 'hanging'] as const).map((fault) => `${fault} ${Math.round(percentile(times[fault], 0.5))} ms`).join(', ')}`,
    );
  }
  return results;
}
