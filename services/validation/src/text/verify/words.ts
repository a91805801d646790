import { wordSet } from '../tokens/fold';
import type { Language } from '../tokens/types';

/**
 * Words that a rewriting may add and remove: articles, present auxiliaries, weak prepositions and pronouns. Strict on
 * purpose, so not included: "from", "or", "if", "before", "after", "was", "he", "can", "should", "all", "only",
 * Portuguese "para", "por", "ou", "se", "foi".
 */
const FREE: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(`a an the this that these those is are am be been being do does did has have having will would to of in on at for by with w/ as it its i me my we us our you your u ur r they them their there here who which and but than so then however although
    let though thank while where regarding`),
  pt: wordSet(`o a os as um uma uns umas do da dos das de no na nos nas em ao aos à às e é são está estão estou estamos ser estar tem têm tenho há que com c/ num numa eu nós você vocês vc vcs me nos seu sua seus suas meu minha este esta esse essa isto isso estes estas esses essas esta
    aqui ali lá aí mas porém entretanto contudo então pelo pela pelos pelas lhe the`),
};

/** Neutral formal words that a rewriting may add. */
const NEUTRAL = wordSet(
  'colleagues colleague please kindly furthermore moreover additionally dear colegas colega prezados prezadas favor ademais gostaria quanto referente',
);

/** Words without meaning that may be removed. */
const EMPTY = wordSet('really actually basically literally totally honestly realmente basicamente literalmente');

export const isFree = (folded: string, language: Language): boolean => FREE[language].has(folded);
export const isNeutral = (folded: string): boolean => NEUTRAL.has(folded);
export const isEmpty = (folded: string): boolean => EMPTY.has(folded);

/** Informal words and their synonyms in a model's rewriting. */
const SYNONYMS: readonly (readonly [string, readonly string[]])[] = [
  ['kids', ['children']],
  ['kid', ['child']],
  ['docs', ['physicians', 'doctors']],
  ['doc', ['physician', 'doctor']],
  ['folks', ['people', 'colleagues']],
  ['guys', ['colleagues']],
  ['stuff', ['material']],
  ['ok', ['acceptable', 'appropriate', 'safe']],
  ['okay', ['acceptable', 'appropriate']],
  ['get', ['receive', 'obtain']],
  ['got', ['received', 'obtained']],
  ['gets', ['receives']],
  ['seeing', ['observing']],
  ['tons', ['many', 'numerous']],
  ['lots', ['many', 'numerous']],
  ['gave', ['administered']],
  ['give', ['administer']],
  ['giving', ['administering']],
  ['given', ['administered']],
  ['started', ['initiated']],
  ['start', ['initiate']],
  ['starting', ['initiating']],
  ['quit', ['discontinue']],
  ['stopped', ['discontinued']],
  ['stop', ['discontinue']],
  ['shot', ['injection']],
  ['shots', ['injections']],
  ['bad', ['severe', 'poor']],
  ['big', ['large', 'substantial']],
  ['huge', ['substantial', 'large']],
  ['showed', ['demonstrated']],
  ['shows', ['demonstrates']],
  ['help', ['assistance', 'assist']],
  ['think', ['believe', 'consider']],
  ['started', ['initiated']],
  ['moms', ['mothers']],
  ['mom', ['mother']],
  ['tummy', ['abdomen', 'abdominal']],
  ['belly', ['abdomen', 'abdominal']],
  ['anybody', ['anyone']],
  ['everybody', ['everyone']],
  ['maybe', ['perhaps', 'possibly']],
  ['going', ['will']],
  ['want', ['wish']],
  ['remédio', ['medicamento', 'medicação']],
  ['remédios', ['medicamentos', 'medicações']],
  ['gente', ['pessoas', 'pacientes']],
  ['botar', ['colocar']],
  ['dei', ['administrei']],
  ['dar', ['administrar']],
  ['comecei', ['iniciei']],
  ['começar', ['iniciar']],
  ['começa', ['inicia']],
  ['parar', ['suspender', 'interromper']],
  ['parem', ['interrompam']],
  ['suspendi', ['interrompi']],
  ['ruim', ['inadequado', 'desfavorável']],
  ['usar', ['utilizar']],
  ['usa', ['utiliza']],
  ['usam', ['utilizam']],
  ['usando', ['utilizando']],
  ['uso', ['utilizo', 'utilização']],
  ['criançada', ['crianças']],
  ['barriga', ['abdome', 'abdômen']],
  ['inchado', ['edemaciado']],
  ['acho', ['acredito', 'considero']],
  ['acham', ['consideram']],
  ['botei', ['coloquei']],
  ['mostrou', ['demonstrou']],
  ['ajuda', ['auxílio']],
  ['dica', ['sugestão']],
  ['dicas', ['sugestões']],
];
const synonyms = new Map(SYNONYMS);
/** The accepted synonyms of an informal word; empty for any other. */
export const synonymsOf = (word: string): readonly string[] => synonyms.get(word) ?? [];

const BASE_FORMS: ReadonlyMap<string, string> = new Map([
  ['him', 'he'],
  ['his', 'he'],
  ['her', 'she'],
  ['hers', 'she'],
  ['were', 'was'],
  ['colour', 'color'],
  ['dele', 'ele'],
  ['dela', 'ela'],
  ['eram', 'era'],
  ['foram', 'foi'],
  ['estavam', 'estava'],
]);
/** One form for words that differ only in grammar. */
export const baseForm = (folded: string): string => BASE_FORMS.get(folded) ?? folded;

// Inflections: what may follow the common stem of two forms of one word.
const ENDINGS = wordSet(
  's es ed d ing a o as os e em am ar er ir ou eu iu ei i ando endo indo ado ada ados adas ido ida idos idas ava avam ia iam amos emos imos aram eram iram ao oes y ies ied',
);

const MAX_ENDING_LENGTH = Math.max(...[...ENDINGS].map((ending) => ending.length));

/**
 * Whether two folded words are forms of one: equal, a plural, or a common stem of at least five letters with an
 * inflection on both sides. "hypotension" and "hypertension" are not.
 */
export function isOneWord(one: string, other: string): boolean {
  if (baseForm(one) === baseForm(other)) return true;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  if (
    common >= 3 &&
    [one, other].some((word) => word.length === common) &&
    [one.slice(common), other.slice(common)].includes('s')
  )
    return true;
  // No ending is longer, so shorter stems need no comparison: a word may be as long as the text.
  const shortest = Math.max(5, one.length - MAX_ENDING_LENGTH, other.length - MAX_ENDING_LENGTH);
  for (let at = common; at >= shortest; at -= 1) if (isEnding(one.slice(at)) && isEnding(other.slice(at))) return true;
  return false;
}

const isEnding = (rest: string): boolean => rest === '' || ENDINGS.has(rest);

/** Words whose loss reverses the meaning. Only used to name the fault; all other words are checked as strictly. */
export const OPPOSITES =
  wordSet(`left right more less higher lower high low increase increased increases decrease decreased decreases rise fall before after over under above below acute chronic male female better worse safe unsafe start stop
  all some none always often rarely only both either or if unless until can may might must should could up down first last early late with positive negative upper lower inside outside
  esquerda esquerdo direita direito mais menos maior menor aumenta aumento aumentou reduz redução reduziu aumentar reduzir diminui diminuiu antes depois agudo aguda crônico crônica homem mulher masculino feminino melhor pior iniciar suspender
  todo toda todos todas algum alguns sempre raramente só apenas ou se pode deve poderia deveria positivo negativo superior inferior acima abaixo alto alta baixo baixa`);
