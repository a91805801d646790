import { render } from '@testing-library/react';
import { createLucideIcon, type LucideProps } from 'lucide-react';
import { type ComponentType, createElement, createRef } from 'react';
import createIcon from './create-lucide-icon';

const house = {
  name: 'house',
  size: 24,
  node: [
    ['path', { d: 'M15 21v-8', key: 'one' }],
    ['circle', { cx: '12', cy: '12', r: '1', key: 'two' }],
  ] as [string, Record<string, string>][],
};
const icons = [house, { ...house, aliases: ['home', 'main-page'] }];

const uses: Readonly<Record<string, LucideProps>> = {
  'without attributes': {},
  'as the product uses it': { size: 20, strokeWidth: 1.75, 'aria-hidden': true },
  'with another fill and color': { size: 16, fill: 'currentColor', color: 'red', 'aria-hidden': true },
  'with a class': { className: 'sc-a b', size: 18 },
  'with a label': { role: 'img', 'aria-label': 'Read' },
  'with its own width and height': { width: 10, height: 12, style: { color: 'red' } },
  'with an absolute width of lines': { size: 12, absoluteStrokeWidth: true },
  'with lines that keep their width': { nonScalingStroke: true },
  'with children': { children: createElement('title', { key: 'title' }, 'Home') },
};

const markupOf = (icon: ComponentType<LucideProps>, props: LucideProps): string =>
  render(createElement(icon, props)).container.innerHTML;

describe('icons of builds', () => {
  it.each(Object.entries(uses))('have the markup of the package’s icons: %s', (_name, props) => {
    for (const icon of icons) expect(markupOf(createIcon(icon), props)).toBe(markupOf(createLucideIcon(icon), props));
  });

  it('pass on a ref', () => {
    const ref = createRef<SVGSVGElement>();
    const Icon: ComponentType<LucideProps> = createIcon(house);
    render(createElement(Icon, { ref }));
    expect(ref.current?.classList).toContain('lucide-house');
  });
});
