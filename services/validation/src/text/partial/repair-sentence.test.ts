import { rewriteInPartByModel, verifyModelRewriting } from '../../concepts/verify-model-rewriting';
import type { Fault, Language } from '../tokens/types';
import { repairSentence } from './repair-sentence';
import { cutSentence } from './split-sentence';

const write = (language: Language, post: string, rewriting: string) => rewriteInPartByModel(post, rewriting, language);

describe('a model’s sentence that is repaired (VAL-26)', () => {
  it.each<[string, Language, string, string, string]>([
    [
      'an abbreviation',
      'en',
      'saw it twice, both went into AF',
      'I saw it twice; both went into atrial fibrillation.',
      'I saw it twice; both went into AF.',
    ],
    [
      'a shortened word',
      'en',
      'halved tac from 4mg to 2mg',
      'We halved the tacrolimus from 4 mg to 2 mg.',
      'We halved the tac from 4 mg to 2 mg.',
    ],
    [
      'an abbreviation',
      'pt',
      'pediu rm pq quer ver',
      'Pediu uma ressonância porque quer ver.',
      'Pediu uma RM porque quer ver.',
    ],
    [
      'a verb and its particle',
      'en',
      'if the drain output goes over 200ml/h call surgeons',
      'If the drain output exceeds 200 mL/h, please call the surgeons.',
      'If the drain output goes over 200 mL/h, please call the surgeons.',
    ],
    ['a verb of the same form', 'pt', 'coloquei VNI', 'Iniciei VNI.', 'Coloquei VNI.'],
    [
      'the number of a noun',
      'pt',
      'pct n quer injeção',
      'O paciente não deseja injeções.',
      'O paciente não deseja injeção.',
    ],
    [
      'an adjective that was added',
      'pt',
      'dei ocitocina 10 UI IM, massagem',
      'Administrei ocitocina 10 UI IM e massagem uterina.',
      'Administrei ocitocina 10 UI IM e massagem.',
    ],
    [
      'a word before a noun',
      'en',
      'level above the line',
      'The level was above the treatment line.',
      'The level was above the line.',
    ],
    [
      'a phrase that was added',
      'pt',
      'fiz sulfato 4g e hidralazina',
      'Administrei sulfato de magnésio 4 g e hidralazina.',
      'Administrei sulfato 4 g e hidralazina.',
    ],
    [
      'an infinitive',
      'pt',
      'o residente queria plasma',
      'O residente queria usar plasma.',
      'O residente queria plasma.',
    ],
    [
      'a phrase that was moved',
      'en',
      'shes on K 40mmol in 1L n a monitor for now',
      'For now, she is receiving potassium 40 mmol in 1 L and is on a monitor.',
      'She is receiving potassium 40 mmol in 1 L and is on a monitor for now.',
    ],
    [
      'a sex that the post does not name',
      'en',
      'BP ok 128/70',
      'Her blood pressure was acceptable at 128/70.',
      'The BP was acceptable at 128/70.',
    ],
    [
      'a comma',
      'pt',
      'paciente INR 7,2 sem sangrar',
      'Paciente com INR de 7,2, sem sangramento.',
      'Paciente com INR de 7,2 sem sangramento.',
    ],
    [
      'what is harmful',
      'en',
      'clot in the popliteal vein, so gave rivaroxaban 15 mg bd',
      'As the clot was in the popliteal artery, rivaroxaban 15 mg twice daily was given.',
      'As the clot was in the popliteal vein, rivaroxaban 15 mg twice daily was given.',
    ],
    [
      'a clause that was not proven',
      'en',
      'offload first, MRI next wk',
      'The plan is to offload first and perform MRI next week.',
      'The plan is to offload first. MRI next week.',
    ],
  ])('has the post’s words for %s (%s: %s)', (_what, language, post, rewriting, expected) => {
    expect(verifyModelRewriting(post, rewriting, language)).not.toEqual([]);
    const found = write(language, post, rewriting);
    expect(found?.text).toBe(expected);
    expect(found).toMatchObject({ taken: 0, sentences: 1 });
    expect((found?.repaired ?? 0) + (found?.clauses ?? 0)).toBe(1);
  });

  it.each<[string, Language, string, string, string]>([
    [
      'a noun without its agreement',
      'pt',
      'alguém usando em transplantado renal?',
      'Alguém está usando em transplantados renais e hepáticos?',
      'transplantados renal',
    ],
    [
      'a determiner',
      'en',
      'Nobody on our ward got C diff.',
      'Some patients on our ward developed C. difficile.',
      'Nobody patients',
    ],
    [
      'a clause of its own as a noun',
      'en',
      'pulled back 2cm, reshot, now at CAJ',
      'I pulled it back 2 cm and repeated the film; the tip is now at the cavoatrial junction.',
      'The reshot',
    ],
    [
      'a verb within the name',
      'en',
      'EMS: witnessed arrest, 2 shocks',
      'Emergency medical services attended a witnessed arrest.',
      'EMS a',
    ],
    [
      'one of two commas',
      'pt',
      'pct usa litio e começou ibuprofeno',
      'O paciente, em uso de lítio, iniciou ibuprofeno por conta própria.',
      'em uso de lítio, iniciou',
    ],
    ['a long drawn word', 'en', 'sooo tired of it', 'I am so tired of it.', 'I am sooo'],
    ['a preposition without its noun', 'pt', 'paracetamol 1g 8/8h', 'Paracetamol 1 g de 8 em 8 horas.', '1 g 8'],
    [
      '"only"',
      'en',
      'anyone giving abx or just TCS n UVB?',
      'Is anyone giving antibiotics, or only topical corticosteroids and UVB?',
      'or TCS',
    ],
    ['a word of grammar', 'pt', 'rash na 6ª sem?', 'Rash na 6ª semana?', '6ª sem?"'],
  ])('is never left with %s (%s: %s)', (_what, language, post, rewriting, wrong) =>
    expect(write(language, post, rewriting)?.text ?? '').not.toContain(wrong),
  );

  it('asks the verification a bounded number of times', () => {
    let asked = 0;
    const refuse = (): readonly Fault[] => {
      asked += 1;
      return [{ kind: 'wording', what: '' }];
    };
    for (const sentence of [
      'She was, with a, with b, with c, with d, and it was.',
      'The line, and on, and in, and at.',
    ])
      expect(repairSentence('a b c', sentence, 'en', { findFaults: refuse, differencesOf: () => [] })).toBeNull();
    expect(asked).toBeLessThan(24);
  });
});

describe('the clauses of a statement that stand without the rest', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'The drain was removed, with no leak.', ['The drain was removed.']],
    ['en', 'He was well and the drain was removed.', ['He was well.', 'The drain was removed.']],
    // The last item of a list, and the second of a pair, do not stand alone.
    ['en', 'She had fever, cough, and rash.', []],
    ['en', 'She had neither fever nor cough and no rash.', []],
    // What depends on a condition stays with it.
    ['en', 'If bleeding, stop it, and call me.', []],
    ['pt', 'Interrompi a infusão, com melhora.', ['Interrompi a infusão.']],
    ['pt', 'No hipotireoidismo pós-tireoidectomia, com cálcio de 6,9, repor.', []],
  ])('are %s: %s', (language, sentence, expected) =>
    expect(
      cutSentence(sentence, language).flatMap(({ parts, isAlone }) =>
        parts.filter((_part, at) => isAlone[at] === true),
      ),
    ).toEqual(expected),
  );
});
