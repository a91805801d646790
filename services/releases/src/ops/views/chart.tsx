/** A build's value at a moment; null where nothing was reported. */
export interface Point {
  readonly at: number;
  readonly value: number | null;
  /** From too few measurements to be significant: drawn hollow. */
  readonly few: boolean;
}

export interface Series {
  /** 0 to 4: selects colour and dashes; differs in each series of a chart. */
  readonly lineStyle: number;
  readonly points: readonly Point[];
}

export interface ChartProps {
  readonly id: string;
  readonly title: string;
  /** The unit of the values, after the title. */
  readonly unit: string;
  /** The chart in a sentence, for screen readers. */
  readonly description: string;
  readonly from: number;
  readonly to: number;
  /** Milliseconds between two labels of the time axis, in UTC. */
  readonly tick: number;
  /** Milliseconds between two neighbouring points. */
  readonly slot: number;
  /** The value axis reaches at least this value. */
  readonly minTop: number;
  readonly format: (value: number) => string;
  readonly series: readonly Series[];
  /** Moments of releases, by their number in the list below the charts. */
  readonly marks: readonly { readonly number: number; readonly at: number }[];
}

const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 52;
const RIGHT = 8;
const TOP = 18;
const BOTTOM = 22;

/** A line for each build over time, as SVG without scripts and styles. */
export function Chart({
  id,
  title,
  unit,
  description,
  from,
  to,
  tick,
  slot,
  minTop,
  format,
  series,
  marks,
}: ChartProps) {
  const highest = Math.max(minTop, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const step = niceStep(highest / 3);
  const top = Math.ceil(highest / step - 1e-9) * step;
  const x = (at: number): number => LEFT + ((at - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  const ticks = Array.from(
    { length: Math.floor((to - from) / tick) + 1 },
    (_, index) => Math.ceil(from / tick) * tick + index * tick,
  ).filter((at) => at <= to);
  return (
    <figure>
      <figcaption id={id}>
        {title}
        <span className="muted">, {unit}</span>
      </figcaption>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
        {levels.map((value) => [
          <path key={`line ${value}`} className="grid" d={`M${LEFT} ${round(y(value))}H${WIDTH - RIGHT}`} />,
          <text key={`label ${value}`} x={LEFT - 6} y={round(y(value) + 4)} textAnchor="end">
            {format(value)}
          </text>,
        ])}
        {ticks.map((at) => (
          <text key={at} x={round(x(at))} y={HEIGHT - 6} textAnchor={anchor(x(at))}>
            {timeLabel(at, tick)}
          </text>
        ))}
        {groupMarks(marks.map(({ number, at }) => ({ number, x: x(at) }))).map((group) => (
          <Flag key={group[0]?.number} group={group} />
        ))}
        {series.map((each) => (
          <Line key={each.lineStyle} series={each} slot={slot} x={x} y={y} />
        ))}
      </svg>
    </figure>
  );
}

interface Mark {
  readonly number: number;
  readonly x: number;
}

/** Marks whose numbers would overlap share a flag, such as 2-4. */
function groupMarks(marks: readonly Mark[]): readonly (readonly Mark[])[] {
  const groups: Mark[][] = [];
  for (const mark of [...marks].sort((a, b) => a.number - b.number)) {
    const group = groups.at(-1);
    if (group && mark.x - (group.at(-1)?.x ?? 0) < 22) group.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** A vertical line for each release of the group, and their numbers above. */
function Flag({ group }: { readonly group: readonly Mark[] }) {
  const [first, last] = [group[0]?.number, group.at(-1)?.number];
  const text = first === last ? String(first) : `${first}-${last}`;
  const width = 8 + 6 * text.length;
  const middle = Math.min(group.reduce((sum, each) => sum + each.x, 0) / group.length, WIDTH - width / 2);
  return (
    <>
      {group.map(({ number, x }) => (
        <path key={number} className="mark" d={`M${round(x)} ${TOP - 4}V${HEIGHT - BOTTOM}`} />
      ))}
      <rect className="flag" x={round(middle - width / 2)} y="1" width={width} height="13" rx="3" />
      <text className="flagtext" x={round(middle)} y="11" textAnchor="middle">
        {text}
      </text>
    </>
  );
}

interface LineProps {
  readonly series: Series;
  readonly slot: number;
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

/** A line through neighbouring points, with a gap where nothing was reported. */
function Line({ series: { lineStyle, points }, slot, x, y }: LineProps) {
  let line = '';
  let dots = '';
  let few = '';
  let last: number | null = null;
  for (const point of points) {
    if (point.value === null) continue;
    const [px, py] = [round(x(point.at)), round(y(point.value))];
    line += `${last !== null && point.at - last <= slot * 1.5 ? 'L' : 'M'}${px} ${py}`;
    if (point.few) few += `M${round(x(point.at) - 2.5)} ${py}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0`;
    else dots += `M${px} ${py}h0`;
    last = point.at;
  }
  return (
    <>
      {line !== '' && <path className={`line s${lineStyle}`} d={line} />}
      {dots !== '' && <path className={`dot s${lineStyle}`} d={dots} />}
      {few !== '' && <path className={`line few s${lineStyle}`} d={few} />}
    </>
  );
}

/** The line style of a build, next to its name. */
export const LegendKey = ({ lineStyle }: Pick<Series, 'lineStyle'>) => (
  <svg className="key" viewBox="0 0 28 10" aria-hidden="true">
    <path className={`line s${lineStyle}`} d="M0 5H28" />
    <path className={`dot s${lineStyle}`} d="M14 5h0" />
  </svg>
);

/** The smallest 1, 2 or 5 times a power of ten that is not below the given value. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least - 1e-9) ?? 10);
}

const DAY_MS = 86_400_000;
const timeLabel = (at: number, tick: number): string =>
  tick >= DAY_MS
    ? new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    : new Date(at).toISOString().slice(11, 16);

/** Keeps labels at the edges inside the chart. */
const anchor = (x: number): 'end' | 'middle' => (x > WIDTH - RIGHT - 14 ? 'end' : 'middle');

/** To one decimal. */
const round = (value: number): string => String(Math.round(value * 10) / 10);
