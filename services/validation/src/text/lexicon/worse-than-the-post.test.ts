import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import type { Language } from '../tokens/types';

describe('words that a rule must leave as they are, or write in their context', () => {
  it.each<[Language, string, string]>([
    ['en', 'ecg in a fit 30 yo runner', 'ECG in a fit 30-year-old runner.'],
    ['en', 'weight loss, fit 240', 'Weight loss, FIT 240.'],
    ['en', 'what is the max again?? 3 mg/kg right', 'What is the max again? 3 mg/kg, right?'],
    ['en', 'the rota app crashed. cant make this up', 'The rota app crashed. Cannot make this up.'],
    ['en', 'ask the cardiac physios', 'Ask the cardiac physios.'],
    ['en', 'our physios are great', 'Our physiotherapists are great.'],
    ['en', 'impetigo, school told', 'Impetigo, school told.'],
    ['en', 'school told us', 'The school told us.'],
    ['en', 'few dot haems', 'Few dot haemorrhages.'],
    ['en', 'haems at the macula', 'Haems at the macula.'],
    ['en', 'thrombosed haems', 'Thrombosed haemorrhoids.'],
    ['en', 'post op sensitivity to cold', 'Postoperative sensitivity to cold.'],
    ['en', 'intra op bleeding', 'Intraoperative bleeding.'],
    ['en', 'opioids dont kill ppl', 'Opioids do not kill people.'],
    ['en', 'bldg is cold', 'The building is cold.'],
    ['en', '45F neuropathic pain', 'A 45-year-old woman with neuropathic pain.'],
    ['en', 'mri = pica', 'MRI: PICA.'],
    ['pt', 'usg c/ dilatação pielo E', 'USG com dilatação pielo E.'],
    ['pt', 'internei c/ pielo', 'Internei com pielonefrite.'],
    ['pt', 'nos amputamos o dedo', 'Nós amputamos o dedo.'],
    ['pt', 'nos últimos dias piorou', 'Nos últimos dias piorou.'],
    ['pt', 'rx c/ esporao', 'RX com esporão.'],
  ])('writes (%s) “%s” as “%s”', (language, text, formal) => expect(rewriteByLexicon(text, language)).toBe(formal));
});
