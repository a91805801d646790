import type { ReportItem } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { hadPreviews } from '../previews/previews';
import type { AreaBuild, BuildFailure } from './load-build';

/** One page in this many reports its loads and its metrics; every page reports failures. */
export const SAMPLE_WEIGHT = 10;
/** The maximum number of failures that one page reports. */
const MAX_FAILURES = 20;

let failureCount = 0;
const sampled = Math.random() * SAMPLE_WEIGHT < 1;

/** Sends an item with the code that is loaded on demand. Tabs with previews report nothing. */
const send = (item: ReportItem, urls: readonly { url: string; integrity: string }[] = []): void => {
  if (hadPreviews()) return;
  void import(/* webpackChunkName: "releases" */ '../reports/send').then(
    ({ report }) => report(item, urls),
    () => undefined,
  );
};

export function reportLoad({ area, build }: AreaBuild, milliseconds: number): void {
  if (!sampled) return;
  send({ type: 'load', area, build, weight: SAMPLE_WEIGHT });
  send({ type: 'metric', area, build, metric: 'load', value: Math.round(milliseconds) });
}

/** Starts measuring the area's page that is on the screen. */
export function reportShown({ area, build }: AreaBuild): void {
  if (sampled && !hadPreviews())
    void import(/* webpackChunkName: "releases" */ '../reports/vitals').then(
      ({ measureArea }) => measureArea({ area, build }),
      () => undefined,
    );
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
