import type { AreaStatus, Change } from '@cred/deployment/registry';
import { attemptsOf } from '../trials/judge-trial';
import { chart, key, type Point } from './chart';
import { failuresPerThousand, figuresOf, percentile, type CountRow, type Figures } from './figures';
import { html, type Html } from './html';
import {
  buildCode,
  deed,
  duration,
  failuresText,
  number,
  percentileText,
  rateText,
  shortBuild,
  time,
  typed,
} from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What can be looked at, by hours; `slot` and `tick` in ms. */
export const ranges = {
  1: { title: '1 hour', slot: 2 * MINUTE, tick: 10 * MINUTE },
  24: { title: '24 hours', slot: 30 * MINUTE, tick: 4 * HOUR },
  168: { title: '7 days', slot: 3 * HOUR, tick: 24 * HOUR },
} as const;
export type Hours = keyof typeof ranges;

/** Slots with fewer attempts or measurements than this are drawn hollow. */
const FEW = 20;
const SERIES_MAX = 5;
const MARKS_MAX = 9;

interface SlotRow extends CountRow {
  readonly build: string;
  readonly at: number;
}

export interface Pictured {
  readonly hours: Hours;
  readonly status: AreaStatus;
  readonly rows: readonly SlotRow[];
  /** Of the same time, newest first. */
  readonly changes: readonly Change[];
  readonly now: Date;
}

/** When the picture begins: at the start of a slot. */
export function beginning(hours: Hours, now: Date): Date {
  const { slot } = ranges[hours];
  return new Date(Math.floor(now.getTime() / slot) * slot - hours * HOUR + slot);
}

interface BuildFigures {
  readonly build: string;
  readonly role: string;
  readonly look: number;
  readonly all: Figures;
  readonly slots: ReadonlyMap<number, Figures>;
}

/** The pictures of an area, the builds that they show, and the same as a table. */
export function pictures(pictured: Pictured): Html {
  const builds = buildsOf(pictured);
  if (builds.length === 0) {
    return html`<p class="note">Nothing was told of this area in this time. Browsers tell of builds, by a page server, within a minute of showing them.</p>`;
  }
  const marks = pictured.changes
    .slice(0, MARKS_MAX)
    .map((change, index, all) => ({ number: all.length - index, at: Date.parse(change.at), change }));
  const shown = builds.slice(0, SERIES_MAX);
  return html`${summary(builds, pictured.status)}
    <div class="pictures">${charts(pictured, shown, marks)}</div>
    ${builds.length > shown.length && html`<p class="small">Drawn are ${SERIES_MAX} builds; the table has the other ${builds.length - shown.length} too.</p>`}
    ${marks.length > 0 && html`<div><h3 class="small">Changes in this time</h3><ol class="marks small" reversed>${marks.map(({ number: n, change }) => html`<li><span class="n">${n}</span>${time(change.at)} ${deed(change)} by ${typed(change.actor)}</li>`)}</ol></div>`}
    ${asTable(builds)}`;
}

/** Live first, then the one on trial, the one before, and what else was told of, by how much. */
function buildsOf({ rows, status }: Pictured): BuildFigures[] {
  const roles = new Map([
    [status.previous, 'before'],
    [status.trial?.build, 'on trial'],
    [status.live, 'live'],
  ]);
  const order = ['live', 'on trial', 'before', ''];
  const found = [...new Set(rows.map(({ build }) => build))].map((build) => {
    const own = rows.filter((row) => row.build === build);
    const times = [...new Set(own.map(({ at }) => at))];
    return {
      build,
      role: roles.get(build) ?? '',
      all: figuresOf(own),
      slots: new Map(times.map((at) => [at, figuresOf(own.filter((row) => row.at === at))] as const)),
    };
  });
  found.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role) || attemptsOf(b.all) - attemptsOf(a.all));
  // A build keeps its look whatever else was told of: the live one's is always the same.
  const free = [0, 1, 2, 3, 4].filter((look) => !found.some(({ role }) => order.indexOf(role) === look && role !== ''));
  return found.map((each) => ({
    ...each,
    look: each.role === '' ? (free.shift() ?? SERIES_MAX - 1) : order.indexOf(each.role),
  }));
}

function charts(
  { hours, now }: Pictured,
  builds: readonly BuildFigures[],
  marks: readonly { readonly number: number; readonly at: number }[],
): Html[] {
  const { title, slot, tick } = ranges[hours];
  const from = beginning(hours, now).getTime();
  const base = { from, to: from + hours * HOUR, tick, slot, marks };
  const series = (value: (figures: Figures) => number | null, of: (figures: Figures) => number) =>
    builds.map(({ look, slots }) => ({
      look,
      points: [...slots]
        .sort(([a], [b]) => a - b)
        .map(([at, figures]): Point => ({ at: at + slot / 2, value: value(figures), few: of(figures) < FEW })),
    }));
  const says = (what: string, text: (figures: Figures) => string): string =>
    `${what}, last ${title}: ${builds.map(({ build, role, all }) => `${shortBuild(build)}${role === '' ? '' : ` (${role})`} ${text(all)}`).join(', ')}. The table below has every value.`;
  const timing = (metric: 'load' | 'LCP') => ({
    series: series(
      (figures) => percentile(metric, figures[metric])?.value ?? null,
      (figures) => percentile(metric, figures[metric])?.of ?? 0,
    ),
    format: duration,
    unit: '75th percentile',
    least: 300,
  });
  return [
    chart({
      ...base,
      id: 'failures',
      title: 'Failures',
      unit: 'per 1,000 loads',
      least: 9,
      format: rateAxis,
      says: says('Failures per 1,000 loads', failuresText),
      series: series(failuresPerThousand, attemptsOf),
    }),
    chart({
      ...base,
      id: 'load',
      title: 'Load time of the area',
      says: says('Load time, 75th percentile', (all) => percentileText('load', all)),
      ...timing('load'),
    }),
    chart({
      ...base,
      id: 'lcp',
      title: 'Largest contentful paint',
      says: says('Largest contentful paint, 75th percentile', (all) => percentileText('LCP', all)),
      ...timing('LCP'),
    }),
  ];
}

const rateAxis = (value: number): string => String(Math.round(value * 100) / 100);

const summary = (
  builds: readonly BuildFigures[],
  { tabs }: AreaStatus,
): Html => html`<div class="scroll" role="region" aria-label="Builds in this time" tabindex="0"><table>
  <caption class="hidden">Builds in this time</caption>
  <thead><tr><th scope="col">Build</th><th scope="col" class="num">Loads</th><th scope="col" class="num">Failures per 1,000</th><th scope="col" class="num">Load time</th><th scope="col" class="num">LCP</th><th scope="col" class="num">Open tabs</th></tr></thead>
  <tbody>${builds.map(
    (
      { build, role, look, all },
      index,
    ) => html`<tr><th scope="row">${index < SERIES_MAX && key(look)}${buildCode(build)} ${role !== '' && html`<span class="badge${role === 'live' && ' good'}">${role}</span>`}</th>
      <td class="num">${number(attemptsOf(all))}</td><td class="num">${failuresText(all)}</td><td class="num">${percentileText('load', all)}</td><td class="num">${percentileText('LCP', all)}</td><td class="num">${tabs ? number(tabs[build] ?? 0) : 'not known'}</td></tr>`,
  )}</tbody></table></div>`;

const asTable = (
  builds: readonly BuildFigures[],
): Html => html`<details id="values"><summary>Every value as a table</summary><div class="scroll" role="region" aria-label="Every value" tabindex="0"><table>
  <caption>Every value<span class="small">Times are UTC. Loads count failed ones too, and are told by a part of the pages for all; failures by every page. Load time and LCP are 75th percentiles.</span></caption>
  <thead><tr><th scope="col">From</th><th scope="col">Build</th><th scope="col" class="num">Loads</th><th scope="col" class="num">Failures</th><th scope="col" class="num">Per 1,000</th><th scope="col" class="num">Load time</th><th scope="col" class="num">LCP</th></tr></thead>
  <tbody>${builds
    .flatMap(({ build, slots }) => [...slots].map(([at, figures]) => ({ build, at, figures })))
    .sort((a, b) => b.at - a.at)
    .map(
      ({ build, at, figures }) =>
        html`<tr><th scope="row">${time(new Date(at).toISOString())}</th><td>${buildCode(build)}</td><td class="num">${number(attemptsOf(figures))}</td><td class="num">${number(figures.failures)}</td><td class="num">${rate(figures)}</td><td class="num">${percentileText('load', figures)}</td><td class="num">${percentileText('LCP', figures)}</td></tr>`,
    )}</tbody></table></div></details>`;

const rate = (figures: Figures): string => {
  const value = failuresPerThousand(figures);
  return value === null ? '' : rateText(value);
};
