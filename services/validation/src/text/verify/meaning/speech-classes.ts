import { fold } from '../../tokens/fold';
import type { Language } from '../../tokens/types';
import { englishForms, type VerbForm } from './english-forms';
import { ENGLISH_NOUNS } from './english-nouns';
import { ENGLISH_PHRASES_1 } from './english-phrases-1';
import { ENGLISH_PHRASES_2 } from './english-phrases-2';
import { ENGLISH_SPEECH_VERBS } from './english-speech-verbs';
import { PORTUGUESE_NOUNS } from './portuguese-nouns';
import { PORTUGUESE_PHRASES_1 } from './portuguese-phrases-1';
import { PORTUGUESE_PHRASES_2 } from './portuguese-phrases-2';
import { PORTUGUESE_SPEECH_VERBS } from './portuguese-speech-verbs';
import { portugueseForms } from './portuguese-forms';
import { ENGLISH_VERBS } from './english-verbs';

/** What members write in speech, by the tables of each part of speech. */
export const ENGLISH_SPEECH = [ENGLISH_NOUNS, ENGLISH_SPEECH_VERBS, ENGLISH_PHRASES_1, ENGLISH_PHRASES_2].join('\n');
export const PORTUGUESE_SPEECH = [
  PORTUGUESE_NOUNS,
  PORTUGUESE_SPEECH_VERBS,
  PORTUGUESE_PHRASES_1,
  PORTUGUESE_PHRASES_2,
].join('\n');

/** Irregular verbs, and verbs that double their last letter, that the table of verbs has no group for. */
const IRREGULAR_VERBS = `
freeze/freezes/froze/frozen/freezing
shoot/shoots/shot/shot/shooting
creep/creeps/crept/crept/creeping
undergo/undergoes/underwent/undergone/undergoing
wear/wears/wore/worn/wearing
write/writes/wrote/written/writing
stick/sticks/stuck/stuck/sticking
run/runs/ran/run/running
ring/rings/rang/rung/ringing
hang/hangs/hung/hung/hanging
buy/buys/bought/bought/buying
sit/sits/sat/sat/sitting
set/sets/set/set/setting
have/has/had/had/having
arise/arises/arose/arisen/arising
seek/seeks/sought/sought/seeking
be/is/was/been/being
hurt/hurts/hurt/hurt/hurting
flag/flags/flagged/flagged/flagging
step/steps/stepped/stepped/stepping
pop/pops/popped/popped/popping
bag/bags/bagged/bagged/bagging
chat/chats/chatted/chatted/chatting
trip/trips/tripped/tripped/tripping
whip/whips/whipped/whipped/whipping
crop/crops/cropped/cropped/cropping
skip/skips/skipped/skipped/skipping
spot/spots/spotted/spotted/spotting
bin/bins/binned/binned/binning
desat/desats/desatted/desatted/desatting
submit/submits/submitted/submitted/submitting
`;

const plural: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) =>
    IRREGULAR_PLURALS[word] ??
    (/[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`),
  pt: (word) =>
    word.endsWith('ão')
      ? `${word.slice(0, -2)}ões`
      : word.endsWith('m')
        ? `${word.slice(0, -1)}ns`
        : /[aeo]l$/u.test(word)
          ? `${word.slice(0, -1)}is`
          : /(?:r|z|ês)$/u.test(word)
            ? `${word.replace('ês', 'es')}es`
            : word.endsWith('s')
              ? word
              : `${word}s`,
};
const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  man: 'men',
  woman: 'women',
  person: 'people',
  tooth: 'teeth',
  diagnosis: 'diagnoses',
  epistaxis: 'epistaxis',
  conjunctivitis: 'conjunctivitis',
  calculus: 'calculi',
  thrombus: 'thrombi',
  bulla: 'bullae',
};

/** The last word of an English phrase has its plural; in Portuguese the first, before "de", and adjectives too. */
function pluralOf(phrase: string, language: Language): string {
  const words = phrase.split(' ');
  if (language === 'en') {
    const of = words.indexOf('of') > 0 ? words.indexOf('of') - 1 : words.length - 1;
    return words.map((word, at) => (at === of ? plural.en(word) : word)).join(' ');
  }
  const of = words.findIndex((word) => /^(?:de|do|da|dos|das|no|na|em|com|nas)$/.test(word));
  return words.map((word, at) => (of < 0 || at < of ? plural.pt(word) : word)).join(' ');
}

const genders = (word: string): readonly string[] => {
  const [, first = '', rest = ''] = /^(\p{L}*o)( .*)?$/u.exec(word) ?? [];
  if (first === '') return [word, word, word, word];
  const stem = first.slice(0, -1);
  return ['o', 'a', 'os', 'as'].map((ending) => stem + ending + rest);
};

/** The forms of verbs that one class has together: orders, reports of any tense, acts, participles. */
const KINDS: Readonly<Record<Language, readonly (readonly VerbForm['form'][])[]>> = {
  en: [['b'], ['d', 'n'], ['g']],
  pt: [['1r'], ['3r'], ['1d'], ['3d'], ['s'], ['g'], ['p'], ['i'], ['c'], ['f']],
};

function verbClasses(verbs: readonly string[], language: Language): readonly string[] {
  const forms = language === 'en' ? englishForms : portugueseForms;
  const made = verbs.map((verb) => {
    const [first = '', ...rest] = verb.split(' ');
    const table = forms(language === 'en' ? (irregular.get(first) ?? first) : fold(first));
    return [...table].flatMap(([word, each]) => each.map(({ form }) => ({ form, text: [word, ...rest].join(' ') })));
  });
  return KINDS[language].map((kind) =>
    made.flatMap((each) => each.flatMap(({ form, text }) => (kind.includes(form) ? [text] : []))).join('|'),
  );
}

const irregular = new Map(
  `${ENGLISH_VERBS}\n${IRREGULAR_VERBS}`
    .split(/\s+/u)
    .filter((entry) => entry.includes('/'))
    .map((entry) => [entry.split('/')[0] ?? '', entry] as const),
);

/** The classes that the lines of a table stand for, with plurals and forms; a class is separated by "|". */
export const speechClasses = (table: string, language: Language): readonly string[] =>
  table
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [, kind, rest = line] = /^([nav]) (.*)$/u.exec(line) ?? [];
      const parts = rest.split('|');
      if (kind === 'n') return [rest, parts.map((part) => pluralOf(part, language)).join('|')];
      if (kind === 'a') return [0, 1, 2, 3].map((at) => parts.map((part) => genders(part)[at] ?? part).join('|'));
      return kind === 'v' ? verbClasses(parts, language) : [rest];
    });
