import { limits } from './limits';
import { findEntities, foldTopic, isTopic } from './text-entities';

const topicsOf = (text: string): string[] =>
  findEntities(text).flatMap((entity) => (entity.kind === 'topic' ? [entity.topic] : []));
const mentionsOf = (text: string): string[] =>
  findEntities(text).flatMap((entity) => (entity.kind === 'mention' ? [entity.username] : []));

describe('topics', () => {
  // The rules of twitter-text's conformance suite, with texts of a hospital.
  it.each<[string, string, readonly string[]]>([
    ['in a sentence', 'New guideline on #sepsis today', ['sepsis']],
    ['at the end', 'Today: #sepsis', ['sepsis']],
    ['with digits after letters', '#covid19 wards', ['covid19']],
    ['with digits before letters', '#4AT score', ['4AT']],
    ['with an underscore', '#heart_failure', ['heart_failure']],
    ['before punctuation', '#icu: #icu; #icu, #icu. #icu! #icu?', ['icu', 'icu', 'icu', 'icu', 'icu', 'icu']],
    ['after punctuation', ':#icu ;#ward ,#er .#or !#gp ?#ct', ['icu', 'ward', 'er', 'or', 'gp', 'ct']],
    ['in and after brackets', '(#one )#two [#three ]#four ’#five’#six', ['one', 'two', 'three', 'four', 'five', 'six']],
    ['on several lines', '#one\ntext\n#two\n', ['one', 'two']],
    ['after an emoji', 'so ✌#one ✌\uFE0F#two ✌\uFE0E#three ✌🏿#four', ['one', 'two', 'three', 'four']],
    ['with accents', '#ação #coração #München #Čeština #Ateş', ['ação', 'coração', 'München', 'Čeština', 'Ateş']],
    ['with a dotted and a dotless i', '#İn #ın', ['İn', 'ın']],
    [
      'in Greek, Cyrillic, Armenian and Georgian',
      '#Ιατρική #медицина #բժիշկ #ექიმი',
      ['Ιατρική', 'медицина', 'բժիշկ', 'ექიმი'],
    ],
    ['in Korean and half-width Hangul', '#패혈증 #ﾣﾦﾰ', ['패혈증', 'ﾣﾦﾰ']],
    ['in Japanese', '研究会。#敗血症 #ショック #ｻｯｶｰ #ひらがな', ['敗血症', 'ショック', 'ｻｯｶｰ', 'ひらがな']],
    ['with iteration marks', '#云々 #各〃', ['云々', '各〃']],
    ['with wave dashes', '#メ〜テレ #メ～テレ', ['メ〜テレ', 'メ～テレ']],
    ['with the full-width sign', '速報！＃敗血症。', ['敗血症']],
    ['with full-width letters', '＃ｉｃｕ１２', ['ｉｃｕ１２']],
    [
      'in Arabic and Persian, with digits',
      '#طب_الطوارئ, #میخواهم #۳۴۵قلب #قلب۶۷۸',
      ['طب_الطوارئ', 'میخواهم', '۳۴۵قلب', 'قلب۶۷۸'],
    ],
    ['with a zero-width non-joiner', '#می\u200Cخواهم', ['می\u200Cخواهم']],
    ['in Hebrew with its marks', '#עַל־יְדֵי #וכו׳ #מ״כ', ['עַל־יְדֵי', 'וכו׳', 'מ״כ']],
    ['in Thai, Hindi, Tamil and Tibetan', '#แพทย์ #महात्मा_१२ #தமிழ் #བོད་སྐད', ['แพทย์', 'महात्मा_१२', 'தமிழ்', 'བོད་སྐད']],
    ['in Sinhala with a joiner', '#ශ්\u200Dරී', ['ශ්\u200Dරී']],
    ['in Amharic, Khmer and Lao', '#ህክምና #មហាត្មះ #ຊີວະ', ['ህክምና', 'មហាត្មះ', 'ຊີວະ']],
    ['with a middle dot', '#il·lusió', ['il·lusió']],
    ['with letters and digits beyond the basic plane', '#\u{20021} #A\u{104A0}', ['\u{20021}', 'A\u{104A0}']],
    ['after a topic and a slash', '#sepsis/#shock', ['sepsis', 'shock']],
  ])('are found %s', (_, text, expected) => {
    expect(topicsOf(text)).toEqual(expected);
  });

  it.each<[string, string]>([
    ['digits alone', 'Bed #16, #0 and #१२३४'],
    ['no letter', '#_ #1_2 #〃 # #. #!'],
    ['a letter before the sign', 'c#major bloc#notes 敗血症#敗血症 a_#b &#nbsp'],
    ['a space after the sign', '# sepsis'],
    ['another sign after it', '#one#two'],
    ['a keycap', 'Press #\uFE0F\u20E3 or #\u20E3a'],
    ['an address after the sign', '#http://a.org #https://a.org'],
    ['an address around it', 'https://a.org/#one http://a.org/x?y#two www.a.org/#three a.org/#four'],
    ['more characters than the limit', `#${'a'.repeat(500)} #${'ﷺ'.repeat(20)}`],
  ])('are not found with %s', (_, text) => {
    expect(topicsOf(text)).toEqual([]);
  });

  it('have the positions of their sign and their end in UTF-16', () => {
    expect(findEntities('😀 会議 #sepsis!')).toEqual([{ kind: 'topic', start: 6, end: 13, topic: 'sepsis' }]);
  });

  it.each([
    ['SEPSIS', 'sepsis'],
    ['ＩＣＵ', 'icu'],
    ['Ação', 'ac\u0327a\u0303o'],
    ['ﾊﾟ', 'パ'],
    ['می\u200Cخواهم', 'میخواهم'],
  ])('%s and %s are the same one', (one, other) => {
    expect(foldTopic(one)).toBe(foldTopic(other));
  });

  it('differ by their accents', () => {
    expect(foldTopic('pé')).not.toBe(foldTopic('pe'));
  });

  it('are recognised alone', () => {
    expect(['sepsis', '敗血症', '4AT'].map(isTopic)).toEqual([true, true, true]);
    expect(['', '12', 'a b', 'a#b', '#a', 'a.b', 'a'.repeat(limits.topics.max + 1)].map(isTopic)).toEqual(
      Array.from({ length: 7 }, () => false),
    );
  });
});

describe('mentions', () => {
  it.each<[string, string, readonly string[]]>([
    ['at the start', '@ana.souza look', ['ana.souza']],
    ['at the end', 'thanks @ana', ['ana']],
    ['with digits and underscores', '@12345 @dr_tom', ['12345', 'dr_tom']],
    ['several', '@ana @tom,@bia/@leo', ['ana', 'tom', 'bia', 'leo']],
    ['in another case', '@Ana_Souza', ['ana_souza']],
    ['with the full-width sign', '＠ana', ['ana']],
    ['in a Japanese sentence', 'の@anaに到着', ['ana']],
    ['before a line break', '@ana\n@tom', ['ana', 'tom']],
    ['at the end of a sentence', 'Ask @ana. Or (@tom), “@bia”…', ['ana', 'tom', 'bia']],
    ['after a dot', '.@ana knows', ['ana']],
    ['after the sign of a repetition', 'RT@ana rt@tom RT:@bia', ['ana', 'tom', 'bia']],
    ['beside a face', 'State: @_@ (cc: @ana)', ['ana']],
    ['before an apostrophe', '@ana’s and @tom-like', ['ana', 'tom']],
  ])('are found %s', (_, text, expected) => {
    expect(mentionsOf(text)).toEqual(expected);
  });

  it.each<[string, string]>([
    ['mail addresses', 'ana@hospital.org ana.souza@hospital.org josé@hospital.org'],
    ['two signs', '@@ana @ana@hospital.org ana@@tom'],
    ['a sign before it', 'f!@ana f#@ana f$@ana f%@ana f&@ana f*@ana'],
    ['an accented letter after it', '@anaìs @ana\u0301'],
    ['addresses', '@http://a.org https://a.org/@ana www.a.org/@ana'],
    ['names that are too short or too long', `@ab @${'a'.repeat(31)} @${'a'.repeat(500)}`],
    ['dots alone', '@... @.....'],
    ['a space', '@ ana'],
    ['words that end with rt', 'art@ana 1rt@ana'],
  ])('are not found in %s', (_, text) => {
    expect(mentionsOf(text)).toEqual([]);
  });

  it('end before the dots of the sentence, and keep the other reading of the name', () => {
    expect(findEntities('Hi @ana..')).toEqual([
      { kind: 'mention', start: 3, end: 7, username: 'ana', dotted: 'ana..' },
    ]);
  });
});

describe('any text', () => {
  const PIECES = [
    ...'#＃@＠_.·/&:\n \t\u200c\u200d\u202e\u2067\u0000\ufeff\ud800\udc00',
    'a',
    'Z',
    '9',
    'é',
    'e\u0301',
    '漢',
    'ｱ',
    'ש',
    'ق',
    '👩🏽‍⚕️',
    '#\uFE0F\u20E3',
    'ﷺ',
    '\u{20021}',
    'https://',
    'www.',
    'ana',
  ];
  // A linear congruential generator: the same texts in each run.
  const makeTexts = (count: number): string[] => {
    let state = 20_261_123;
    const next = (below: number): number => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    return Array.from({ length: count }, () =>
      Array.from({ length: next(40) }, () => PIECES[next(PIECES.length)]).join(''),
    );
  };

  it('has entities in order, without overlaps, that are spelt as in the text', () => {
    let found = 0;
    for (const text of makeTexts(5_000)) {
      let last = 0;
      for (const entity of findEntities(text)) {
        found += 1;
        const written = text.slice(entity.start, entity.end);
        expect(entity.start).toBeGreaterThanOrEqual(last);
        expect(written.slice(1).toLowerCase()).toBe(
          entity.kind === 'topic' ? entity.topic.toLowerCase() : entity.username,
        );
        if (entity.kind === 'topic') {
          expect(foldTopic(foldTopic(entity.topic))).toBe(foldTopic(entity.topic));
          expect(isTopic(entity.topic)).toBe(true);
        }
        last = entity.end;
      }
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('keeps an entity when a sentence follows on a new line', () => {
    for (const text of makeTexts(2_000)) {
      const alone = findEntities(text);
      expect(findEntities(`${text}\nand more`).slice(0, alone.length)).toEqual(alone);
    }
  });

  it.each([
    ['#', 200_000],
    ['@', 200_000],
    ['#a', 100_000],
    ['@a.', 100_000],
    ['a.', 100_000],
    ['/#', 100_000],
    ['www', 100_000],
    ['www.', 50_000],
    ['http', 50_000],
    ['#ﷺ', 50_000],
    ['rt@', 50_000],
  ])('is read in linear time: %s many times', (piece, times) => {
    // A quadratic time would be minutes, more than the limit of a test.
    expect(Array.isArray(findEntities(piece.repeat(times)))).toBe(true);
  });
});
