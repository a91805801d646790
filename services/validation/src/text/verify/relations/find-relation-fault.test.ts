import { verifyModelRewriting } from '../../../concepts/verify-model-rewriting';
import { englishRelationAttacks } from '../../testing/relation-attacks-english';
import { portugueseRelationAttacks } from '../../testing/relation-attacks-portuguese';
import type { Language } from '../../tokens/types';
import { drugsBeginning } from './drugs-beginning';
import { isDerivation } from './derivations';

describe('a rewriting in other relations than those of its post', () => {
  it('is tried at least 180 times', () =>
    expect(englishRelationAttacks.length + portugueseRelationAttacks.length).toBeGreaterThanOrEqual(180));

  it.each(englishRelationAttacks)('is rejected: %s -> %s', (text, rewriting) =>
    expect(verifyModelRewriting(text, rewriting, 'en')).not.toEqual([]),
  );

  it.each(portugueseRelationAttacks)('is rejected: %s -> %s', (text, rewriting) =>
    expect(verifyModelRewriting(text, rewriting, 'pt')).not.toEqual([]),
  );
});

describe('a rewriting that keeps the relations of its post', () => {
  it.each<[Language, string, string]>([
    // The author of a label, a request, a finding of a person, and what is planned.
    ['en', 'psych SHO. bed 4 is off', 'I am a psychiatry SHO. Bed 4 is off.'],
    ['en', 'pharm q: crush it?', 'I have a pharmacy question: crush it?'],
    ['en', '?PE on CT', 'Possible PE on CT.'],
    ['en', 'fever, photophobia no rash', 'Fever, photophobia but no rash.'],
    ['en', 'TSH 9 still', 'The TSH was still 9.'],
    ['en', 'hot swollen foot, no ulcer', 'The foot is hot and swollen, with no ulcer.'],
    ['pt', 'sulfatei (4 g), hidralazina 5 mg, esta estavel', 'Sulfatei (4 g), hidralazina 5 mg, está estável.'],
    // Lists that stay lists, and parts that say something by themselves.
    ['en', 'gave fluids and heparin', 'Fluids and heparin were given.'],
    ['en', 'gave fluids, BP better', 'Fluids were given. The BP was better.'],
    ['en', 'on warfarin, INR 9', 'The patient is on warfarin. The INR was 9.'],
    ['pt', 'paciente recusou cirurgia, hb 5,8', 'O paciente recusou a cirurgia. A hemoglobina é de 5,8.'],
    ['en', 'ideas pls', 'I would appreciate any ideas.'],
    ['pt', '2 clientes c/ tontura, PA 90x60', 'Dois clientes apresentaram tontura, com pressão arterial de 90x60.'],
    ['pt', 'iridotomia amanhã cedo nos 2 olhos', 'A iridotomia será realizada amanhã cedo nos dois olhos.'],
    // A value and its time, a share, a class of drugs, a dose of the only drug.
    ['en', 'repeat K 5.9 @ 2h', 'The repeat potassium level at 2 hours was 5.9.'],
    ['en', 'basal cut 10%', 'Basal was cut by 10%.'],
    ['en', 'dont stop beta blocker day of surgery', 'Do not stop beta-blockers on the day of surgery.'],
    [
      'en',
      'clozapine pt, ward wants to restart at 400',
      'A patient on clozapine; the ward wants to restart it at 400 mg.',
    ],
    // Questions without a subject, and verbs that change their stem.
    ['pt', 'libera ou interna?', 'Devo liberar ou internar?'],
    ['pt', 'mobilizo ou espero?', 'Devo mobilizar ou esperar?'],
    ['pt', 'transfiro agora?', 'Devo transferi-la agora?'],
    ['pt', 'juntavam empagliflozina ou semaglutido?', 'Acrescentariam empagliflozina ou semaglutido?'],
    ['pt', 'mando p/ referencia?', 'Devo encaminhá-lo à referência?'],
    ['en', 'she asks if its safe', 'She asks whether it is safe.'],
    // A default unit, where the drug or the measurement has one only.
    ['en', 'gave aspirin 300', 'Aspirin 300 mg was given.'],
    ['en', 'levothyroxine 50 started', 'Levothyroxine 50 mcg was started.'],
    ['en', 'bp 80/40, sats 88', 'Blood pressure was 80/40 mmHg and saturation was 88%.'],
    ['en', 'apixaban 5mg bd. drop to 2.5?', 'Apixaban 5 mg twice daily. Should it be reduced to 2.5 mg?'],
    ['pt', 'comecei metildopa 250 8/8', 'Iniciei metildopa 250 mg a cada 8 horas.'],
    // A drug in full, where no other drug begins so.
    ['en', 'gave dex 0.15mg/kg', 'Dexamethasone 0.15 mg/kg was given.'],
    ['en', 'started levetir 500', 'Levetiracetam 500 mg was started.'],
    ['pt', 'fiz salbut 6 jatos', 'Administrei salbutamol 6 jatos.'],
    // Support verbs and general nouns.
    ['en', '72F on apixaban, hx of stroke', 'A 72-year-old woman is taking apixaban, with a history of stroke.'],
    [
      'en',
      'I didnt transfuse and he was fine. IV iron 1g instead',
      'I did not transfuse, and he was well. IV iron 1 g was given instead.',
    ],
    ['en', 'no drain, she was discharged', 'No drain was inserted. She was discharged.'],
    ['en', 'switch to aripiprazole b4 cabergoline?', 'Should we switch to aripiprazole before trying cabergoline?'],
    ['pt', 'cresceu MRSA', 'Apresentou crescimento de MRSA.'],
    ['pt', 'opero ou espero?', 'Devo operar ou aguardar?'],
    // Parts that mean the same elsewhere.
    ['en', 'trough 8 then 22, no dose change', 'The trough was 8 and then 22, with no change in dose.'],
    ['en', '20 units lantus at night', 'Lantus 20 units at night.'],
    ['en', 'had 2 cases from one batch last week', 'Last week, we had 2 cases from one batch.'],
    ['pt', 'AAS 100 ja comecei', 'Já iniciei AAS 100.'],
    ['en', 'PSA 5.1, pt is 79, DRE normal', 'PSA was 5.1 in a 79-year-old patient with a normal DRE.'],
    // The subject and the object that are meant.
    ['en', "wife says he's more forgetful", 'His wife says that he is more forgetful.'],
    ['en', '5 days of iv abx. 3/7 of diarrhoea', '5 days of intravenous antibiotics. 3 days of diarrhoea.'],
  ])('is accepted (%s: %s -> %s)', (language, text, rewriting) =>
    expect(verifyModelRewriting(text, rewriting, language)).toEqual([]),
  );

  it('names a drug by its first letters only where one drug begins so', () => {
    expect(drugsBeginning('meto').length).toBeGreaterThan(1);
    expect(new Set(drugsBeginning('levetir'))).toEqual(new Set(['levetiracetam']));
    expect(drugsBeginning('zzz')).toEqual([]);
  });

  it('derives nouns from verbs, and neither another disease nor another tense', () => {
    expect(isDerivation('cresceu', 'crescimento', 'pt')).toBe(true);
    expect(isDerivation('retendo', 'retencao', 'pt')).toBe(true);
    expect(isDerivation('thrombosis', 'thrombolysis', 'en')).toBe(false);
    expect(isDerivation('nephritis', 'nephrectomy', 'en')).toBe(false);
    expect(isDerivation('start', 'started', 'en')).toBe(false);
    expect(isDerivation('clonazepam', 'clonidine', 'en')).toBe(false);
  });
});
