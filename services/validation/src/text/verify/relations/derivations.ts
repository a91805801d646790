import { isDrug } from '../../tokens/is-drug';
import type { Language } from '../../tokens/types';
import { vocabularyOf } from '../meaning/vocabulary';

/** Endings of verbs and plain words, and those of the nouns and adjectives that are made from them. */
const VERBAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:|e|s|es|ed|d|ing|t|te|ted|ting|y|ies|ied|n)$/,
  pt: /^(?:o|a|e|ar|er|ir|ou|eu|iu|am|em|ei|i|amos|emos|imos|aram|eram|iram|ando|endo|indo|do|r|va|vam)$/,
};
const NOMINAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:ion|ation|tion|ition|ment|al|ance|ence|ness|ity|ure|age|ical|ally|ious|ous|iness|ated|ery|tery|illed)$/,
  pt: /^(?:cao|coes|acao|acoes|icao|mento|mentos|amento|imento|ancia|encia|agem|e|o|a|es|os|as|ida|ada|mente|amente|oso|osa|al|ivo|iva)$/,
};

/** Parts of words that name different things after one stem: "thrombosis" and "thrombolysis". */
const CLASSICAL =
  /(?:itis|ites?|ectom|otom|ostom|stom|lysis|lise|osis|ose|oses|oma|omas|emia|aemia|uria|pathy|patia|scop|plast|penia|philia|filia|megal|gram|graf|logy|logia|logist|cele|rrh|rreia|ptysis|plegia|paresis|algia|dynia|cephal|therm|toni[ac]|tens|trop|genic|cyt|cito)/;

/**
 * Whether one word is the noun or adjective of the other: "cresceu" and "crescimento". Two forms of one verb are no pair: an
 * order is no report.
 */
export function isDerivation(from: string, to: string, language: Language): boolean {
  if (isDrug(from) || isDrug(to) || from.length < 4 || to.length < 4) return false;
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  if (CLASSICAL.test(from.slice(3)) || CLASSICAL.test(to.slice(3))) return false;
  const { verbs } = vocabularyOf(language);
  if (verbs.has(from) && verbs.has(to)) return false;
  for (let at = common; at >= Math.max(4, common - 2); at -= 1) {
    const [one, other] = [from.slice(at), to.slice(at)];
    if (one === other) return false;
    // "Lúcido" and "lúcida" are two persons.
    if (/^[oa]s?$/.test(one) && /^[oa]s?$/.test(other)) return false;
    if (VERBAL[language].test(one) && NOMINAL[language].test(other)) return true;
    if (NOMINAL[language].test(one) && VERBAL[language].test(other)) return true;
  }
  return false;
}
