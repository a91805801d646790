import { importsOf } from './imports';

describe('importsOf', () => {
  it('finds every form of import', () => {
    const source = [
      `import a, { b } from './a';`,
      `import {\n  c,\n  type D,\n} from './c';`,
      `import './e';`,
      `export * from './f';`,
      `export { g } from './g';`,
      `const h = () => import(/* webpackChunkName: "h" */ './h');`,
      `const i = require("./i");`,
      `const j = new URL('./j.ts', import.meta.url);`,
    ].join('\n');
    expect(importsOf(source)).toEqual(['./a', './c', './e', './f', './g', './h', './i', './j.ts']);
  });

  it('leaves out what is imported for types only', () => {
    const source = [
      `import type { A } from './a';`,
      `export type * from './b';`,
      `export type {\n  C,\n} from './c';`,
      `export type D = 'x';`,
      `import { e } from './e';`,
    ].join('\n');
    expect(importsOf(source)).toEqual(['./e']);
  });
});
