import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart, niceStep, type ChartProps } from './chart';

const MINUTE = 60_000;
const props: ChartProps = {
  id: 'a',
  title: 'Failures',
  unit: 'per 1,000',
  description: 'nothing <reported>',
  from: 0,
  to: 60 * MINUTE,
  tick: 20 * MINUTE,
  slot: 2 * MINUTE,
  minTop: 10,
  format: String,
  series: [],
  marks: [],
};
const render = (changed: Partial<ChartProps> = {}): string =>
  renderToStaticMarkup(createElement(Chart, { ...props, ...changed }));
const points = (...values: readonly (number | null)[]) =>
  values.map((value, index) => ({ at: index * 2 * MINUTE, value, few: false }));
const pathOf = (source: string, name: string): string =>
  new RegExp(`class="${name}" d="([^"]*)"`).exec(source)?.[1] ?? '';

describe('chart', () => {
  it('draws a line for each build, with a gap where nothing was reported', () => {
    const source = render({ series: [{ lineStyle: 1, points: points(0, 10, null, 5) }] });
    expect(pathOf(source, 'line s1')).toMatch(/^M52 168L[\d.]+ 18M[\d.]+ 93$/);
    expect(pathOf(source, 'dot s1').match(/h0/g)).toHaveLength(3);
  });

  it('draws points with few measurements hollow', () => {
    const source = render({ series: [{ lineStyle: 0, points: [{ at: 0, value: 5, few: true }] }] });
    expect(pathOf(source, 'line few s0')).toContain('a2.5');
    expect(source).not.toContain('class="dot');
  });

  it('marks releases, describes itself in words, and labels hours', () => {
    const source = render({ marks: [{ number: 3, at: 30 * MINUTE }] });
    expect(source).toContain('>3</text>');
    expect(source).toContain('aria-label="nothing &lt;reported&gt;"');
    expect(source.match(/>0\d:\d\d<\/text>/g)).toEqual([
      '>00:00</text>',
      '>00:20</text>',
      '>00:40</text>',
      '>01:00</text>',
    ]);
  });

  it('groups releases that are close together under one flag', () => {
    const at = (minutes: number, number: number) => ({ number, at: minutes * MINUTE });
    const source = render({ marks: [at(59, 3), at(58, 2), at(5, 1)] });
    expect([...source.matchAll(/class="flagtext"[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual(['1', '2-3']);
    expect(source.match(/class="mark"/g)).toHaveLength(3);
  });

  it('has an axis without data, and no invalid number', () => {
    expect(render()).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('niceStep', () => {
  it.each([
    [0.03, 0.05],
    [1, 1],
    [3.34, 5],
    [7, 10],
    [333.4, 500],
  ])('of %d is %d', (least, step) => {
    expect(niceStep(least)).toBeCloseTo(step, 10);
  });
});
