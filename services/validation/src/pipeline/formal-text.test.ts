import { limits } from '@cred/contract';
import { OutsideFailure } from '../outside/outside-failure';
import { neverAborted } from '../outside/testing/test-service';
import type { Fault, PartialRewriting, Rewriter } from '../text';
import { formalText } from './formal-text';

const rewriter = (name: string, rewrite: (text: string, signal: AbortSignal) => Promise<string>): Rewriter => ({
  name,
  rewrite: (text, _language, signal) => rewrite(text, signal),
});
const returns = (name: string, text: string) => rewriter(name, async () => text);
/** A stub: a text keeps its meaning when it keeps its length. */
const verify = (original: string, text: string): Fault[] =>
  original.length <= text.length ? [] : [{ kind: 'word-lost', what: original }];
const formal = (original: string, ...rewriters: readonly Rewriter[]) =>
  formalText(
    original,
    'en',
    {
      rewriters: rewriters.map((each) => ({ rewriter: each, limitMs: 50 })),
      verify,
      verifyModel: verify,
      rewriteInPart: () => null,
      stripCitations: (_original, text) => text.replace(' [1]', ''),
    },
    neverAborted,
  );

describe('formalText', () => {
  it('returns the first rewriting that keeps the meaning', async () => {
    expect(await formal('abc', returns('model', 'Abc.'), returns('lexicon', 'ABC'))).toEqual({
      text: 'Abc.',
      by: 'model',
      failed: [],
    });
  });

  it('falls back to the lexicon’s when the model’s has a fault, and reports the fault without text of the post', async () => {
    expect(await formal('abc', returns('model', 'a'), returns('lexicon', 'ABC'))).toEqual({
      text: 'ABC',
      by: 'lexicon',
      failed: ['model: word-lost'],
    });
  });

  it('returns the original text when no rewriting keeps the meaning', async () => {
    expect(await formal('abc', returns('model', 'a'), returns('lexicon', 'b'))).toEqual({
      text: 'abc',
      by: 'none',
      failed: ['model: word-lost', 'lexicon: word-lost'],
    });
  });

  it.each<[string, () => Promise<string>]>([
    ['unreachable', () => Promise.reject(new OutsideFailure('unreachable'))],
    ['fault', () => Promise.reject(new Error('a bug'))],
    ['time', () => new Promise(() => undefined)],
  ])('skips a rewriter that fails: %s', async (reason, rewrite) => {
    expect(await formal('abc', rewriter('model', rewrite), returns('lexicon', 'ABC'))).toEqual({
      text: 'ABC',
      by: 'lexicon',
      failed: [`model: ${reason}`],
    });
  });

  it('checks a model’s rewriting by its own rules, and the lexicon’s by others', async () => {
    const parts = {
      verify,
      verifyModel: (_original: string, text: string): Fault[] =>
        text.includes('freely') ? [{ kind: 'wording', what: 'freely' }] : [],
      rewriteInPart: () => null,
      stripCitations: (_original: string, text: string) => text,
    };
    const rewriteWith = (isModel: boolean) =>
      formalText(
        'abc',
        'en',
        { ...parts, rewriters: [{ rewriter: returns('first', 'abc freely'), limitMs: 50, isModel }] },
        neverAborted,
      );
    expect(await rewriteWith(true)).toEqual({ text: 'abc', by: 'none', failed: ['first: wording'] });
    expect(await rewriteWith(false)).toMatchObject({ text: 'abc freely', by: 'first' });
  });

  describe('with a model’s rewriting of which a part keeps the meaning', () => {
    const inPart = (merged: PartialRewriting | null, rewritten = 'a') => {
      const tried: string[] = [];
      const deps = {
        rewriters: [
          { rewriter: returns('model', rewritten), limitMs: 50, isModel: true },
          { rewriter: returns('lexicon', 'ABC'), limitMs: 50 },
        ],
        verify,
        verifyModel: verify,
        rewriteInPart: (_original: string, text: string) => {
          tried.push(text);
          return merged;
        },
        stripCitations: (_original: string, text: string) => text.replace(' [1]', ''),
      };
      return { tried, formal: formalText('abc', 'en', deps, neverAborted) };
    };

    it('takes that part, and reports it', async () => {
      const { tried, formal: found } = inPart(
        { text: 'Abc', taken: 1, repaired: 0, clauses: 0, sentences: 2 },
        'a [1]',
      );
      expect(await found).toEqual({
        text: 'Abc',
        by: 'model in part',
        part: { taken: 1, repaired: 0, clauses: 0, sentences: 2 },
        failed: ['model: word-lost'],
      });
      expect(tried).toEqual(['a']);
    });

    it.each([null, { text: ' ', taken: 1, repaired: 0, clauses: 0, sentences: 1 }])(
      'takes the lexicon’s when nothing can be taken (case %#)',
      async (merged) =>
        expect(await inPart(merged).formal).toEqual({ text: 'ABC', by: 'lexicon', failed: ['model: word-lost'] }),
    );

    it('takes no part of a text that is accepted whole or cannot be posted', async () => {
      for (const [text, by] of [
        ['Abc.', 'model'],
        [' ', 'lexicon'],
      ] as const) {
        const { tried, formal: found } = inPart({ text: 'Abc', taken: 1, repaired: 0, clauses: 0, sentences: 2 }, text);
        expect(await found).toMatchObject({ by });
        expect(tried).toEqual([]);
      }
    });
  });

  it('removes invented citations before the verification', async () => {
    expect(await formal('abc', returns('model', 'Abc. [1]'))).toMatchObject({ text: 'Abc.', by: 'model' });
  });

  it.each([
    ['blank', ' \n\t'],
    ['too-long', 'a'.repeat(limits.post.textMax + 1)],
    ['colliding-marks', 'abc, ?'],
  ])('rejects a rewriting that cannot be posted: %s', async (fault, text) => {
    expect(await formal('abc', returns('model', text))).toEqual({
      text: 'abc',
      by: 'none',
      failed: [`model: ${fault}`],
    });
  });

  it('normalises line ends and preserves joined emoji', async () => {
    expect(await formal('👩‍⚕️ abc', returns('model', '👩‍⚕️\r\nabcd'))).toMatchObject({ text: '👩‍⚕️\nabcd', by: 'model' });
  });

  it('accepts a long rewriting of a text that already exceeded the limit', async () => {
    const long = 'a'.repeat(limits.post.textMax + 10);
    expect(await formal(long, returns('model', long.toUpperCase()))).toMatchObject({ by: 'model' });
  });
});
