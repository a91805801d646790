import { findIdentifiers } from './identifiers';
import { fold } from './tokens/fold';
import { detectLanguage } from './tokens/language';
import { protect } from './tokens/protect';
import { rewriteByLexicon } from './rewriter/lexicon-rewriter';
import type { Language } from './tokens/types';
import { verifyRewriting } from './verify/verify-rewriting';
import { englishPosts } from './testing/reviewed-posts-english';
import { englishPhonePosts } from './testing/reviewed-posts-english-phone';
import { englishQuestionPosts } from './testing/reviewed-posts-english-questions';
import { portuguesePosts } from './testing/reviewed-posts-portuguese';
import { portuguesePhonePosts } from './testing/reviewed-posts-portuguese-phone';
import { countInWords } from './tokens/english-numerals';

const englishOnPhone = [...englishPhonePosts, ...englishQuestionPosts];
const posts = [
  ...[...englishPosts, ...englishOnPhone].map((post) => ['en' as const, post] as const),
  ...[...portuguesePosts, ...portuguesePhonePosts].map((post) => ['pt' as const, post] as const),
];
const protectedIn = (text: string, language: Language, kind: string) =>
  protect(text, language)
    .filter((span) => span.kind === kind)
    .map(({ start, end }) => text.slice(start, end).toLowerCase());

/** The digits of a text in order; a chat spelling like "b4" has none. */
const numbersIn = (text: string) =>
  text
    // A duration as a fraction of a year or month: "2/52" is written as "2 weeks".
    .replace(/(?<![\d/])(\d{1,2})\/52(?![\d/])/gu, '$1 weeks')
    // An ordinal is written as a word.
    .replace(/(?<!\p{L}|\d)\d(?:st|nd|rd|th)(?!\p{L})/giu, '')
    .replace(/(?<!\p{L})(?:b4|gr8|2day|2moro|2nite|(?:any|some|sum|every|ne)1)(?!\p{L})/giu, '')
    .match(/\d+(?:[.,/]\d+)*/gu) ?? [];

describe('the reviewed posts', () => {
  it('are distinct, at least fifty in each language and sixty as written on a phone', () => {
    expect([englishPosts.length, portuguesePosts.length]).toEqual([50, 50]);
    expect(Math.min(englishOnPhone.length, portuguesePhonePosts.length)).toBeGreaterThanOrEqual(60);
    expect(new Set(posts.map(([, { text }]) => text)).size).toBe(posts.length);
  });

  it('are grammatical in at least nine of ten cases; the others have a note on the error', () => {
    const faulty = posts.filter(([, { grammatical }]) => !grammatical);
    expect(faulty.length).toBeLessThanOrEqual(posts.length / 10);
    for (const [, { note }] of faulty) expect(note).toBeTruthy();
  });
});

/** A text in which a count that begins a sentence is written in digits. */
const withDigits = (text: string): string =>
  Array.from({ length: 99 }, (_, at) => `${at + 1}`).reduce((current, digits) => {
    const words = countInWords(digits) ?? '';
    return current.replaceAll(`. ${words.charAt(0).toUpperCase()}${words.slice(1)} `, `. ${digits} `);
  }, text);

describe.each(posts)('the reviewed post (%s) %#', (language, { text, formal }) => {
  it('is rewritten as reviewed, keeps its meaning, and does not change when rewritten again', () => {
    expect(detectLanguage(text)).toBe(language);
    expect(rewriteByLexicon(text, language)).toBe(formal);
    expect(rewriteByLexicon(formal, language)).toBe(formal);
    expect(verifyRewriting(text, formal, language)).toEqual([]);
  });

  it('keeps the order of numbers and drugs, and contains no identifier', () => {
    expect(numbersIn(withDigits(formal))).toEqual(numbersIn(text));
    // The lexicon writes short names in full, so that the formal text can name more drugs.
    const drugs = protectedIn(formal, language, 'drug');
    expect(drugs.map(fold).filter((drug) => fold(text).includes(drug))).toEqual(
      protectedIn(text, language, 'drug').map(fold),
    );
    expect([findIdentifiers(text), findIdentifiers(formal)]).toEqual([[], []]);
  });
});
