import { html, type Html } from './html';

/** A moment's value of a build; null where nothing was told. */
export interface Point {
  readonly at: number;
  readonly value: number | null;
  /** From so little that chance rules it: drawn hollow. */
  readonly few: boolean;
}

export interface Series {
  /** 0 to 4: its colour and its dashes. */
  readonly look: number;
  readonly points: readonly Point[];
}

export interface ChartOptions {
  readonly id: string;
  readonly title: string;
  /** What the values are, after the title. */
  readonly unit: string;
  /** The picture in a sentence, for those who do not see it. */
  readonly says: string;
  readonly from: number;
  readonly to: number;
  /** Milliseconds from one mark of the time axis to the next, in UTC. */
  readonly tick: number;
  /** The length of a slot of time, in ms. */
  readonly slot: number;
  /** The value axis reaches at least so far. */
  readonly least: number;
  readonly format: (value: number) => string;
  readonly series: readonly Series[];
  /** When something was released, by the number that it has in the list below. */
  readonly marks: readonly { readonly number: number; readonly at: number }[];
}

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 52;
const RIGHT = 8;
const TOP = 18;
const BOTTOM = 22;

/** A line for each build over time, as SVG without script and style of its own. */
export function chart(options: ChartOptions): Html {
  const { id, title, unit, says, from, to, tick, format, series, marks } = options;
  const highest = Math.max(options.least, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const step = niceStep(highest / 3);
  const top = Math.ceil(highest / step - 1e-9) * step;
  const x = (at: number): number => LEFT + ((at - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const ticks = Array.from(
    { length: Math.floor((to - from) / tick) + 1 },
    (_, index) => Math.ceil(from / tick) * tick + index * tick,
  ).filter((at) => at <= to);
  return html`<figure>
    <figcaption id="${id}">${title}<span class="muted">, ${unit}</span></figcaption>
    <svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${says}">
      ${levels.map((value) => html`<path class="grid" d="M${LEFT} ${one(y(value))}H${WIDTH - RIGHT}"/><text x="${LEFT - 6}" y="${one(y(value) + 4)}" text-anchor="end">${format(value)}</text>`)}
      ${ticks.map((at) => html`<text x="${one(x(at))}" y="${HEIGHT - 6}" text-anchor="${anchor(x(at))}">${timeLabel(at, tick)}</text>`)}
      ${flags(marks.map(({ number, at }) => ({ number, x: x(at) })))}
      ${series.map((each) => lines(each, options.slot, x, y))}
    </svg>
  </figure>`;
}

/** A line for each release; numbers that would stand on each other share a flag, such as 2-4. */
function flags(marks: readonly { readonly number: number; readonly x: number }[]): Html[] {
  const groups: { number: number; x: number }[][] = [];
  for (const mark of [...marks].sort((a, b) => a.number - b.number)) {
    const group = groups.at(-1);
    if (group && mark.x - (group.at(-1)?.x ?? 0) < 22) group.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => {
    const [first, last] = [group[0]?.number, group.at(-1)?.number];
    const text = first === last ? String(first) : `${first}-${last}`;
    const width = 8 + 6 * text.length;
    const middle = Math.min(group.reduce((sum, each) => sum + each.x, 0) / group.length, WIDTH - width / 2);
    return html`${group.map(({ x }) => html`<path class="mark" d="M${one(x)} ${TOP - 4}V${HEIGHT - BOTTOM}"/>`)}<rect class="flag" x="${one(middle - width / 2)}" y="1" width="${width}" height="13" rx="3"/><text class="flagtext" x="${one(middle)}" y="11" text-anchor="middle">${text}</text>`;
  });
}

/** A line through neighbouring points; where nothing was told, a gap. */
function lines({ look, points }: Series, slot: number, x: (at: number) => number, y: (value: number) => number): Html {
  let line = '';
  let dots = '';
  let few = '';
  let last: number | null = null;
  for (const point of points) {
    if (point.value === null) continue;
    const [px, py] = [one(x(point.at)), one(y(point.value))];
    line += `${last !== null && point.at - last <= slot * 1.5 ? 'L' : 'M'}${px} ${py}`;
    if (point.few) few += `M${one(x(point.at) - 2.5)} ${py}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`;
    else dots += `M${px} ${py}h0`;
    last = point.at;
  }
  const path = (name: string, d: string) => d !== '' && html`<path class="${name} s${look}" d="${d}"/>`;
  return html`${path('line', line)}${path('dot', dots)}${path('line few', few)}`;
}

/** The look of a build's line, beside its name. */
export const key = (look: number): Html =>
  html`<svg class="key" viewBox="0 0 28 10" aria-hidden="true"><path class="line s${look}" d="M0 5H28"/><path class="dot s${look}" d="M14 5h0"/></svg>`;

/** 1, 2 or 5 times a power of ten: at least as large as asked. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least - 1e-9) ?? 10);
}

const DAY = 86_400_000;
const timeLabel = (at: number, tick: number): string =>
  tick >= DAY
    ? new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    : new Date(at).toISOString().slice(11, 16);

/** Labels at the edges stay inside. */
const anchor = (x: number): string => (x > WIDTH - RIGHT - 14 ? 'end' : 'middle');

const one = (value: number): string => String(Math.round(value * 10) / 10);
