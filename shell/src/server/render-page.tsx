import { allowFirstAnswersOnly, createQueryClient, provideFirstAnswers, unusedFirstAnswers } from '@cred/api-client';
import { callAddress, calls, type FirstAnswer, type PageConfig, type RenderedState } from '@cred/contract';
import { collectPageTitle, provideRenderTime, titleWith } from '@cred/ui';
import type { QueryClient } from '@cred/vendor';
import { MemoryRouter, ServerStyleSheet } from '@cred/vendor/server';
import type { ReactNode } from 'react';
import { AppEntry } from '../app/app-entry';
import { renderToString } from 'react-dom/server.edge';
import { App } from '../app/app';
import { areaOf } from '@cred/platform';
import { loadAppEntry } from '../app/entry-chunks';
import { suggestionsQuery } from '../frame/get-suggestions';
import { chooseBuildsFor, loadArea, provideAreas } from '../federation';
import { providePageConfig } from '../lib/page-config';
import { titleOf } from '../lib/area-titles';
import { provideDataClient } from '../session/data-client';
import { sessionQuery } from '../session/session-query';
import { answerQueries } from './answer-queries';
import { CompiledStyles } from './compiled-styles';
import { observeParts } from './parts';
import { separateStyles } from './style-attributes';

interface RenderInput {
  /** Path and query. */
  readonly url: string;
  readonly config: PageConfig;
  /** The module that each area's build exposes. Areas that are missing are rendered by the browser. */
  readonly areas: Readonly<Record<string, { readonly build: string; readonly exposed: unknown }>>;
  /** In ms since 1970. */
  readonly now: number;
  /** Called with the area of each part before it is rendered, and with null after it. */
  readonly onPart?: (area: string | null) => void;
  /** Aborted when nothing more can happen: what is still pending is rendered by the browser. */
  readonly signal?: AbortSignal;
}

export interface RenderOutput {
  /** The content of the page's root element, without style attributes, which the page's policy forbids. */
  readonly html: string;
  /** The style elements, without a nonce. */
  readonly style: string;
  /** Rules that stand for the style attributes. */
  readonly rules: string;
  /** The document's, as the browser will set it before it knows the number of notifications. */
  readonly title: string;
  readonly rendered: RenderedState;
  /** The answers that the markup did not need. */
  readonly firstAnswers: readonly FirstAnswer[];
  /** Parts that threw an error or wait without end, by area. */
  readonly failures: readonly { readonly area: string; readonly message: string }[];
}

/** The address of the answer with members to follow. */
const SUGGESTIONS = callAddress(calls.getSuggestions.path);

/** A page has at most this many waves of data and code; what would need more is rendered by the browser. */
const MAX_PASSES = 6;

/**
 * Renders a page of a member from the answers in its configuration. One page at a time: the shell's modules keep the
 * state of one page, as in a browser.
 * @throws Error when the shell itself cannot be rendered
 */
export async function render({ url, config, areas, now, onPart, signal }: RenderInput): Promise<RenderOutput> {
  providePageConfig(config);
  provideRenderTime(now);
  allowFirstAnswersOnly();
  provideFirstAnswers(config.firstAnswers ?? [], 0);
  const client = provideDataClient(createQueryClient());
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  let loads = 0;
  provideAreas({
    table: config.releases,
    loader: async () => async (loadable) => {
      loads += 1;
      const given = Object.values(areas).find(({ build }) => build === loadable.build);
      return given ? given.exposed : new Promise<never>(() => undefined);
    },
    isBusy: () => false,
  });

  // Started before the first pass, which would otherwise only find out that they are missing.
  const area = areaOf(new URL(url, 'http://page').pathname);
  const me = await client.fetchQuery(sessionQuery);
  if (me) chooseBuildsFor(me);
  // The browser asks for them when it is idle; a page that has them shows them at once.
  if (config.firstAnswers?.some(({ address }) => address === SUGGESTIONS)) await client.prefetchQuery(suggestionsQuery);
  await settledOrIdle(Promise.all([loadAppEntry(), area && areas[area] && loadArea(area)]));

  const aborted = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
  const answering = answerQueries(client);
  let loadsBefore = loads;
  let { page, parts } = observeParts(() => renderApp(url), onPart);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    const known = dataOf(client).length;
    await Promise.race([answering.finish(), aborted]);
    const isComplete = (): boolean =>
      dataOf(client).length === known && loads === loadsBefore && parts.unfinished.length === 0;
    // Then no code can be pending.
    if (isComplete()) break;
    await promisesOfCode();
    // A part that is not finished may have loaded more code: what still waits after all passes waits without end.
    if (isComplete()) break;
    loadsBefore = loads;
    ({ page, parts } = observeParts(() => renderApp(url), onPart));
  }
  const builds = Object.fromEntries(parts.finished.map((area) => [area, areas[area]?.build ?? '']));
  const { html, rules } = separateStyles(page.html);
  return {
    html,
    rules,
    style: page.style,
    title: page.title,
    rendered: { now, builds, queries: dataOf(client) },
    firstAnswers: unusedFirstAnswers(),
    failures: parts.unfinished.map((area) => ({ area, message: reasonOf(url) })),
  };
}

/** Why a part was not finished. Parts never wait for data (`@cred/vendor`), but for code. */
function reasonOf(url: string): string {
  const waits = 'waits without end';
  try {
    observeParts(
      () =>
        renderToString(
          <MemoryRouter initialEntries={[url]}>
            <AppEntry />
          </MemoryRouter>,
        ),
      undefined,
      true,
    );
    return waits;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return /#426|suspended while responding/.test(message) ? waits : message;
  }
}

function renderApp(url: string): Pick<RenderOutput, 'html' | 'style' | 'title'> {
  const Router = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
  );
  const sheet = new ServerStyleSheet();
  try {
    const { result: html, name } = collectPageTitle(() =>
      renderToString(
        sheet.collectStyles(
          <CompiledStyles>
            <App router={Router} />
          </CompiledStyles>,
        ),
      ),
    );
    const pageName = name ?? titleOf(new URL(url, 'http://page').pathname);
    return { html, style: sheet.getStyleTags(), title: pageName === null ? 'Cred' : titleWith(pageName) };
  } finally {
    sheet.seal();
  }
}

const dataOf = (client: QueryClient): RenderedState['queries'] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** Lets the promises of loaded code settle. */
const promisesOfCode = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits for a promise, but not when only a promise that never settles is left. */
async function settledOrIdle(promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, 0);
  });
  await Promise.race([promise, idle]);
  // Each timer costs a run of the render process.
  clearTimeout(timer);
}
