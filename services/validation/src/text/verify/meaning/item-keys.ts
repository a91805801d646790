import { lexicons } from '../../lexicon';
import { fold } from '../../tokens/fold';
import { isDrug } from '../../tokens/is-drug';
import { auxiliaryOf, isCapitalsOnly, type Text, voicesOf } from './grammar';
import type { Item } from './items';
import { nounsOfAct } from './nominals';
import { numberReadings, numeralOf, ordinalOf, unitOf } from './numbers';
import { intervalReadings, rateReadings } from './rates';
import { isWeeks } from './short-words';
import { askedInfinitives, verbKeys } from './verb-keys';
import { plainSpelling } from './vocabulary';
import * as lists from './word-lists';

/** The keys that an item can be read as, each reading a list. */
export function readingsOf(text: Text, at: number): readonly (readonly string[])[] {
  const item = text.items[at];
  if (!item || item.kind === 'boundary') return [];
  if (item.kind === 'number')
    return [
      ...numberReadings(item.text),
      ...(hasDecimalPoint(text, at) ? numberReadings(item.text.replace('.', ',')) : []),
      ...intervalReadings(text, at),
      ...ageReadings(text, at),
    ];
  const rates = rateReadings(text, at);
  if (item.text === '/') return [['f:/'], ...rates];
  if (item.text === '+' && isPositive(text, at)) return [['f:+'], ...positiveKeys(text).map((key) => [key])];
  if (item.text === '?' && text.side === 'post') return [['f:?'], ...suspicionKeys(text).map((key) => [key])];
  if (item.kind === 'fixed')
    return item.isDecoration && text.side === 'post' ? [[`f:${item.text}`]] : [[`f:${item.text}`]];
  if (isCapitalsOnly(text, at)) return [[`W:${item.text}`]];
  const own = `w:${plainSpelling(item.plain, text.language)}`;
  const keys = new Set(voicesOf(text, at).map((voice) => own + voice));
  if (text.side === 'rewriting' && text.addsAccents && item.plain !== item.folded) keys.add(`w:${item.folded}`);
  // Members leave the apostrophe out of "the dog's bite".
  if (text.side === 'rewriting' && /\p{L}'s$/u.test(item.plain)) keys.add(`w:${item.plain.replace("'", '')}`);
  const contracted = text.language === 'pt' ? lists.CONTRACTED[item.folded] : undefined;
  if (contracted !== undefined) keys.add(`w:${contracted}`);
  // "P/ referência" is "à referência"; "a" without an accent may be an article.
  if (text.side === 'rewriting' && text.language === 'pt' && /^(?:à|às|ao|aos)$/u.test(item.plain)) keys.add('w:para');
  if (/^\d+$/.test(item.folded)) keys.add(`n:${item.folded}`);
  // "1 garrafa" is "uma garrafa".
  if (text.side === 'rewriting' && /^(?:um|uma)$/.test(item.folded) && text.items[at + 1]?.kind === 'word')
    keys.add('n:1');
  if (isVerbWithObject(text, at)) keys.add(`w:${item.folded}r`);
  const numeral = numeralOf(item.folded);
  if (numeral !== undefined) keys.add(`n:${numeral}`);
  const unit = unitOf(item.folded);
  if (
    unit !== undefined &&
    (isCounted(text, at) || ((item.folded.length >= 3 || /^(?:yr|wk|hr)$/.test(item.folded)) && unit !== 'k'))
  )
    keys.add(`u:${unit}`);
  if (isWeeks(text, at)) keys.add('u:week');
  if (/^(?:per|por)$/.test(item.folded)) keys.add('s:/');
  if (/^(?:old|idade)$/.test(item.folded)) keys.add('c:old');
  if (/^(?:to|a|ate)$/.test(item.folded) && isNumber(text.items[at + 1])) keys.add('c:to');
  if (lists.AND[text.language].has(item.folded)) keys.add('c:and');
  if (/^(?:every|cada|q)$/.test(item.folded)) keys.add('c:every');
  if (/^(?:woman|female|lady|girl|mulher|feminino|feminina|f)$/.test(item.folded)) keys.add('c:female');
  if (/^(?:man|male|gentleman|boy|homem|masculino|m)$/.test(item.folded)) keys.add('c:male');
  if (isOnDrug(text, at)) for (const key of onDrugKeys(text)) keys.add(key);
  for (const key of sideKeys(text, item, at)) keys.add(key);
  if (text.side === 'post')
    for (const noun of nounsOfAct(item.folded, text.items[at - 1]?.folded ?? '', text.language))
      keys.add(`w:${plainSpelling(noun, text.language)}`);
  if (text.side === 'post' && text.language === 'pt')
    for (const infinitive of askedInfinitives(text.items, at, text.vocabulary)) keys.add(`w:${infinitive}`);
  for (const key of verbKeys({
    items: text.items,
    at,
    side: text.side,
    language: text.language,
    vocabulary: text.vocabulary,
    auxiliary: auxiliaryOf(text, at),
  }))
    keys.add(key);
  return [
    ...[...keys].map((key) => [key]),
    ...scoreReadings(item),
    ...durationReadings(text, at),
    ...rates,
    ...(ordinalOf(item.folded) === undefined ? [] : [[`n:${ordinalOf(item.folded)}`, 'c:ordinal']]),
    ...dayReadings(item),
    ...lexiconReadings(text, item),
  ];
}

/** "pH 7.28" of a Portuguese post is "7,28"; "1.000" is a thousand, "dente 1.6" a place and "dia 5.11" a date. */
const hasDecimalPoint = ({ items, side, language }: Text, at: number): boolean =>
  side === 'post' &&
  language === 'pt' &&
  /^\d{1,3}\.\d{1,2}(?![\d.,/])/.test(items[at]?.text ?? '') &&
  !/^(?:dentes?|elementos?|dia|dias|data|em|versao|v|grau|tipo|item|capitulo|cid)$/.test(items[at - 1]?.folded ?? '');

/** "Swab + p/ strepto" and "GBS+, term": nothing follows that could be added. */
const isPositive = ({ items, side }: Text, at: number): boolean =>
  side === 'post' &&
  items[at - 1]?.kind === 'word' &&
  (items[at + 1] === undefined ||
    items[at + 1]?.kind === 'boundary' ||
    /^(?:for|p\/|para|pra|com|c\/|with|w\/|w)$/.test(items[at + 1]?.folded ?? ''));

/** "Pct c/ amiodarona" takes it; "paracetamol com codeína" is one drug. */
const isOnDrug = ({ items, side, language }: Text, at: number): boolean =>
  side === 'post' &&
  language === 'pt' &&
  /^(?:com|c\/)$/.test(items[at]?.folded ?? '') &&
  isDrug(items[at + 1]?.text ?? '') &&
  !isDrug(items[at - 1]?.text ?? '') &&
  lists.PERSONS.has(personBefore(items, at));

/** The person before an age ("mulher 71a c/ ..."). */
const personBefore = (items: Text['items'], at: number): string => {
  let before = at - 1;
  while (
    before > 0 &&
    at - before < 4 &&
    (items[before]?.kind === 'number' || /^(?:a|anos)$/.test(items[before]?.folded ?? ''))
  )
    before -= 1;
  return items[before]?.folded ?? '';
};

const onDrugKeys = ({ vocabulary }: Text): readonly string[] =>
  (vocabulary.phrases.get('usando') ?? []).flatMap(({ words, keys }) => (words.length === 1 ? keys : []));

const SUSPICION = {
  en: ['possible', 'suspected', 'possibly', 'query'],
  pt: ['possível', 'suspeita', 'possivelmente'],
} as const;
const suspicionKeys = ({ vocabulary, language }: Text): readonly string[] =>
  SUSPICION[language].flatMap((word) => [
    `w:${word}`,
    ...(vocabulary.phrases.get(fold(word)) ?? []).flatMap(({ words, keys }) => (words.length === 1 ? keys : [])),
  ]);

const positiveKeys = ({ vocabulary, language }: Text): readonly string[] =>
  (language === 'en' ? ['positive'] : ['positivo', 'positiva']).flatMap((word) => [
    `w:${word}`,
    ...(vocabulary.phrases.get(word) ?? []).flatMap(({ words, keys }) => (words.length === 1 ? keys : [])),
  ]);

/** "CURB65" is "CURB-65" too. */
function scoreReadings(item: Item): readonly (readonly string[])[] {
  const [, name, number] = /^(\p{L}{3,})(\d{1,2})$/u.exec(item.folded) ?? [];
  return name === undefined ? [] : [[`w:${name}`, `n:${number}`]];
}

/** "Bebê 5m" is 5 months old, "gestante 32s" at 32 weeks, and "em 6m" is in 6 months. */
function ageReadings({ items, side, language }: Text, at: number): readonly (readonly string[])[] {
  const [, number, unit] = /^(\d{1,2})\s?(m|s)$/i.exec(items[at]?.text ?? '') ?? [];
  const before = items[at - 1]?.folded ?? '';
  if (number === undefined || side !== 'post' || language !== 'pt') return [];
  if (unit === 'm' && /^(?:bebe|bb|lactente|rn|crianca|ha|em|por|de|com|apos|menino|menina)$/.test(before))
    return [[`n:${number}`, 'u:month']];
  return unit === 's' && /^(?:gestante|gravida|ig|de|com|g[1-9]|puerpera)$/.test(before)
    ? [[`n:${number}`, 'u:week']]
    : [];
}

/** "D3" is the third day. */
function dayReadings(item: Item): readonly (readonly string[])[] {
  const [, number] = /^d(\d{1,2})$/.exec(item.folded) ?? [];
  return number === undefined
    ? []
    : [
        [`n:${number}`, 'c:ordinal', 'u:day'],
        ['u:day', `n:${number}`],
      ];
}

/** "X3 days" is "for 3 days". */
function durationReadings(text: Text, at: number): readonly (readonly string[])[] {
  const [, number] = /^x(\d{1,2})$/.exec(text.items[at]?.folded ?? '') ?? [];
  const unit = unitOf(text.items[at + 1]?.folded ?? '');
  const isDuration = /^(?:hour|minute|day|week|month|year)$/.test(unit ?? '');
  return number === undefined || !isDuration || text.side === 'rewriting' ? [] : [['expansion', `for ${number}`]];
}

/** "Usá-lo" is "usar" with an object that is clear. */
const isVerbWithObject = (text: Text, at: number): boolean =>
  text.language === 'pt' && text.items[at + 1]?.isClitic === true && /^l[oa]s?$/.test(text.items[at + 1]?.folded ?? '');

const isNumber = (item: Item | undefined): boolean =>
  item?.kind === 'number' || numeralOf(item?.folded ?? '') !== undefined;

function isCounted(text: Text, at: number): boolean {
  const before = text.items[at - 1];
  return (
    before !== undefined &&
    (before.kind === 'number' ||
      numeralOf(before.folded) !== undefined ||
      /^(?:per|every|each|por|cada|\/)$/.test(before.folded))
  );
}

/** A side of the body: "L arm", "joelho E"; a lower-case letter is no side. */
function sideKeys(text: Text, item: Item, at: number): readonly string[] {
  const letters: Readonly<Record<string, string>> =
    text.language === 'en' ? { L: 'c:left', R: 'c:right' } : { E: 'c:left', D: 'c:right' };
  const names: Readonly<Record<string, string>> = {
    left: 'c:left',
    right: 'c:right',
    esquerdo: 'c:left',
    esquerda: 'c:left',
    direito: 'c:right',
    direita: 'c:right',
  };
  const isLetter = text.language === 'en' || (at > 0 && text.items[at - 1]?.kind !== 'boundary');
  const side = names[item.folded] ?? (isLetter ? letters[item.text] : undefined);
  return side === undefined ? [] : [side];
}

/** The forms of a chat word in the closed lexicon. */
function lexiconReadings(text: Text, item: Item): readonly (readonly string[])[] {
  if (text.side === 'rewriting') return [];
  // "PT" is a test or a therapy where "pt" is a patient.
  if (item.isCapitals && text.abbreviations.has(item.text)) return [];
  const { plain, choices } = lexicons[text.language];
  const choice = choices.get(item.plain);
  const form = plain.get(item.plain) ?? (choice && item.context ? choice.choose(item.context) : null);
  return form === null || form === undefined ? [] : [['expansion', form]];
}
