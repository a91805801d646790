import { rewriteInPartByModel, verifyModelRewriting } from '../../concepts/verify-model-rewriting';
import type { Language } from '../tokens/types';

describe('a model’s sentence with words of the post put back', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'If pt refuses LP do u still treat as bacterial mening?',
      'If a patient refuses a lumbar puncture, do you still treat as bacterial meningitis?',
      'If a patient refuses an LP, do you still treat as bacterial meningitis?',
    ],
    ['en', 'nothing shifts with amox', 'Nothing improves with amoxicillin.', 'Nothing shifts with amoxicillin.'],
    [
      'en',
      'my pt dropped to 84 right after but looked fine',
      'My patient dropped to 84% right after but looked well.',
      'My patient dropped to 84 right after but looked well.',
    ],
    ['pt', 'eu faço 15mg/kg entao 630', 'Eu faço 15 mg/kg; portanto, 630 mg.', 'Eu faço 15 mg/kg; portanto, 630.'],
    ['pt', 'opero ou aceito?', 'Devo operar ou aceitar o desvio?', 'Devo operar ou aceitar?'],
    ['pt', 'dei pred 1mg/kg', 'Administrei prednisolona 1 mg/kg.', 'Administrei pred 1 mg/kg.'],
  ])('is taken where it keeps the meaning (%s: %s)', (language, post, rewriting, expected) => {
    expect(verifyModelRewriting(post, rewriting, language)).not.toEqual([]);
    expect(rewriteInPartByModel(post, rewriting, language)).toMatchObject({ text: expected, taken: 0, repaired: 1 });
  });

  it.each<[Language, string, string]>([
    // Two differences, a change of order, a lost negation or suspicion.
    ['en', 'stop heparin if bleeding', 'Start heparin unless bleeding.'],
    ['en', 'gave apixaban, held warfarin', 'Gave warfarin, held apixaban.'],
    ['en', 'no rash, no fever', 'Rash and fever.'],
    ['en', 'source: ?chest', 'The source is the chest.'],
    ['pt', 'sem febre, com tosse', 'Com febre, sem tosse.'],
  ])('does not make an attack pass (%s: %s -> %s)', (language, post, rewriting) => {
    const text = rewriteInPartByModel(post, rewriting, language)?.text;
    expect(text === undefined || verifyModelRewriting(post, text, language).length === 0).toBe(true);
    expect(text).not.toBe(rewriting);
  });
});
