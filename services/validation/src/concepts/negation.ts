import type { Language } from '../text';
import type { Word } from './word-forms';

const plainWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** 'No' is a negation in English and means 'in the' in Portuguese, so each language has a list. */
const NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: plainWords(
    `no not without denies denied deny denying never none neither nor cannot cant dont doesnt didnt isnt wasnt arent hasnt hadnt wont don doesn didn isn wasn aren hasn hadn haven weren couldn wouldn t`,
  ),
  pt: plainWords(`sem não nao nega negou negam negando nunca nem nenhum nenhuma ñ`),
};
/** Words that begin a new clause and end a negation. */
const CLAUSE_BREAKS = plainWords(
  `but although though however yet because since mas porém porem entretanto contudo embora porque pois so só apenas only`,
);
/** The maximum distance of a negated word from its negation, for lists such as 'No fever, cough or rash'. */
const MAX_WORDS_AHEAD = 6;

/** Whether a negation precedes a word in the same clause. */
export function isNegated(text: string, words: readonly Word[], at: number, language: Language): boolean {
  for (let index = at - 1; index >= Math.max(0, at - MAX_WORDS_AHEAD); index--) {
    const [word, next] = [words[index], words[index + 1]];
    if (!word || !next || /[.!?;:\n()]/.test(text.slice(word.end, next.start))) return false;
    const plain = word.written.toLowerCase();
    if (NEGATIONS[language].has(plain)) return true;
    if (CLAUSE_BREAKS.has(plain)) return false;
  }
  return false;
}
