import type { IdentifierKind } from '@cred/contract';
import { phrases, sentences } from './phrases';
import { Random } from './random';
import { firstName, type Language, values } from './values';

/** A post and what identifies a patient in it. */
export interface Case {
  readonly text: string;
  readonly spans: readonly { readonly value: string; readonly class: string }[];
}

const LANGUAGES: readonly Language[] = ['en', 'pt'];
const PER_KIND = 100;
const CLEAN = 1_000;
const SEED = 32;
const KINDS = Object.keys(values) as IdentifierKind[];

/** Generated posts: 100 of each kind in each language, and 1,000 without identifiers. The same ones in each run. */
export function generateCorpus(): { readonly identified: readonly Case[]; readonly clean: readonly Case[] } {
  const random = new Random(SEED);
  const identified = KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => Array.from({ length: PER_KIND }, () => post(random, language, kind))),
  );
  const clean = Array.from({ length: CLEAN }, (_, index): Case => {
    const language = index % 2 === 0 ? 'en' : 'pt';
    const parts = Array.from({ length: random.between(1, 4) }, () => random.pick(sentences[language]));
    return { text: written(random, parts), spans: [] };
  });
  return { identified, clean };
}

function post(random: Random, language: Language, kind: IdentifierKind): Case {
  const value = valueOf(random, language, kind);
  const phrase = random.pick(phrases[language][kind]).replace('%', () => value);
  const around = Array.from({ length: random.between(1, 2) }, () => random.pick(sentences[language]));
  const parts = random.next() < 0.5 ? [phrase, ...around] : [...around, phrase];
  return { text: written(random, parts), spans: [{ value, class: kind }] };
}

/** A third of the names is in lower case, a third is a first name alone. */
function valueOf(random: Random, language: Language, kind: IdentifierKind): string {
  if (kind !== 'name') return values[kind](random, language);
  const form = random.next();
  if (form < 1 / 3) return values.name(random, language).toLowerCase();
  return form < 2 / 3 ? firstName(random, language) : values.name(random, language);
}

const written = (random: Random, parts: readonly string[]): string => parts.join(random.pick(['. ', ', ', '\n', '; ']));
