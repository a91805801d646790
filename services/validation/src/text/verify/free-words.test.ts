import { generatePosts } from '../testing/generated-posts';
import { fold } from '../tokens/fold';
import { englishPosts } from '../testing/reviewed-posts-english';
import { portuguesePosts } from '../testing/reviewed-posts-portuguese';
import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import type { Language } from '../tokens/types';
import { verifyRewriting } from './verify-rewriting';
import { isFree } from './words';

const kinds = (original: string, rewritten: string, language: Language = 'en') => [
  ...new Set(verifyRewriting(original, rewritten, language).map(({ kind }) => kind)),
];

describe('verifyRewriting of free words', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'pt came in w/ chest pain, ECG showed ST elevation',
      'The patient came in with chest pain; the ECG showed ST elevation.',
    ],
    ['en', "I'd not give it to them", 'I would not give it to them.'],
    ['en', "it's worked, but it's late", 'It has worked, but it is late.'],
    ['en', "why don't we stop it?", 'Why do we not stop it?'],
    ['en', "can't u wait?", 'Can you not wait?'],
    ['en', "isn't he on it?", 'Is he not on it?'],
    ['en', 'we give it but it is late', 'We give it; however, it is late.'],
    ['pt', 'tô c/ pct com IC q n melhora', 'Estou com um paciente com IC que não melhora.'],
    ['pt', 'gente, pcte c/ dor', 'Paciente com dor.'],
    ['pt', 'vcs dão isso na asma?', 'Vocês dão isso em asma?'],
  ])('finds no fault (%s) in “%s” as “%s”', (language, original, rewritten) =>
    expect(verifyRewriting(original, rewritten, language)).toEqual([]),
  );

  it.each<[Language, string, string]>([
    ['en', 'Dr. Costa says dont stop it', 'Dr. Costa says it not stop it.'],
    ['en', 'Dr. Costa says dont stop it', 'Dr. Costa says not do stop it.'],
    ['en', 'aspirin with warfarin for pain', 'Aspirin for warfarin with pain.'],
    ['en', 'give it to us', 'Give to it us.'],
    ['en', 'we are in pain', 'Are we in pain.'],
    ['en', 'stop it. we give aspirin', 'Stop. It we give aspirin.'],
    ['en', 'fever 39', 'Fever a of 39.'],
    ['en', "it's been seen in us", 'Has it been seen in us.'],
    ['pt', 'dor na mão de quem opera', 'Dor da mão em quem opera.'],
    ['pt', 'eu não uso com vocês', 'Eu com não uso vocês.'],
    ['pt', 'ele tem que usar', 'Ele que tem usar.'],
  ])('reports the order (%s): “%s” as “%s”', (language, original, rewritten) =>
    expect(kinds(original, rewritten, language)).toContain('order'),
  );
});

it('rejects “you don’t” for “don’t you”', () =>
  expect(kinds("don't you stop it", "You don't stop it.")).toContain('negation-lost'));

interface Word {
  readonly text: string;
  readonly at: number;
}
const NEGATION = /^(?:not|no|never|without|não|nunca|sem|nem)$/i;
const posts = [
  ...englishPosts.map(({ text, formal }) => ({ text, formal, language: 'en' as const })),
  ...portuguesePosts.map(({ text, formal }) => ({ text, formal, language: 'pt' as const })),
  ...generatePosts(20, 5).map(({ text, language }) => ({ text, formal: rewriteByLexicon(text, language), language })),
];

/** Every exchange or move of one free word or negation of a rewriting; a sample when there are many. */
function* scrambled(formal: string, language: Language): Generator<readonly [how: string, text: string]> {
  const words = [...formal.matchAll(/\p{L}[\p{L}'’]*/gu)].map(({ 0: text, index: at }): Word => ({ text, at }));
  const free = ({ text }: Word): boolean => isFree(fold(text), language);
  const same = (one: Word, other: Word): boolean => fold(one.text) === fold(other.text);
  const exchanged = (a: Word, b: Word): string =>
    formal.slice(0, a.at) +
    b.text +
    formal.slice(a.at + a.text.length, b.at) +
    a.text +
    formal.slice(b.at + b.text.length);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next && !same(word, next)) {
      if (free(word) && free(next)) yield ['adjacent free words', exchanged(word, next)];
      else if (NEGATION.test(word.text) || NEGATION.test(next.text)) yield ['a negation', exchanged(word, next)];
      else if (free(word) !== free(next)) yield ['a free word and its neighbour', exchanged(word, next)];
    }
    if (!free(word)) continue;
    const rest = formal.slice(0, word.at) + formal.slice(word.at + word.text.length + 1);
    for (const [other, goal] of words.entries()) {
      if (same(goal, word)) continue;
      const at = goal.at > word.at ? goal.at - word.text.length - 1 : goal.at;
      if (Math.abs(goal.at - word.at) > 25 && (other + index) % 3 === 0)
        yield ['a free word elsewhere', `${rest.slice(0, at)}${word.text} ${rest.slice(at)}`];
      if (other > index && free(goal) && (other + index) % 3 === 0) yield ['two free words', exchanged(word, goal)];
    }
  }
}

describe('verifyRewriting of rewritings whose free words were scrambled', () => {
  const tried = new Map<string, number>();

  it('are all rejected', () => {
    const through: unknown[] = [];
    for (const { text, formal, language } of posts) {
      for (const [how, changed] of scrambled(formal, language)) {
        tried.set(how, (tried.get(how) ?? 0) + 1);
        if (verifyRewriting(text, changed, language).length === 0) through.push([how, text, changed]);
      }
    }
    expect(through).toEqual([]);
  });

  it('include thousands, and more than 50 of each kind', () => {
    expect([...tried.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(2_000);
    expect(Math.min(...tried.values())).toBeGreaterThan(50);
    expect(tried.size).toBe(5);
  });
});

describe('verifyRewriting of unusual characters', () => {
  it.each([
    ['10 mg', '10² mg'],
    ['10 mg', '١٠ mg'],
    ['10 mg', '１０ mg'],
    ['dose', 'Dosе'],
    ['dose', 'Do\u200bse.'],
    ['dose', 'Dose\u202e.'],
    ['dose', 'Dose\u2066.'],
    ['dose', 'Dose\u00ad.'],
    ['dose', 'Dose\u0007.'],
    ['dose', 'Dose\ud800.'],
    ['dose', 'Dose\u{e0061}.'],
    ['a dose', 'ａ dose.'],
    ['a dose', 'а dose.'],
    ['the dose', 'The\u0301\u0336 dose.'],
    ['the dose', 'The dose ʟ.'],
    ['dose', 'Dose ¹'],
    ['dose 👩‍⚕️', 'Dose 👩‍⚕️\u200d.'],
  ])('reports the character: “%s” as “%s”', (original, rewritten) =>
    expect(kinds(original, rewritten)).toContain('character-added'),
  );

  it.each([
    ['10² m', '10² m.'],
    ['β blocker 5 µg', 'β blocker 5 µg.'],
    ['👩‍⚕️ dose', '👩‍⚕️ dose.'],
  ])('accepts characters of the original: “%s” as “%s”', (original, rewritten) =>
    expect(verifyRewriting(original, rewritten, 'en')).toEqual([]),
  );
});
