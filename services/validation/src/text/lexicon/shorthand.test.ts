import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { removeDecoration } from './decoration';
import { requiredTexts } from './required-text';
import { english } from './english';
import { portuguese } from './portuguese';
import { parseRules } from './rewrite-rules';
import { expandShorthand } from './shorthand';
import { indexText } from './text-index';

describe('expandShorthand', () => {
  it.each([
    ['a complaint and a duration', 'pt c/o CP x 2hrs', 'the patient complains of chest pain for 2 hours'],
    ['an age and a sex', '78f fell at home', 'a 78-year-old woman fell at home'],
    ['a sex before an occupation', '67m gardener, never boosted', 'a 67-year-old male gardener, never boosted'],
    ['a size of a drain', '28F chest drain in', '28F chest drain in'],
    ['an echo in three dimensions', '3D echo booked', '3D echo booked'],
    ['a dose and its unit', 'give 15mg/kg', 'give 15 mg/kg'],
    ['a discharge', 'she d/c herself yday', 'she discharged herself yesterday'],
    ['a stopped drug', 'd/c the metformin', 'stop the metformin'],
    ['"id" before a verb', 'id stop it', 'I would stop it'],
    ['"id" as an abbreviation', 'ask id about it', 'ask id about it'],
    ['"ill" as an adjective', 'he is ill today', 'he is ill today'],
    ['"its" with a noun', 'its dose is low', 'its dose is low'],
    ['"n" between words', 'cyclizine n ketamine', 'cyclizine and ketamine'],
    ['"n" as a number of patients', 'n 30 in each arm', 'n 30 in each arm'],
    ['a question without its auxiliary', 'anyone adding steroids?', 'is anyone adding steroids?'],
    ['a question about experience', 'anyone tried ketamine for this?', 'has anyone tried ketamine for this?'],
    ['an abbreviation with two readings', 'ASA 2 on aspirin', 'ASA 2 on aspirin'],
    ['atrial fibrillation, not slang', 'new onset af', 'new onset AF'],
    ['slang, not atrial fibrillation', 'im confused af', 'I am confused'],
    ['a quote', 'she wrote "pt c/o CP" twice', 'she wrote "pt c/o CP" twice'],
    ['a link', 'see http://a.org/w/o?n=2hrs', 'see http://a.org/w/o?n=2hrs'],
    ['a base pair', 'a 300 bp deletion', 'a 300 bp deletion'],
    [
      'abbreviations that are words in small letters',
      'the WHO and the OR of 2.3 in ALL',
      'the WHO and the OR of 2.3 in ALL',
    ],
    ['a name of a trial', 'the RECOVERY trial was NOT small', 'the RECOVERY trial was not small'],
    ['a lymph node category', 'T2 N positive', 'T2 N positive'],
    ['an intramuscular dose', 'IM ceftriaxone given', 'IM ceftriaxone given'],
    ['infectious diseases', 'ID say stop', 'ID say stop'],
    ['a distance', 'walks in 40m, then rests', 'walks in 40m, then rests'],
    ['repeated intervals', 'walk 2 x 5 min', 'walk 2 x 5 minutes'],
    ['a temperature', 'it was 99f, 101f, fine', 'it was 99f, 101f, fine'],
  ])('reads %s', (_, text, expanded) => expect(expandShorthand(text, 'en')).toBe(expanded));

  it.each([
    ['keeps abbreviations', 'CALL ME IF THE NIHSS IS 14', 'call me if the NIHSS is 14'],
    [
      'keeps names of drugs in small letters',
      'PLEASE GIVE 800 MCG OF MISOPROSTOL RECTALLY',
      'please give 800 mcg of misoprostol rectally',
    ],
    ['keeps a numeral', 'STAGE I DISEASE IS RARE', 'stage I disease is rare'],
    ['keeps the letter of a vitamin', 'GIVE VITAMIN A TO THE BABIES', 'give vitamin A to the babies'],
    [
      'keeps letters in a list',
      'VITAMINS A, D, E AND K FOR EVERY PATIENT WITH HEPATITIS B/C',
      'vitamins A, D, E and K for every patient with hepatitis B/C',
    ],
    [
      'keeps the letter of a type',
      'INFLUENZA A AND GROUP A STREP, A TYPE A DISSECTION',
      'influenza A and group A strep, a type A dissection',
    ],
    ['keeps a gauge', 'USED A 25G NEEDLE WITH GREAT CARE', 'used a 25G needle with great care'],
  ])('%s of a text all in capitals', (_, text, expanded) => expect(expandShorthand(text, 'en')).toBe(expanded));

  it('writes words that are in capitals for emphasis in small letters, and keeps abbreviations', () => {
    expect(expandShorthand('do NOT give the NSAID, LOOK FOR THE HERALD PATCH', 'en')).toBe(
      'do not give the NSAID, look for the herald patch',
    );
  });
});

describe('removeDecoration', () => {
  it.each([
    ['done today 🎉🎉 opening pressure 32', 'done today. opening pressure 32'],
    ['from 4h to 50min 🙌 no complications', 'from 4h to 50min. no complications'],
    ['sorted 🙌 that was close', 'sorted. that was close'],
    ['great news 😊 and thanks', 'great news and thanks'],
    ['no ❤️ failure', 'no ❤️ failure'],
    ['❌ ibuprofen', '❌ ibuprofen'],
    ['sorted :)', 'sorted'],
    ['platelets <3 today', 'platelets <3 today'],
  ])('reads “%s” as “%s”', (text, plain) => expect(removeDecoration(text, 'en')).toBe(plain));
});

describe('a replacement', () => {
  it('joins no two words: where a rule replaces a blank at an end of its phrase, the replacement has one there', () => {
    const rules = (english.rules ?? []).flatMap((group) => group.rules);
    const joining = rules.filter(({ source, to }) => {
      const consumed = withoutAssertions(source);
      return to !== '' && / \)?$/u.test(consumed) && !/(?: |\$0)$/u.test(to);
    });
    expect(joining.map(({ source, to }) => `${source} => ${to}`)).toEqual([]);
  });

  it('of a single word neither begins nor ends with a blank', () => {
    const replacements = [
      ...english.plain.values(),
      ...[...english.choices.values()].flatMap(({ options }) => options),
    ];
    expect(replacements.filter((each) => each.trim() !== each || each === '')).toEqual([]);
  });
});

/** The part of a pattern that a match replaces: without assertions before, inside and after it. */
function withoutAssertions(source: string): string {
  let result = '';
  let depth = 0;
  const groups: boolean[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const part = source[at] === '\\' ? source.slice(at, at + 2) : (source[at] ?? '');
    at += part.length - 1;
    if (part === '(') {
      const isAssertion = /^\(\?(?:<?[=!])/u.test(source.slice(at, at + 4));
      groups.push(isAssertion);
      if (isAssertion) depth += 1;
    }
    if (depth === 0 && part !== String.raw`\b`) result += part;
    if (part === ')' && groups.pop()) depth -= 1;
  }
  return result;
}

describe('requiredTexts', () => {
  it.each([
    [String.raw`\bw/o\b`, [['w/o']]],
    [String.raw`(?<=\bthe )(?:hrs?|hours?) (?=\d)`, [['the hr ', 'the hrs ', 'the hour ', 'the hours ']]],
    [String.raw`(?:till?|until)`, [['til']]],
    [String.raw`\d{1,2} ?(?:x|y)?`, []],
    [String.raw`ab*c`, [['a'], ['c']]],
    [String.raw`(\p{L}+) (?:a|b)c+d`, [[' ac', ' bc'], ['cd']]],
    [String.raw`(?<!the )is(?! not)`, [['is']]],
    [String.raw`(?<=^|\n)(?:alg[eé]m|\d) sabe`, [[' sabe']]],
    [String.raw`(?:one \d|two \d) x`, [['one ', 'two '], [' x']]],
    [String.raw`µg/ml`, [['g/ml']]],
  ])('of %s are %j', (pattern, required) => expect(requiredTexts(pattern)).toEqual(required));

  it('are known for each rule', () => {
    const rules = (english.rules ?? []).flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(700);
    expect(rules.filter(({ source }) => requiredTexts(source).length === 0)).toEqual([]);
  });

  it('occur in each text that a pattern matches, in either case', () => {
    const [rule] = parseRules(String.raw`\b(?:its?|kr[aá]s) (?=no) => _`);
    const mayOccur = (text: string) => rule?.mayOccur(indexText(text));
    expect(['ITS NOT', 'its not', 'itſ not', 'it now', '\u212arás nothing'].map(mayOccur)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(['its', 'no its', 'itsno', 'krs no', ''].map(mayOccur)).toEqual(Array.from({ length: 5 }, () => false));
  });
});

describe('the pattern of a rule', () => {
  const rules = [english, portuguese].flatMap((lexicon) => (lexicon.rules ?? []).flatMap((group) => group.rules));

  it('is valid for each rule', () => {
    for (const rule of rules) expect(rule.pattern(true).flags).toContain('u');
  });

  it('for Latin letters differs only for other letters', () => {
    const [rule] = parseRules(String.raw`x(\p{L})([^\p{L}])y => $1`);
    const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const matches = (isLatin: boolean, text: string) => rule && text.replace(rule.pattern(isLatin), '') === '';
    const differing = characters.filter((each) =>
      [`x${each}.y`, `xa${each}y`].some((text) => matches(true, text) !== matches(false, text)),
    );
    expect(differing.length).toBeGreaterThan(0);
    expect(differing.filter((each) => !/[\p{L}\p{M}]/u.test(each) || each < '\u0250')).toEqual([]);
  });

  it('reads a text in any script', () => {
    expect(expandShorthand('pt c/o CP; Пациент', 'en')).toBe('the patient complains of chest pain; Пациент');
  });
});

describe('a rewriting by rules', () => {
  it.each([
    ['does not leave a fragment', 'lol at the pharmacist who rang me', 'I was amused by the pharmacist who rang me.'],
    ['ends each line of a note', 'RR 32 today\nabx in\nsats 86%', 'RR 32 today.\nAntibiotics in.\nSaturations 86%.'],
  ])('%s', (_, text, formal) => expect(rewriteByLexicon(text, 'en')).toBe(formal));
});

describe('a subject is added only when the author must be meant', () => {
  it.each([
    'Never had gallstones.',
    'Had 2 seizures at home.',
    'Gave birth 3 days ago.',
    'First ever seizure today.',
    'Had to be intubated.',
    'Tried 2 SSRIs before.',
    'Just started metformin.',
    'Was told by the GP it was viral.',
    'Feeling dizzy since Monday.',
  ])('not to “%s”', (text) => expect(rewriteByLexicon(text, 'en')).toBe(text));
});
