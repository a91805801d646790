/**
 * The Porter2 (Snowball English) stemmer, after its published description:
 * https://snowballstem.org/algorithms/english/stemmer.html
 */

const VOWEL = /[aeiouy]/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const LI_ENDING = /[cdeghkmnrt]$/;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
};
const STEP_1A_EXCEPTIONS = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'evening']);
const REGION_PREFIX = /^(?:gener|commun|arsen|past|univers|later|emerg|organ|inter)/;

const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['ogist', 'og'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const STEP_4 = [
  'ement',
  'ance',
  'ence',
  'able',
  'ible',
  'ment',
  'ant',
  'ent',
  'ism',
  'ate',
  'iti',
  'ous',
  'ive',
  'ize',
  'ion',
  'al',
  'er',
  'ic',
];

/** The start of the region after the first consonant that follows a vowel, searched from `from` on. */
function region(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at += 1) {
    if (!VOWEL.test(word[at] ?? '') && VOWEL.test(word[at - 1] ?? '')) return at + 1;
  }
  return word.length;
}

function endsInShortSyllable(word: string): boolean {
  if (word === 'past') return true;
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}

/** The stem of an English word in lower case. The same endings are removed from words of other languages. */
export function porter2(given: string): string {
  if (given.length <= 2) return given;
  const exception = Object.hasOwn(EXCEPTIONS, given) ? EXCEPTIONS[given] : undefined;
  if (exception !== undefined) return exception;
  // A y that is a consonant is written as Y until the end.
  let word = given.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const prefix = REGION_PREFIX.exec(word);
  const r1 = prefix ? prefix[0].length : region(word, 0);
  const r2 = region(word, r1);

  word = step1a(word);
  if (STEP_1A_EXCEPTIONS.has(word)) return word;
  word = step1b(word, r1);
  if (/[^aeiouy]$/.test(word.slice(0, -1)) && /[yY]$/.test(word) && word.length > 2) word = `${word.slice(0, -1)}i`;
  word = step2(word, r1);
  word = step3(word, r1, r2);
  word = step4(word, r2);
  return step5(word, r1, r2).replaceAll('Y', 'y');
}

function step1a(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return word.endsWith('s') && VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function step1b(word: string, r1: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed && /^(?:succ|proc|exc)eed/.test(word)) return word;
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!ending) return word;
  const stem = word.slice(0, ending.index);
  if (!VOWEL.test(stem)) return word;
  // 'lying' becomes 'lie'.
  if (ending[0] === 'ing' && /^[^aeiouy]y$/.test(stem)) return `${stem.slice(0, -1)}ie`;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE.test(stem)) return /^[aeo](?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem) ? stem : stem.slice(0, -1);
  return stem.length <= r1 && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function step2(word: string, r1: number): string {
  const rule = STEP_2.find(([ending]) => word.endsWith(ending));
  if (!rule) return word;
  const stem = word.slice(0, -rule[0].length);
  if (stem.length < r1) return word;
  if (rule[0] === 'ogi' && !stem.endsWith('l')) return word;
  if (rule[0] === 'li' && !LI_ENDING.test(stem)) return word;
  return stem + rule[1];
}

function step3(word: string, r1: number, r2: number): string {
  const rule = STEP_3.find(([ending]) => word.endsWith(ending));
  if (!rule) return word;
  const stem = word.slice(0, -rule[0].length);
  if (stem.length < r1 || (rule[0] === 'ative' && stem.length < r2)) return word;
  return stem + rule[1];
}

function step4(word: string, r2: number): string {
  const ending = STEP_4.find((each) => word.endsWith(each));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (stem.length < r2 || (ending === 'ion' && !/[st]$/.test(stem))) return word;
  return stem;
}

function step5(word: string, r1: number, r2: number): string {
  const stem = word.slice(0, -1);
  if (word.endsWith('e')) return stem.length >= r2 || (stem.length >= r1 && !endsInShortSyllable(stem)) ? stem : word;
  return word.endsWith('ll') && stem.length >= r2 ? stem : word;
}
