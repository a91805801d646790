import type { Language } from '../text';
import { extractConcepts } from './lexicon';

const found = (text: string, language: Language = 'en'): string[] =>
  extractConcepts(text, language).map(
    ({ concept, start, end, negated }) => `${text.slice(start, end)} = ${concept.term}${negated ? ', denied' : ''}`,
  );

describe('extractConcepts', () => {
  it('takes the longest name at a place', () => {
    expect(found('type 2 diabetes, diabetes')).toEqual([
      'type 2 diabetes = type 2 diabetes',
      'diabetes = diabetes mellitus',
    ]);
  });

  it('gives offsets of the text as it is, behind emoji and with accents written as two characters', () => {
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
  ])('knows %s', (text, term) => {
    expect(['en', 'pt'].map((language) => found(text, language as Language))).toEqual([
      [`${text} = ${term}`],
      [`${text} = ${term}`],
    ]);
  });

  it('does not read a name over the end of a sentence or a comma', () => {
    expect(found('I like the heart. Failure is not an option; blood, pressure')).toEqual([]);
    expect(found('He works in pulmonary. Embolism is next')).toEqual([]);
  });

  it('takes an abbreviation that is another word in capitals only', () => {
    expect(found('paciente com HAS', 'pt')).toEqual(['HAS = hypertension']);
    expect(found('she has it')).toEqual([]);
    expect(found('vários AVCs', 'pt')).toEqual(['AVCs = stroke']);
  });

  it('takes a name with a spelling of its own in that spelling only', () => {
    expect(found('is PrEP for me?')).toEqual(['PrEP = pre-exposure prophylaxis']);
    expect(found('meal prep')).toEqual([]);
  });

  it('takes none of these in a text all in capitals', () => {
    expect(found('THIS TEAM HAS EVERYTHING, SERIOUSLY EVERYTHING')).toEqual([]);
  });

  it("reads an abbreviation of two meanings in the text's language", () => {
    expect(found('UTI', 'en')).toEqual(['UTI = urinary tract infection']);
    expect(found('UTI', 'pt')).toEqual(['UTI = intensive care unit']);
  });

  it('takes a word that is another one in the other language in its own language only', () => {
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
  ] as const)('says that it is denied: %s', (text, language, name) => {
    expect(extractConcepts(text, language).find(({ start }) => text.startsWith(name, start))?.negated).toBe(true);
  });

  it.each([
    ['no rash but fever', 'en', 'fever'],
    ['No. Fever since monday', 'en', 'Fever'],
    ['not only asthma', 'en', 'asthma'],
    ['dor no peito e febre', 'pt', 'febre'],
    ['sem tosse, mas com febre', 'pt', 'febre'],
    ['não só asma', 'pt', 'asma'],
  ] as const)('does not say so: %s', (text, language, name) => {
    expect(extractConcepts(text, language).find(({ start }) => text.startsWith(name, start))?.negated).toBe(false);
  });

  it.each([
    ['hypertenion', 'hypertension'],
    ['tuberculossis', 'tuberculosis'],
    ['pnuemonia', 'pneumonia'],
    ['hipertenssão', 'hypertension'],
    ['metfornin', 'metformin'],
  ])('reads the misspelt %s', (text, term) => {
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
  ])('takes %s for no misspelling', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('reads no addresses and no names of members', () => {
    expect(found('see https://asthma.org/stroke and @cancer_doc')).toEqual([]);
  });

  it('hides what is in a figure of speech', () => {
    expect(found('you nearly gave me a heart attack')).toEqual([]);
    expect(found('he had a heart attack')).toEqual(['heart attack = myocardial infarction']);
  });

  it('reads the same twice', () => {
    expect(found('asthma and COPD')).toEqual(found('asthma and COPD'));
  });
});
