import { isDrug } from './is-drug';
import { fold, wordSet } from './fold';
import { endsSentence } from './sentences';
import type { Token } from './tokenize';
import type { Language } from './types';

/**
 * Negations by meaning. Forms of one line may replace one another ("don't" and "do not"); forms of different lines may
 * not.
 */
const NEGATIONS: Readonly<Record<string, string>> = {
  not: "not don't doesn't didn't isn't aren't wasn't weren't can't cannot won't wouldn't couldn't shouldn't haven't hasn't hadn't mustn't needn't ain't dont doesnt didnt isnt arent wasnt werent cant wouldnt couldnt shouldnt havent hasnt hadnt nao ñ naum",
  no: 'no nope nah',
  none: 'none',
  nobody: 'nobody',
  nothing: 'nothing',
  neither: 'neither',
  nor: 'nor',
  never: 'never',
  without: 'without w/o',
  denies: 'denies denied deny denying',
  sem: 'sem s/',
  nunca: 'nunca',
  jamais: 'jamais',
  nega: 'nega negam negou negava negando',
  nem: 'nem',
  nenhum: 'nenhum nenhuma nenhuns nenhumas',
  ninguem: 'ninguem ngm',
  nada: 'nada',
  tampouco: 'tampouco',
};
const negations = new Map(
  Object.entries(NEGATIONS).flatMap(([kind, list]) => [...wordSet(list)].map((word) => [word, kind] as const)),
);

/** The meaning of a negation, or undefined for any other word. Portuguese "no" means "in the", English "n" is "and". */
export function negationOf(word: string, language: Language): string | undefined {
  if (/^ñ$/iu.test(word)) return 'not';
  const folded = fold(word);
  return folded === (language === 'pt' ? 'no' : 'n') ? undefined : negations.get(folded);
}

/** Capitals or a mix of letters and digits, as in abbreviations: ECG, HbA1c, SpO2, COVID-19, pH. */
function isAbbreviation(word: string): boolean {
  if (word.length < 2 || CHAT_CAPITALS.has(fold(word))) return false;
  return (
    /\p{Lu}.*\p{Lu}/u.test(word) ||
    /^\p{Ll}+\p{Lu}/u.test(word) ||
    (/\d/.test(word) && /\p{L}/u.test(word) && !CHAT_DIGITS.test(word))
  );
}

const CHAT_CAPITALS = wordSet(
  'lol lmao omg wtf idk btw imo imho pls plz thx kk kkk kkkk kkkkk haha hahaha hehe vc vcs pq tbm blz vlw obg rsrs fyi not no never without nao sem nunca so and or the is are with do use',
);
const CHAT_DIGITS = /^(?:b4|gr8|l8r|m8|2day|2moro|2morrow|2nite)$/i;

export type WordKind = 'drug' | 'negation' | 'abbreviation' | 'name' | 'word';

/**
 * The kind of each word token. A name is a capitalised word whose position does not require a capital, except in a text
 * all in capitals.
 */
export function classify(tokens: readonly Token[], language: Language): ReadonlyMap<Token, WordKind> {
  const known = classified[language].get(tokens);
  if (known) return known;
  const kinds = readKinds(tokens, language);
  classified[language].set(tokens, kinds);
  return kinds;
}
type Kinds = ReadonlyMap<Token, WordKind>;
/** The tokens of one text are classified by several steps. */
const classified: Readonly<Record<Language, WeakMap<readonly Token[], Kinds>>> = {
  en: new WeakMap(),
  pt: new WeakMap(),
};

function readKinds(tokens: readonly Token[], language: Language): Kinds {
  const kinds = new Map<Token, WordKind>();
  const allCapitals = isAllCapitals(tokens);
  let opening = true;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'word') kinds.set(token, kindOf(token.text, { opening, allCapitals, language }));
    if (endsSentence(tokens, index) || token.kind === 'line') opening = true;
    else if (token.kind === 'mark') opening = opening || /[:"“«•*]/u.test(token.text);
    else if (token.kind === 'word' || token.kind === 'number') opening = false;
  }
  return kinds;
}

function kindOf(
  word: string,
  {
    opening,
    allCapitals,
    language,
  }: { readonly opening: boolean; readonly allCapitals: boolean; readonly language: Language },
): WordKind {
  if (negationOf(word, language)) return 'negation';
  if (isDrug(word)) return 'drug';
  if (isAbbreviation(word) && (!allCapitals || /\d/.test(word))) return 'abbreviation';
  return !opening && !allCapitals && word.length > 1 && /^\p{Lu}/u.test(word) && !/^I['’]/u.test(word)
    ? 'name'
    : 'word';
}

function isAllCapitals(tokens: readonly Token[]): boolean {
  const long = tokens.filter((token) => token.kind === 'word' && token.text.length > 3);
  return long.length >= 4 && long.filter((token) => token.text === token.text.toUpperCase()).length > long.length * 0.7;
}
