import { createRequire } from 'node:module';
import { compileFunction, createContext } from 'node:vm';

type Compile = typeof compileFunction;
type Options = Parameters<Compile>[2];

const { keepCompiled } = createRequire(__filename)('./keep-compiled.cjs') as {
  readonly keepCompiled: (compile: Compile) => Compile;
};

const SOURCE = 'let calls = 0; exports.next = () => (calls += 1); exports.place = place;';
const PARAMETERS = ['exports'];

/** Records the compiled code that each call was given. */
function recorded(): { readonly compile: Compile; readonly given: (NodeJS.ArrayBufferView | undefined)[] } {
  const given: (NodeJS.ArrayBufferView | undefined)[] = [];
  const compile = keepCompiled((source, parameters, options) => {
    given.push(options?.cachedData);
    return compileFunction(source, parameters, options);
  });
  return { compile, given };
}

function load(compile: Compile, place: string, options: Options, source = SOURCE) {
  const exported = {} as { next(): number; readonly place: string };
  const module = compile(source, PARAMETERS, { ...options, parsingContext: createContext({ place }) });
  module(exported);
  return { exported, isRejected: module.cachedDataRejected };
}

describe('keepCompiled', () => {
  it('uses the compiled code of a file again, for a separate module in each context', () => {
    const { compile, given } = recorded();
    const [first, second] = ['one', 'other'].map((place) => load(compile, place, { filename: '/module.js' }));
    expect(given[0]).toBeUndefined();
    expect(given[1]).toBeInstanceOf(Uint8Array);
    expect(second?.isRejected).toBe(false);
    expect([first?.exported.place, second?.exported.place]).toEqual(['one', 'other']);
    expect([first?.exported.next(), first?.exported.next(), second?.exported.next()]).toEqual([1, 2, 1]);
  });

  it('compiles another source of the file, also one of the same length', () => {
    const { compile, given } = recorded();
    load(compile, 'one', { filename: '/module.js' });
    const { exported } = load(compile, 'one', { filename: '/module.js' }, SOURCE.replace('+= 1', '+= 7'));
    expect(given).toEqual([undefined, undefined]);
    expect(exported.next()).toBe(7);
  });

  it('compiles a source without a file, or with other parameters', () => {
    const { compile, given } = recorded();
    for (let round = 0; round < 2; round += 1) load(compile, 'one', {});
    compile('', ['one'], { filename: '/module.js' });
    compile('', ['one', 'other'], { filename: '/module.js' });
    expect(given).toEqual([undefined, undefined, undefined, undefined]);
  });
});
