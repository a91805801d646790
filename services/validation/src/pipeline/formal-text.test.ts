import { limits } from '@cred/contract';
import { OutsideFailure } from '../outside/outside-failure';
import { never } from '../outside/testing/test-service';
import type { Fault, Rewriter } from '../text';
import { formalText } from './formal-text';

const rewriter = (name: string, rewrite: (text: string, signal: AbortSignal) => Promise<string>): Rewriter => ({
  name,
  rewrite: (text, _language, signal) => rewrite(text, signal),
});
const says = (name: string, text: string) => rewriter(name, async () => text);
/** A text keeps its meaning when it keeps its length; the real judge has tests of its own. */
const verify = (original: string, text: string): Fault[] =>
  original.length <= text.length ? [] : [{ kind: 'word-lost', what: original }];
const formal = (original: string, ...rewriters: readonly Rewriter[]) =>
  formalText(
    original,
    'en',
    {
      rewriters: rewriters.map((each) => ({ rewriter: each, limitMs: 50 })),
      verify,
      isWordForWord: (_original, text) => !text.includes('freely'),
      stripCitations: (_original, text) => text.replace(' [1]', ''),
    },
    never,
  );

describe('formalText', () => {
  it('takes the first rewriting that keeps the meaning', async () => {
    expect(await formal('abc', says('model', 'Abc.'), says('lexicon', 'ABC'))).toEqual({
      text: 'Abc.',
      by: 'model',
      passed: [],
    });
  });

  it('takes the lexicon’s when the model’s is at fault, and says which fault without a word of the text', async () => {
    expect(await formal('abc', says('model', 'a'), says('lexicon', 'ABC'))).toEqual({
      text: 'ABC',
      by: 'lexicon',
      passed: ['model: word-lost'],
    });
  });

  it('leaves the text as it was when nothing keeps the meaning', async () => {
    expect(await formal('abc', says('model', 'a'), says('lexicon', 'b'))).toEqual({
      text: 'abc',
      by: 'none',
      passed: ['model: word-lost', 'lexicon: word-lost'],
    });
  });

  it.each<[string, () => Promise<string>]>([
    ['unreachable', () => Promise.reject(new OutsideFailure('unreachable'))],
    ['fault', () => Promise.reject(new Error('a bug'))],
    ['time', () => new Promise(() => undefined)],
  ])('does without a rewriter that fails: %s', async (reason, rewrite) => {
    expect(await formal('abc', rewriter('model', rewrite), says('lexicon', 'ABC'))).toEqual({
      text: 'ABC',
      by: 'lexicon',
      passed: [`model: ${reason}`],
    });
  });

  it('takes a model’s only when it follows the text word by word; the lexicon’s is not asked that', async () => {
    const parts = {
      verify,
      isWordForWord: (_original: string, text: string) => !text.includes('freely'),
      stripCitations: (_original: string, text: string) => text,
    };
    const asked = (isModel: boolean) =>
      formalText(
        'abc',
        'en',
        { ...parts, rewriters: [{ rewriter: says('first', 'abc freely'), limitMs: 50, isModel }] },
        never,
      );
    expect(await asked(true)).toEqual({ text: 'abc', by: 'none', passed: ['first: too-free'] });
    expect(await asked(false)).toMatchObject({ text: 'abc freely', by: 'first' });
  });

  it('takes invented citations out before it judges', async () => {
    expect(await formal('abc', says('model', 'Abc. [1]'))).toMatchObject({ text: 'Abc.', by: 'model' });
  });

  it.each([
    ['blank', ' \n\t'],
    ['too-long', 'a'.repeat(limits.post.textMax + 1)],
  ])('refuses what cannot be posted: %s', async (fault, text) => {
    expect(await formal('abc', says('model', text))).toEqual({ text: 'abc', by: 'none', passed: [`model: ${fault}`] });
  });

  it('puts line ends into one form, and keeps joined emoji', async () => {
    expect(await formal('👩‍⚕️ abc', says('model', '👩‍⚕️\r\nabcd'))).toMatchObject({ text: '👩‍⚕️\nabcd', by: 'model' });
  });

  it('takes a long rewriting of a text that was too long for a post already', async () => {
    const long = 'a'.repeat(limits.post.textMax + 10);
    expect(await formal(long, says('model', long.toUpperCase()))).toMatchObject({ by: 'model' });
  });
});
