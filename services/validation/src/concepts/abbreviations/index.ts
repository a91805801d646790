import type { Language } from '../../text';
import type { Concept } from '../types';
import { englishAbbreviations } from './english';
import { type Abbreviation, parseAbbreviations } from './parse-abbreviations';
import { portugueseAbbreviations } from './portuguese';
import { AbbreviationResolver } from './resolve-abbreviations';

/** The ambiguous abbreviations of each language with the concepts of a lexicon as their meanings. */
export const abbreviationTables = (
  concepts: readonly Concept[],
): Readonly<Record<Language, readonly Abbreviation[]>> => {
  const byTerm = new Map(concepts.map((concept) => [concept.term, concept]));
  return {
    en: parseAbbreviations('abbreviations/english', englishAbbreviations, byTerm),
    pt: parseAbbreviations('abbreviations/portuguese', portugueseAbbreviations, byTerm),
  };
};

/** One resolver for each language. */
export const abbreviationResolvers = (
  tables: Readonly<Record<Language, readonly Abbreviation[]>>,
): Readonly<Record<Language, AbbreviationResolver>> => ({
  en: new AbbreviationResolver(tables.en),
  pt: new AbbreviationResolver(tables.pt),
});
