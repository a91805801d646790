import type { Language } from '../tokens/types';
import { splitSentence } from './split-sentence';

describe('splitSentence', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'A drain was inserted; he was stable.', 'A drain was inserted.', 'He was stable.'],
    ['en', 'She was given vitamin K, and two doses were held.', 'She was given vitamin K.', 'Two doses were held.'],
    ['en', 'We stopped it, but the rash was still there.', 'We stopped it.', 'But the rash was still there.'],
    ['pt', 'O odor não melhorou, e a dor piorou.', 'O odor não melhorou.', 'A dor piorou.'],
    ['pt', 'Suspendi a varfarina; não houve sangramento.', 'Suspendi a varfarina.', 'Não houve sangramento.'],
  ])('splits a statement into sentences (%s: %s)', (language, sentence, ...clauses) =>
    expect([...splitSentence(sentence, language)]).toContainEqual(clauses),
  );

  it.each<[Language, string]>([
    ['en', 'If he bleeds, heparin is stopped, and he is observed.'],
    ['en', 'Is he stable, and was it given?'],
    ['en', 'He had fever, cough and pain.'],
    ['en', 'He was observed for 4 hours and then went home.'],
    ['pt', 'Se sangrar, suspende-se a heparina, e ele é observado.'],
    ['pt', 'Ele tem febre e tosse.'],
  ])('does not split conditions, questions and lists (%s: %s)', (language, sentence) =>
    expect([...splitSentence(sentence, language)]).toEqual([]),
  );
});
