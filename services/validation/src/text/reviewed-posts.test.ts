import { findIdentifiers } from './identifiers';
import { detectLanguage } from './tokens/language';
import { protect } from './tokens/protect';
import { rewriteByLexicon } from './rewriter/lexicon-rewriter';
import type { Language } from './tokens/types';
import { verifyRewriting } from './verify/verify-rewriting';
import { englishPosts } from './testing/reviewed-posts-english';
import { portuguesePosts } from './testing/reviewed-posts-portuguese';

const posts = [
  ...englishPosts.map((post) => ['en' as const, post] as const),
  ...portuguesePosts.map((post) => ['pt' as const, post] as const),
];
const protectedIn = (text: string, language: Language, kind: string) =>
  protect(text, language)
    .filter((span) => span.kind === kind)
    .map(({ start, end }) => text.slice(start, end).toLowerCase());

/** The digits of a text in order; a chat spelling like "b4" has none. */
const numbersIn = (text: string) =>
  text
    .replace(/(?<!\p{L})(?:b4|gr8|2day|2moro|2nite|(?:any|some|sum|every)1)(?!\p{L})/giu, '')
    .match(/\d+(?:[.,/]\d+)*/gu);

describe('the reviewed posts', () => {
  it('are 100 distinct posts, half in each language', () => {
    expect([englishPosts.length, portuguesePosts.length, new Set(posts.map(([, { text }]) => text)).size]).toEqual([
      50, 50, 100,
    ]);
  });

  it('are grammatical in at least 90 of 100 cases; the others have a note on the error', () => {
    const faulty = posts.filter(([, { grammatical }]) => !grammatical);
    expect(faulty.length).toBeLessThanOrEqual(10);
    for (const [, { note }] of faulty) expect(note).toBeTruthy();
  });
});

describe.each(posts)('the reviewed post (%s) %#', (language, { text, formal }) => {
  it('is rewritten as reviewed, keeps its meaning, and does not change when rewritten again', () => {
    expect(detectLanguage(text)).toBe(language);
    expect(rewriteByLexicon(text, language)).toBe(formal);
    expect(rewriteByLexicon(formal, language)).toBe(formal);
    expect(verifyRewriting(text, formal, language)).toEqual([]);
  });

  it('keeps the order of numbers and drugs, and contains no identifier', () => {
    expect(numbersIn(formal)).toEqual(numbersIn(text));
    // The lexicon writes short names in full, so that the formal text can name more drugs.
    const drugs = protectedIn(formal, language, 'drug');
    expect(drugs.filter((drug) => text.toLowerCase().includes(drug))).toEqual(protectedIn(text, language, 'drug'));
    expect([findIdentifiers(text), findIdentifiers(formal)]).toEqual([[], []]);
  });
});
