import { rewriteInPartByModel, verifyModelRewriting } from '../concepts/verify-model-rewriting';
import { neverAborted } from '../outside/testing/test-service';
import { detectLanguage, rewriteByLexicon, stripInventedCitations, verifyRewriting } from '../text';
import { formalText } from './formal-text';
import { tamperWith } from './testing/tamperings';
import { findDamage } from './testing/find-damage';
import { type GeneratedPost, generatePosts } from '../text/testing/generated-posts';

const made = new Map<string, string>();
/** The lexicon's rewriting of a post, made once. */
function good({ text }: GeneratedPost): string {
  const rewriting = made.get(text) ?? rewriteByLexicon(text, detectLanguage(text));
  made.set(text, rewriting);
  return rewriting;
}
const posts = generatePosts(32, 6);
const cases = tamperWith(posts, good, 7);
/** Every so many cases, what keeps the meaning is taken from the tampered text. */
const IN_PART = 24;

describe('an adversarial model', () => {
  it('is tested with thousands of cases that derive from acceptable rewritings', () => {
    expect(cases.length).toBeGreaterThan(2_000);
    const taken = posts.filter((post) => verifyRewriting(post.text, good(post)).length === 0);
    expect(taken.length).toBeGreaterThan(0.9 * posts.length);
    const followed = taken.filter((post) => verifyModelRewriting(post.text, good(post)).length === 0);
    expect(followed.length).toBeGreaterThan(0.9 * posts.length);
    expect(posts.flatMap((post) => findDamage(post.text, good(post)))).toEqual([]);
  });

  it('cannot change the meaning of a post', async () => {
    const through: unknown[] = [];
    let inPart = 0;
    for (const [index, { how, post, text }] of cases.entries()) {
      const rewriter = { name: 'model', rewrite: async () => text };
      const lexicon = { name: 'lexicon', rewrite: async () => good(post) };
      const parts = {
        rewriters: [
          { rewriter, limitMs: 10_000, isModel: true },
          { rewriter: lexicon, limitMs: 10_000 },
        ],
        verify: verifyRewriting,
        verifyModel: verifyModelRewriting,
        rewriteInPart: index % IN_PART === 0 ? rewriteInPartByModel : () => null,
        stripCitations: stripInventedCitations,
      };
      const formal = await formalText(post.text, detectLanguage(post.text), parts, neverAborted);
      if (formal.by.endsWith('in part')) inPart += 1;
      const faults = findDamage(post.text, formal.text);
      if (formal.text === text || faults.length > 0) through.push({ how, faults, post: post.text, text: formal.text });
    }
    expect(through).toEqual([]);
    expect(inPart).toBeGreaterThan(50);
  }, 60_000);
});
