import { limits } from '@cred/contract';
import { OutsideFailure } from '../outside/outside-failure';
import { neverAborted } from '../outside/testing/test-service';
import type { Fault, Rewriter } from '../text';
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

  it('removes invented citations before the verification', async () => {
    expect(await formal('abc', returns('model', 'Abc. [1]'))).toMatchObject({ text: 'Abc.', by: 'model' });
  });

  it.each([
    ['blank', ' \n\t'],
    ['too-long', 'a'.repeat(limits.post.textMax + 1)],
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
