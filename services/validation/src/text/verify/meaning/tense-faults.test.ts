import { rewriteInPartByModel, verifyModelRewriting } from '../../../concepts/verify-model-rewriting';
import type { Language } from '../../tokens/types';

type Case = readonly [language: Language, text: string, rewriting: string];

describe('a rewriting at another time than its post', () => {
  it.each<Case>([
    // What only has a day was done.
    ['en', 'biopsy thurs, bloods normal', 'Biopsy was on Thursday; bloods normal.'],
    ['en', 'CT head neg. MRI fri', 'CT head was negative. MRI was on Friday.'],
    ['en', 'CT head neg. MRI fri', 'CT head was negative. The MRI was performed on Friday.'],
    ['en', 'clinic monday, wound clean', 'The clinic was on Monday, and the wound is clean.'],
    ['en', 'review in 2 wks', 'The review was in 2 weeks.'],
    ['en', 'stable on ward, theatre 8am', 'Stable on the ward; theatre was at 8 am.'],
    ['pt', 'biopsia 5a', 'A biópsia foi na quinta-feira.'],
    ['pt', 'cirurgia amanha', 'A cirurgia foi amanhã.'],
    ['pt', 'TC normal, RM sexta', 'A TC foi normal; a RM foi na sexta.'],
    ['pt', 'retorno em 2 sem', 'O retorno foi em 2 semanas.'],
    ['pt', 'consulta dia 12', 'A consulta foi no dia 12.'],
    [
      'pt',
      'acho q é lupus, plaq 98. biopsia renal 5a',
      'Creio que se trate de lúpus: plaquetas 98. A biópsia renal foi na quinta-feira.',
    ],
    // An earlier value is the present one, or the reverse.
    ['en', 'INR 1.8 today, was 2.4', 'INR is 1.8 today, 2.4.'],
    ['en', 'INR 1.8 today, was 2.4', 'The INR was 1.8 today and is 2.4.'],
    ['en', 'K was 6, now 4', 'Potassium is 6, now 4.'],
    ['pt', 'PA 120x80, era 90x60', 'PA de 120x80, 90x60.'],
    ['pt', 'K era 6, agora 4', 'O potássio é 6, agora 4.'],
    // What was is.
    ['en', 'he was septic', 'He is septic.'],
    ['en', 'she was well until friday', 'She is well until Friday.'],
    ['en', 'had seizures as a child', 'Has seizures as a child.'],
    ['en', 'she took warfarin, INR 3', 'She takes warfarin, INR 3.'],
    ['pt', 'tinha asma', 'Tem asma.'],
    ['pt', 'estava em uso de varfarina', 'Está em uso de varfarina.'],
    ['pt', 'usava varfarina', 'Usa varfarina.'],
    // What a patient takes was taken.
    ['pt', 'usa varfarina', 'Usava varfarina.'],
    // What is to be done, and who says what.
    ['en', 'start insulin tomorrow', 'Insulin was started tomorrow.'],
    ['en', 'will give vit K', 'Vitamin K was given.'],
    ['en', 'gave vit K', 'Vitamin K will be given.'],
    ['en', 'plan is to stop aspirin', 'The plan was to stop aspirin.'],
    ['en', 'to be discharged', 'The patient was discharged.'],
    ['en', 'discharge today', 'The patient was discharged today.'],
    ['en', 'home today', 'The patient went home today.'],
    ['en', 'almost died', 'The patient died.'],
    ['en', 'radiology refused CT', 'The patient refused CT.'],
    ['en', 'declined by ICU', 'Declined ICU.'],
    ['en', 'dad says hes allergic to penicillin', 'He is allergic to penicillin.'],
    ['pt', 'vou suspender AAS', 'Suspendi AAS.'],
    ['pt', 'alta amanha', 'Recebeu alta amanhã.'],
    ['pt', 'alta hoje?', 'Recebeu alta hoje.'],
    ['pt', 'quase morreu', 'Morreu.'],
    ['pt', 'suspendo ou reduzo a dose?', 'Suspender devo ou reduzir a dose?'],
  ])('is rejected (%s: %s -> %s)', (language, text, rewriting) =>
    expect(verifyModelRewriting(text, rewriting, language)).not.toEqual([]),
  );
});

describe('a rewriting at the time of its post', () => {
  it.each<Case>([
    ['en', 'CT neg monday', 'CT was negative on Monday.'],
    ['en', 'admitted friday', 'The patient was admitted on Friday.'],
    ['en', 'scan done thurs', 'The scan was done on Thursday.'],
    ['en', 'INR 1.8 today, was 2.4', 'The INR is 1.8 today; it was 2.4.'],
    ['en', 'K was 6, now 4', 'The potassium was 6; it is now 4.'],
    ['en', 'BP 90/60', 'The BP was 90/60.'],
    ['en', 'held 2 hrs then restarted', 'It was held for 2 hours and then restarted.'],
    ['en', 'pt comes in w/ fever', 'The patient presented with fever.'],
    ['en', 'he was septic', 'He was septic.'],
    ['pt', 'usava varfarina', 'Usava varfarina.'],
    ['pt', 'K era 6, agora 4', 'O potássio era 6; agora é 4.'],
    ['pt', 'TC normal', 'A TC foi normal.'],
    ['pt', 'suspendo ou reduzo a dose?', 'Devo suspender ou reduzir a dose?'],
  ])('is accepted (%s: %s -> %s)', (language, text, rewriting) =>
    expect(verifyModelRewriting(text, rewriting, language)).toEqual([]),
  );
});

describe('a rewriting that is taken in part', () => {
  it('keeps the past of an earlier value', () => {
    const text = 'inr 1.8 today, was 2.4, took rifampicin for 6 wks. recheck mon';
    const rewriting = 'INR is 1.8 today, previously 2.4; rifampicin was taken for 6 weeks. Recheck on Monday.';
    expect(rewriteInPartByModel(text, rewriting, 'en')?.text ?? text).toMatch(/was 2\.4/);
  });

  it('does not put a noun after an article of another gender', () => {
    const text = 'a pct melhorou o sono mas continua s/ comer direito. nutri marcada';
    const rewriting =
      'A paciente melhorou a alimentação, mas continua sem dormir. A consulta com a nutrição está marcada.';
    expect(rewriteInPartByModel(text, rewriting, 'pt')?.text ?? text).toMatch(/\bo sono\b/);
  });
});
