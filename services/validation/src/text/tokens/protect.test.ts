import { protect } from './protect';
import type { ProtectedKind } from './types';

const spans = (text: string, kind: ProtectedKind) =>
  protect(text)
    .filter((span) => span.kind === kind)
    .map(({ start, end }) => text.slice(start, end));

describe('protect', () => {
  it.each([
    '10mg',
    '10 mg',
    '5 mcg/kg/min',
    '1.5 g',
    '1,5 g',
    '2x/day',
    '2x/dia',
    '12/12h',
    '120/80 mmHg',
    '120/80',
    '37,5 °C',
    '37.5°C',
    '98%',
    '98 %',
    '7.2',
    '10-20 mg',
    '1/2',
    '1:1000',
    '03/05/2024',
    '2024-05-03',
    '0,9%',
    '½',
    '1.000.000 UI',
    '40 mg/dia',
    '8/8h',
    '6h',
    '3 mL/kg/h',
    '-5',
    '2ª',
    '65yo',
    '100 µg',
    '1x10',
  ])('protects the quantity %s as a whole', (quantity) => {
    expect(spans(`dose of ${quantity} here`, 'number')).toEqual([quantity]);
  });

  it.each([
    ['Losartana 50 mg e enalapril', ['Losartana', 'enalapril']],
    [
      'bisoprolol, rosuvastatina, dapagliflozina; nivolumabe',
      ['bisoprolol', 'rosuvastatina', 'dapagliflozina', 'nivolumabe'],
    ],
    ['in april the peril of prevenir, ouvir, cholesterol', []],
    ['WARFARIN or Ácido tranexâmico', ['WARFARIN', 'tranexâmico']],
  ])('finds the drugs of “%s”', (text, drugs) => expect(spans(text, 'drug')).toEqual(drugs));

  it('finds negations of both languages, including contractions', () => {
    expect(spans("no fever, not ill, never smoked, without pain, denies chills, don't, cannot", 'negation')).toEqual([
      'no',
      'not',
      'never',
      'without',
      'denies',
      "don't",
      'cannot',
    ]);
    expect(spans('não usa, sem dor, nunca fumou, nega febre, jamais, nem tosse, ñ, s/ dor', 'negation')).toEqual([
      'não',
      'sem',
      'nunca',
      'nega',
      'jamais',
      'nem',
      'ñ',
      's/',
    ]);
  });

  it('finds links, mail addresses, mentions and hashtags', () => {
    const text =
      'see https://pubmed.gov/1?x=2, www.who.int or doi.org/10.1000/x; 10.1056/NEJMoa1 mail a.b@c.org.br cc @ana_s. #sepsis';
    expect(spans(text, 'url')).toEqual([
      'https://pubmed.gov/1?x=2',
      'www.who.int',
      'doi.org/10.1000/x',
      '10.1056/NEJMoa1',
    ]);
    expect([spans(text, 'mail'), spans(text, 'mention'), spans(text, 'hashtag')]).toEqual([
      ['a.b@c.org.br'],
      ['@ana_s'],
      ['#sepsis'],
    ]);
  });

  it('finds abbreviations in capitals, but no chat words', () => {
    expect(spans('ECG and HbA1c, SpO2, PCR, pH, COVID-19, B12. LOL OMG b4', 'abbreviation')).toEqual([
      'ECG',
      'HbA1c',
      'SpO2',
      'PCR',
      'pH',
      'COVID-19',
      'B12',
    ]);
  });

  it('treats a capitalised word inside a sentence as a name, but not at its beginning', () => {
    expect(spans('Sepsis kills. The Framingham study, by Dr. Osler: Great work and I agree', 'name')).toEqual([
      'Framingham',
      'Dr',
      'Osler',
    ]);
  });

  it('finds no names in a text all in capitals', () =>
    expect(spans('PACIENTE COM FEBRE ALTA E TOSSE', 'name')).toEqual([]));

  it('protects quotes and emoji as a whole', () => {
    const text = 'he said "gonna take 5 mg" and “tá bom” 👍🏽 ❌ "open';
    expect(spans(text, 'quote')).toEqual(['"gonna take 5 mg"', '“tá bom”']);
    expect(spans(text, 'emoji')).toEqual(['👍🏽', '❌']);
    expect(spans(text, 'number')).toEqual([]);
  });
});
