import type { ReportItem } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { whenIdle } from '../lib/idle';
import { hadPreviews } from '../previews/previews';
import { isFileMissing, type AreaBuild, type BuildFailure } from './load-build';

/** One page in this many reports its loads and its metrics; every page reports failures. */
export const SAMPLE_WEIGHT = 10;
/** The maximum number of failures that one page reports. */
const MAX_FAILURES = 20;

let failureCount = 0;
/** The kinds of errors outside of rendering that this page has reported, by build. */
const reportedThrown = new Set<string>();
const sampled = Math.random() * SAMPLE_WEIGHT < 1;

/** Sends an item with the code that is loaded on demand. Tabs with previews report nothing. */
const send = (item: ReportItem, urls: readonly { url: string; integrity: string }[] = []): void => {
  if (hadPreviews()) return;
  void import(/* webpackChunkName: "idle-parts" */ '../reports/send').then(
    ({ report }) => report(item, urls),
    () => undefined,
  );
};

let firstIdle: Promise<void> | undefined;
/** Runs a task after the browser was idle for the first time: a page in the sample loads no more code before than others. */
const onceIdle = (task: () => void): void =>
  void (firstIdle ??= new Promise((resolve) => whenIdle(resolve))).then(task);

export function reportLoad({ area, build }: AreaBuild, milliseconds: number): void {
  if (!sampled) return;
  onceIdle(() => {
    send({ type: 'load', area, build, weight: SAMPLE_WEIGHT });
    send({ type: 'metric', area, build, metric: 'load', value: Math.round(milliseconds) });
  });
}

/** Starts measuring the area's page that is on the screen. */
export function reportShown({ area, build }: AreaBuild): void {
  if (!sampled) return;
  onceIdle(() => {
    if (hadPreviews()) return;
    void import(/* webpackChunkName: "idle-parts" */ '../reports/vitals').then(
      ({ measureArea }) => measureArea({ area, build }),
      () => undefined,
    );
  });
}

export function reportFailure(area: AreaName, { loadable, kind }: BuildFailure, helped: boolean): void {
  failureCount += 1;
  if (failureCount > MAX_FAILURES) return;
  const urls = loadable.preload.map((file) => ({
    url: loadable.base + file,
    integrity: loadable.integrity[file] ?? '',
  }));
  send({ type: 'failure', area, build: loadable.build, kind, helped }, kind === 'load' ? urls : []);
}

/**
 * Reports an error that was thrown outside of rendering, once for each build and kind, because one such error can repeat
 * with every event. It belongs to the build whose file is the first one in its stack; an error without a file of a build,
 * as one of a browser extension, is not reported.
 * @param shown the builds that the page shows
 */
export function reportThrown(kind: 'event' | 'promise', error: unknown, shown: readonly AreaBuild[]): void {
  if (!(error instanceof Error) || error.name === 'AbortError' || isFileMissing(error)) return;
  const lines = error.stack?.split('\n') ?? [];
  for (const line of lines) {
    const found = shown.find(({ area, build }) => line.includes(`/${area}/${build}/`));
    if (!found) continue;
    const { area, build } = found;
    const key = `${kind} ${build}`;
    if (!reportedThrown.has(key)) send({ type: 'failure', area, build, kind, helped: false });
    reportedThrown.add(key);
    return;
  }
}
