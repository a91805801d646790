import type { ReportItem } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { hadPreviews } from '../previews/previews';
import type { AreaBuild, BuildFailure } from './load-build';

/** One page in so many tells of its loads and its speed; failures are told by all. */
export const SAMPLE = 10;
/** The most failures that one page tells. */
const FAILURES_MAX = 20;

let failures = 0;
const sampled = Math.random() * SAMPLE < 1;

/** Hands an item to the reports, whose code comes when the first of them does. What testers do counts for nobody. */
const send = (item: ReportItem, urls: readonly { url: string; integrity: string }[] = []): void => {
  if (hadPreviews()) return;
  void import(/* webpackChunkName: "releases" */ '../reports/send').then(
    ({ report }) => report(item, urls),
    () => undefined,
  );
};

export function tellLoad({ area, build }: AreaBuild, milliseconds: number): void {
  if (!sampled) return;
  send({ type: 'load', area, build, weight: SAMPLE });
  send({ type: 'metric', area, build, metric: 'load', value: Math.round(milliseconds) });
}

/** An area's page is on the screen. */
export function tellShown({ area, build }: AreaBuild): void {
  if (sampled && !hadPreviews())
    void import(/* webpackChunkName: "releases" */ '../reports/vitals').then(
      ({ shown }) => shown({ area, build }),
      () => undefined,
    );
}

export function tellFailure(area: AreaName, { loadable, kind }: BuildFailure, helped: boolean): void {
  failures += 1;
  if (failures > FAILURES_MAX) return;
  const urls = loadable.preload.map((file) => ({
    url: loadable.base + file,
    integrity: loadable.integrity[file] ?? '',
  }));
  send({ type: 'failure', area, build: loadable.build, kind, helped }, kind === 'load' ? urls : []);
}
