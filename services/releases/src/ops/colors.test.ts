import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors } from './colors';

/** Read as text: services import no code for the browser. */
const [dark = '', light = ''] = readFileSync(
  join(__dirname, '../../../../shared/ui/src/tokens/themes.ts'),
  'utf8',
).split('export const light');

describe('the colours of the ops page', () => {
  it.each([
    ['dark', dark],
    ['light', light],
  ] as const)('are those of the product, %s', (theme, source) => {
    const product = Object.fromEntries(
      [...source.matchAll(/(\w+): '(#[0-9a-f]{6})'/g)].map(([, name, value]) => [name, value]),
    );
    expect(product).toMatchObject(colors[theme]);
  });
});
