import type { Language } from '../../text';
import { ambiguousAbbreviations, extractConcepts, lexiconEntries } from '../lexicon';
import { lexiconKeywords } from '../lexicon-keywords';
import { englishSentences, portugueseSentences } from '../testing/abbreviation-sentences';
import { type Abbreviation, parseAbbreviations } from './parse-abbreviations';

const LANGUAGES: readonly Language[] = ['en', 'pt'];
const concepts = new Map(lexiconEntries.map(({ concept }) => [concept.term, concept]));
const parse = (row: string): readonly Abbreviation[] => parseAbbreviations('table', row, concepts);

/** The terms of the concepts found at an abbreviation in a text. */
const meaningsOf = (text: string, abbreviation: string, language: Language): string[] => {
  const at = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${abbreviation}(?![\\p{L}\\p{N}])`, 'u'));
  return extractConcepts(text, language)
    .filter(({ start, end }) => start <= at && at < end)
    .map(({ concept }) => concept.term);
};

describe('the tables of ambiguous abbreviations (VAL-24)', () => {
  it.each(LANGUAGES)('have at least 150 abbreviations with two readings or more in %s', (language) => {
    const ambiguous = ambiguousAbbreviations[language].filter(({ meanings }) => meanings.length > 1);
    expect(ambiguous.length).toBeGreaterThanOrEqual(150);
  });

  it.each(LANGUAGES)('have clues for every meaning but the default in %s', (language) => {
    expect(
      ambiguousAbbreviations[language].flatMap(({ written, meanings }) =>
        meanings.some(({ clues, isDefault }) => clues.length === 0 && !isDefault) ? [written] : [],
      ),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('have no clue that stands for every meaning of an abbreviation in %s', (language) => {
    const useless = ambiguousAbbreviations[language].flatMap(({ written, meanings }) => {
      const keys = meanings.map(
        ({ clues }) =>
          new Set(clues.map((clue) => ('key' in clue ? clue.key : clue.kind === 'unit' ? clue.unit : clue.kind))),
      );
      const [first, ...others] = keys;
      return others.length > 0
        ? [...(first ?? [])].flatMap((key) => (others.every((other) => other.has(key)) ? [`${written}: ${key}`] : []))
        : [];
    });
    expect(useless).toEqual([]);
  });

  it.each(LANGUAGES)('use no abbreviation as a topic when nothing decides in %s', async (language) => {
    const topics = ambiguousAbbreviations[language].flatMap(({ written, inLowerCase, meanings }) =>
      meanings.some(({ isDefault }) => isDefault)
        ? []
        : [written, ...(inLowerCase ? [written.toLowerCase()] : [])].flatMap((form) =>
            [`${form}?`, `hmm ${form} etc.`].flatMap((text) => {
              const found = meaningsOf(text, form, language);
              return form === form.toLowerCase() || found.length === 0 ? [] : [`${text} ${found.join()}`];
            }),
          ),
    );
    expect(topics).toEqual([]);
    expect(await lexiconKeywords.extract('IC, EM? PA, TS: AD.', 'en', new AbortController().signal)).toEqual([]);
  });
});

describe('parseAbbreviations', () => {
  it('reads the meanings, their clues and the default', () => {
    expect(parse('sbp | blood pressure: #, # mmhg, #/#, cuff, default | -: <my, >form, free text*, :, #%')).toEqual([
      {
        written: 'SBP',
        inLowerCase: true,
        meanings: [
          {
            concept: concepts.get('blood pressure'),
            isDefault: true,
            clues: [
              { kind: 'number' },
              { kind: 'unit', unit: 'mmhg' },
              { kind: 'pair' },
              { kind: 'anywhere', key: 'cuff', words: [{ text: 'cuff', isStem: false }] },
            ],
          },
          {
            concept: null,
            isDefault: false,
            clues: [
              { kind: 'before', key: '<my', words: [{ text: 'my', isStem: false }] },
              { kind: 'after', key: '>form', words: [{ text: 'form', isStem: false }] },
              {
                kind: 'anywhere',
                key: 'free text*',
                words: [
                  { text: 'free', isStem: false },
                  { text: 'text', isStem: true },
                ],
              },
              { kind: 'colon' },
              { kind: 'percent' },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['Sbp | blood pressure: cuff', "'Sbp' is not an abbreviation"],
    ['SBP', 'no meaning'],
    ['SBP | blood presure: cuff', "'blood presure' is not a concept"],
    ['SBP | blood pressure', "'blood pressure' is not a concept with clues"],
    ['SBP | blood pressure: cuff, cuff', "'cuff' stands twice"],
    ['SBP | blood pressure: cu+ff', "'cu+ff' is not a clue"],
    ['SBP | blood pressure: default | hypertension: default', 'two defaults'],
    ['SBP | blood pressure: cuff | blood pressure: arm', "'blood pressure' stands twice"],
    ['SBP | blood pressure: cuff\nsbp | blood pressure: cuff', 'a second row'],
  ])('rejects %s', (row, fault) => {
    expect(() => parse(row)).toThrow(fault);
  });
});

describe('extractConcepts with ambiguous abbreviations (VAL-24)', () => {
  it.each(englishSentences)('understands in English: %s (%s)', (text, abbreviation, term) => {
    expect(meaningsOf(text, abbreviation, 'en')).toEqual(term === null ? [] : [term]);
  });

  it.each(portugueseSentences)('understands in Portuguese: %s (%s)', (text, abbreviation, term) => {
    expect(meaningsOf(text, abbreviation, 'pt')).toEqual(term === null ? [] : [term]);
  });

  it('takes the meaning that the text names in full', () => {
    expect(meaningsOf('Borderline personality disorder (BPD) and sleep', 'BPD', 'en')).toEqual([
      'borderline personality disorder',
    ]);
  });

  it('uses an abbreviation in one meaning in a text', () => {
    const text = 'PD with tremor and levodopa. Thanks to everybody who answered so quickly. Any view on PD?';
    expect(extractConcepts(text, 'en').filter(({ concept }) => concept.term === 'Parkinson disease')).toHaveLength(2);
  });

  it('prefers the sentence of the abbreviation to the sentences around it', () => {
    expect(
      meaningsOf('Fistula clotted, no dialysis today. HD in my family: chorea and CAG repeats', 'HD', 'en'),
    ).toEqual(['Huntington disease']);
  });

  it('reads abbreviations in a text all in capitals when the context decides', () => {
    const text = 'PATIENT WITH ASCITES AND CIRRHOSIS HAS ABDOMINAL PAIN, THINK OF SBP';
    expect(meaningsOf(text, 'SBP', 'en')).toEqual(['spontaneous bacterial peritonitis']);
  });

  it('reads no ordinary word of a text in capitals or lower case as an abbreviation', () => {
    expect(
      extractConcepts('AS A DOCTOR I WORK ON THE SPINE WITH STIFF GLOVES', 'en').map(({ concept }) => concept.term),
    ).toEqual([]);
    expect(meaningsOf('can or will the team scrub tonight', 'or', 'en')).toEqual([]);
  });
});
