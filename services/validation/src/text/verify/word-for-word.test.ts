import type { Language } from '../tokens/types';
import { isWordForWord } from './word-for-word';

describe('isWordForWord', () => {
  it.each<[Language, string, string]>([
    ['en', 'hey guys, gonna start metformin 500mg, pt is ok lol', 'Going to start metformin 500mg, patient is ok.'],
    ['en', 'i dont give aspirin b4 surgery', 'I do not give aspirin before surgery.'],
    ['en', 'stop heparin if bleeding. u know why!!!', 'Please stop heparin if bleeding. You know why.'],
    ['en', 'patients got the vaccine\nno fever', 'Dear colleagues, the patients got the vaccine.\nNo fever.'],
    ['en', 'he said “stop it” (not now)', 'He said "stop it" (not now).'],
    ['pt', 'galera, vcs usam losartana 50 mg pra pressao?', 'Vocês usam losartana 50 mg para pressão?'],
    ['pt', 'nao suspendam, pq piora kkkk', 'Não suspendam, porque piora.'],
  ])('accepts the same text word by word (%s: %s)', (language, original, rewritten) => {
    expect(isWordForWord(original, rewritten, language)).toBe(true);
  });

  it.each<[Language, string, string]>([
    // Sentences and commas.
    ['en', 'Give heparin. If bleeding, stop.', 'Give heparin if bleeding. Stop.'],
    ['en', 'Stop if bleeding. Give heparin.', 'Stop. If bleeding give heparin.'],
    ['en', 'Give aspirin. Only heparin for kids.', 'Give aspirin only. Heparin for kids.'],
    ['en', 'Give heparin before surgery. Stop aspirin.', 'Give heparin before. Surgery stop aspirin.'],
    ['en', 'Give heparin 5 mg. Aspirin 10 mg.', 'Give heparin. 5 mg aspirin. 10 mg.'],
    ['pt', 'Dei heparina. Se sangrar, suspendo.', 'Dei heparina se sangrar. Suspendo.'],
    ['en', 'Give heparin. Do not bleed.', 'Give heparin do not bleed.'],
    ['pt', 'Não, suspendam', 'Não suspendam'],
    ['pt', 'Não suspendam', 'Não, suspendam'],
    ['en', 'If fever, no, paracetamol', 'If fever, no paracetamol'],
    ['en', 'Aspirin, not heparin, helps', 'Aspirin not, heparin helps'],
    ['en', 'dose (not 10 mg)', 'dose not (10 mg)'],
    ['en', 'stop heparin', 'stop heparin?'],
    ['en', 'stop heparin?', 'Stop heparin.'],
    // Voice, tense, number of free words.
    ['en', 'Warfarin was replaced by apixaban', 'Warfarin was replacing apixaban'],
    ['en', 'treated by residents', 'treating residents'],
    ['pt', 'foi infectado pela', 'foi infectando a'],
    ['pt', 'suspendeu', 'suspender'],
    ['pt', 'Reduzir em 10 mg', 'Reduzir a 10 mg'],
    ['en', 'Give up to 4 g', 'Give up 4 g'],
    ['pt', 'mais de 10 mg', 'mais 10 mg'],
    ['pt', '2 de 10 morreram', '2 a 10 morreram'],
    ['en', 'Give 2 4 mg tablets', 'Give 2 to 4 mg tablets'],
    ['en', 'He would have died', 'He died'],
    ['en', 'This would be wrong', 'This is wrong'],
    ['pt', 'A mãe do paciente tem TB', 'Sua mãe do paciente tem TB'],
    ['pt', 'Nega febre, tem tosse', 'Nega febre, tosse'],
    ['en', 'few respond', 'a few respond'],
    ['en', 'The mother of the patient has TB', 'The mother, the patient, has TB'],
    // Letters, signs, quotes.
    ['en', 'Stage I cancer', 'Stage cancer'],
    ['pt', 'hepatite A aguda', 'hepatite aguda'],
    ['en', 'HIV (-)', 'HIV'],
    ['en', 'dose 10 mg / kg', 'dose 10 mg, kg'],
    ['en', 'change was - 3', 'change was 3'],
    ['en', 'said he stopped it', 'said "he stopped it"'],
    ['en', 'Aspirin is safe', 'Aspirin is "safe"'],
    ['en', 'seen by us', 'seen by US'],
    ['en', 'give epinephrine im, not iv', 'give epinephrine, not iv'],
    ['en', 'works well', 'works well ((((!!!'],
    // Stronger synonyms, negations, doses, drugs, additions.
    ['en', 'It is ok', 'It is safe'],
    ['en', 'He got worse', 'He received worse'],
    ['pt', 'dar alta', 'administrar alta'],
    ['en', 'Dr. Costa says stop it, not more', 'Dr. Costa says it not stop, more'],
    ['en', 'no fever', 'fever'],
    ['en', 'aspirin 5 mg', 'aspirin 50 mg'],
    ['en', 'aspirin 5 mg', 'heparin 5 mg'],
    ['en', 'aspirin 5 mg and heparin 10 mg', 'aspirin 10 mg and heparin 5 mg'],
    ['en', 'aspirin works', 'Aspirin works, as Smith et al. showed.'],
    ['en', 'aspirin works', 'Aspirin works. Visit http://a.example'],
    ['pt', 'esta grave', 'está grave'],
    ['en', 'give aspirin', ''],
  ])('rejects a text with another meaning (%s: %s -> %s)', (language, original, rewritten) => {
    expect(isWordForWord(original, rewritten, language)).toBe(false);
  });

  it('rejects a text with too many alignments within a bounded time', () => {
    expect(isWordForWord('the '.repeat(2_000), 'the '.repeat(2_500), 'en')).toBe(false);
    expect(isWordForWord('please, '.repeat(700), 'please, '.repeat(700), 'en')).toBe(false);
  });
});
