import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
/** Names and values of the colours in a text of TypeScript or CSS. */
const colorsIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));

// As text: services do not import browser code.
const [darkTokens = '', lightTokens = ''] = read('../../../../../shared/ui/src/tokens/themes.ts').split('const light');
const [, darkStyle = '', lightStyle = ''] = read('ops.css').split(':root {');

describe('ops.css', () => {
  it.each([
    ['dark', darkTokens, darkStyle],
    ['light', lightTokens, lightStyle],
  ])('has the colours of the product, %s', (_theme, tokens, style) => {
    const colors = colorsIn(style, /--(\w+): (#[0-9a-f]{6});/g);
    expect(Object.keys(colors).length).toBeGreaterThan(20);
    expect(colorsIn(tokens, /(\w+): '(#[0-9a-f]{6})'/g)).toMatchObject(colors);
  });

  it('defines every custom property that it uses', () => {
    const defined = new Set([...darkStyle.matchAll(/--(\w+):/g)].map(([, name]) => name));
    const used = [...read('ops.css').matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
