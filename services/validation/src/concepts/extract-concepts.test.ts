import type { Language } from '../text';
import { extractConcepts } from './lexicon';

const found = (text: string, language: Language = 'en'): string[] =>
  extractConcepts(text, language).map(
    ({ concept, start, end, negated }) => `${text.slice(start, end)} = ${concept.term}${negated ? ', denied' : ''}`,
  );

describe('extractConcepts', () => {
  it('prefers the longest name at a position', () => {
    expect(found('type 2 diabetes, diabetes')).toEqual([
      'type 2 diabetes = type 2 diabetes',
      'diabetes = diabetes mellitus',
    ]);
  });

  it('returns offsets of the unchanged text, after emoji and with decomposed accents', () => {
    expect(found('❤️‍🩹🫀 a hipertensa\u0303o, já!', 'pt')).toEqual(['hipertensa\u0303o = hypertension']);
  });

  it.each([
    ['HIPERTENSÃO', 'hypertension'],
    ['hipertensao', 'hypertension'],
    ['hipertensas', 'hypertension'],
    ['lesões renais agudas', 'acute kidney injury'],
    ['antibiótico', 'antibiotics'],
    ['cardiopatias congênitas', 'congenital heart disease'],
    ['crianças', 'children'],
    ['infecções urinárias', 'urinary tract infection'],
    ['beta-blocker', 'beta blockers'],
    ['β-blockers', 'beta blockers'],
    ["Alzheimer's disease", 'Alzheimer disease'],
    ['Alzheimer’s', 'Alzheimer disease'],
    ['haemodialysis', 'hemodialysis'],
    ['oesophageal cancer', 'esophageal cancer'],
    ['anaemias', 'anemia'],
    ['metastases', 'metastasis'],
    ['food allergies', 'food allergy'],
    ['pulmonary\nembolism', 'pulmonary embolism'],
    ['H. pylori', 'Helicobacter pylori infection'],
    ['type-2 diabetes', 'type 2 diabetes'],
  ])('recognises %s', (text, term) => {
    expect(['en', 'pt'].map((language) => found(text, language as Language))).toEqual([
      [`${text} = ${term}`],
      [`${text} = ${term}`],
    ]);
  });

  it('matches no name across a sentence end or a comma', () => {
    expect(found('I like the heart. Failure is not an option; blood, pressure')).toEqual([]);
    expect(found('He works in pulmonary. Embolism is next')).toEqual([]);
  });

  it('requires capitals for an abbreviation that is also a word', () => {
    expect(found('paciente com HAS', 'pt')).toEqual(['HAS = hypertension']);
    expect(found('she has it')).toEqual([]);
    expect(found('vários AVCs', 'pt')).toEqual(['AVCs = stroke']);
  });

  it('requires the exact spelling of a name such as PrEP', () => {
    expect(found('is PrEP for me?')).toEqual(['PrEP = pre-exposure prophylaxis']);
    expect(found('meal prep')).toEqual([]);
  });

  it('recognises no abbreviation in a text all in capitals', () => {
    expect(found('THIS TEAM HAS EVERYTHING, SERIOUSLY EVERYTHING')).toEqual([]);
  });

  it("resolves an abbreviation with two meanings by the text's language", () => {
    expect(found('UTI', 'en')).toEqual(['UTI = urinary tract infection']);
    expect(found('UTI', 'pt')).toEqual(['UTI = intensive care unit']);
  });

  it('recognises a word that exists in both languages only in the language where it is medical', () => {
    expect(found('my gripe with this film')).toEqual([]);
    expect(found('peguei uma gripe', 'pt')).toEqual(['gripe = influenza']);
  });

  it.each([
    ['no fever', 'en', 'fever'],
    ['without fever', 'en', 'fever'],
    ["doesn't have asthma", 'en', 'asthma'],
    ['denies cough, fever', 'en', 'fever'],
    ['sem febre', 'pt', 'febre'],
    ['não tem asma', 'pt', 'asma'],
    ['nega tosse e febre', 'pt', 'febre'],
    ['nao teve sarampo', 'pt', 'sarampo'],
  ] as const)('marks a negated concept: %s', (text, language, name) => {
    expect(extractConcepts(text, language).find(({ start }) => text.startsWith(name, start))?.negated).toBe(true);
  });

  it.each([
    ['no rash but fever', 'en', 'fever'],
    ['No. Fever since monday', 'en', 'Fever'],
    ['not only asthma', 'en', 'asthma'],
    ['dor no peito e febre', 'pt', 'febre'],
    ['sem tosse, mas com febre', 'pt', 'febre'],
    ['não só asma', 'pt', 'asma'],
  ] as const)('does not mark a concept that is not negated: %s', (text, language, name) => {
    expect(extractConcepts(text, language).find(({ start }) => text.startsWith(name, start))?.negated).toBe(false);
  });

  it.each([
    ['hypertenion', 'hypertension'],
    ['tuberculossis', 'tuberculosis'],
    ['pnuemonia', 'pneumonia'],
    ['hipertenssão', 'hypertension'],
    ['metfornin', 'metformin'],
  ])('recognises the misspelt %s', (text, term) => {
    expect(found(text)).toEqual([`${text} = ${term}`]);
  });

  it.each([
    'mediation',
    'morality',
    'moralidade',
    'vacilação',
    'creative',
    'addition',
    'spelling',
    'tropical',
    'incubation',
    'astma',
  ])('does not correct %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('ignores web addresses and mentions', () => {
    expect(found('see https://asthma.org/stroke and @cancer_doc')).toEqual([]);
  });

  it('ignores concepts inside an idiom', () => {
    expect(found('you nearly gave me a heart attack')).toEqual([]);
    expect(found('he had a heart attack')).toEqual(['heart attack = myocardial infarction']);
  });

  it('returns the same result for the same text', () => {
    expect(found('asthma and COPD')).toEqual(found('asthma and COPD'));
  });
});
