import {
  differencesOf,
  type Fault,
  type FindModelFaults,
  type Language,
  modelVerifier,
  type PartialRewriting,
  rewriteInPart,
} from '../text';
import { expandAbbreviations, isAmbiguousAbbreviation } from './lexicon';

const reader = { expand: expandAbbreviations, isAmbiguous: isAmbiguousAbbreviation };

/** Reads a post once, to verify several rewritings of it as {@link verifyModelRewriting} does. */
export const modelRewritingVerifier = (original: string, language?: Language): FindModelFaults =>
  modelVerifier(original, reader, language);

/**
 * The changes of meaning in a language model's rewriting of a post; none when it keeps the meaning (VAL-2). An ambiguous
 * abbreviation may be written out only in the meaning that its context in the post decides (VAL-24).
 */
export const verifyModelRewriting = (original: string, rewritten: string, language?: Language): readonly Fault[] =>
  modelRewritingVerifier(original, language)(rewritten);

/**
 * The post with those sentences of a language model's rewriting that keep its meaning, and the lexicon's words elsewhere;
 * null where none does (VAL-2).
 */
export const rewriteInPartByModel = (
  original: string,
  rewritten: string,
  language: Language,
): PartialRewriting | null =>
  rewriteInPart(original, rewritten, language, {
    verifierOf: (text) => modelRewritingVerifier(text, language),
    differencesOf: (text, other) => differencesOf(text, other, language, reader),
  });
