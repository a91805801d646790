import { sentencesOf } from '../tokens/sentences';

/**
 * Words of languages that clinicians mix with English in one post (Filipino, Nigerian Pidgin, Hindi). None is an English
 * word or an abbreviation.
 */
const WORDS =
  /(?<![\p{L}\d'’-])(?:talaga|naman|kasi|yung|mga|hinde|walang|meron|mayroon|nalang|ganun|ganyan|ganito|grabe|sobrang|siya|kami|tayo|nila|namin|natin|doon|muna|ulit|bakit|paano|kailan|pwede|puwede|salamat|kayo|diba|nakaka\p{L}+|wetin|wahala|naija|oga|dey|comot|pikin|sef|jare|walahi|biko|ehen|nahi|nahin|kya|yaar|bhai|bahut|accha|acha|kaise|kyun|raha|rahe)(?![\p{L}\d'’-])/iu;

/** Small words of the same languages that are abbreviations in English: they count only with one of the others. */
const SMALL_WORDS =
  /(?<![\p{L}\d'’-])(?:ng|po|opo|na|sa|ang|si|ni|ay|ako|ka|ko|lang|hindi|wala|nga|din|rin|yan|una|sha|don|hai|ji|toh)(?![\p{L}\d'’-])/u;

/** A polite "po" after words that no route of a drug follows: "good morning po". */
const POLITE =
  /(?<![\p{L}'’-])(?:eve|evening|morning|afternoon|doc|docs|doctors?|sir|ma'?am|hello|hi|thanks|thank you|yes|no|opo|pls|please|help|ask|question) po(?![\p{L}'’-])/iu;

/** Whether a text has words of another language among its English ones. */
const isMixed = (text: string): boolean => WORDS.test(text) || POLITE.test(text);

/** A part of a text, in order; foreign parts stay as their author wrote them. */
export interface LanguagePart {
  readonly text: string;
  readonly isForeign: boolean;
}

/** The sentences of a text with words of another language, and the others; one part for a text in English (VAL-64). */
export function languageParts(text: string): readonly LanguagePart[] {
  if (!isMixed(text)) return [{ text, isForeign: false }];
  return sentencesOf(text).map((part) => ({
    text: part,
    isForeign: isMixed(part) || (SMALL_WORDS.test(part) && !/\d/u.test(part)),
  }));
}
