import { parseConcepts } from './parse-concepts';

const ROW =
  'hypertension | Hypertension | disease*1.5 | high blood pressure | hipertensão, pressão alta | HAS, ~pressão, en:HTN';

describe('parseConcepts', () => {
  it('reads a row with all its names', () => {
    expect(parseConcepts('heart', `\n# hearts\n${ROW}\n`)).toEqual([
      {
        concept: {
          id: 'hypertension',
          term: 'hypertension',
          mesh: 'Hypertension',
          synonyms: ['high blood pressure'],
          pt: ['hipertensão', 'pressão alta'],
          kind: 'disease',
          weight: 1.5,
        },
        forms: [
          { text: 'hypertension', language: 'en', capitals: false, everyday: false },
          { text: 'high blood pressure', language: 'en', capitals: false, everyday: false },
          { text: 'hipertensão', language: 'pt', capitals: false, everyday: false },
          { text: 'pressão alta', language: 'pt', capitals: false, everyday: false },
          { text: 'HAS', capitals: true, everyday: false },
          { text: 'pressão', capitals: false, everyday: true },
          { text: 'HTN', language: 'en', capitals: true, everyday: false },
        ],
      },
    ]);
  });

  it("reads '-' as empty and a missing weight as 1", () => {
    const [entry] = parseConcepts('heart', "Crohn's disease | - | disease | - | doença de Crohn | -");
    expect(entry?.concept).toEqual({
      id: 'crohn-s-disease',
      term: "Crohn's disease",
      synonyms: [],
      pt: ['doença de Crohn'],
      kind: 'disease',
      weight: 1,
    });
  });

  it.each([
    ['a | - | disease | - | b', '5 columns instead of 6'],
    ['a | - | disease | - | b | - | -', '7 columns instead of 6'],
    ['a | - | disease |  | b | -', 'an empty column'],
    ['a | hypertension | disease | - | b | -', "'hypertension' is not a MeSH heading"],
    ['a | - | illness | - | b | -', "'illness' is not a kind"],
    ['a | - | disease*0 | - | b | -', "'0' is not a weight"],
    ['a | - | disease*x | - | b | -', "'x' is not a weight"],
    ['a | - | disease*1*2 | - | b | -', 'is not a kind'],
    ['a | - | disease | - | - | -', 'no Portuguese name'],
    ['a | - | disease | b,,c | d | -', "'' is not a name"],
    ['a | - | disease | b"c | d | -', "'b\"c' is not a name"],
    ['a | - | disease | - | d | ~', "'' is not a name"],
  ])('rejects %s', (row, fault) => {
    expect(() => parseConcepts('heart', `# first\n${row}`)).toThrow(fault);
    expect(() => parseConcepts('heart', `# first\n${row}`)).toThrow('heart:2: ');
  });
});
