import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { separatePortugueseSplices } from './portuguese-splices';

describe('the main clauses that commas join in Portuguese', () => {
  it.each([
    // The author's verb after a note.
    ['Homem de 29 anos, uretrite, fiz ceftriaxona.', 'Homem de 29 anos, uretrite. fiz ceftriaxona.'],
    [
      'Está faltando insulina, estou mandando comprar, é um absurdo.',
      'Está faltando insulina. estou mandando comprar. é um absurdo.',
    ],
    // A subject and its verb after a main clause.
    ['O paciente vai fazer RM, o aparelho é compatível.', 'O paciente vai fazer RM. o aparelho é compatível.'],
    ['Ele refere tontura, enalapril foi dobrado.', 'Ele refere tontura. enalapril foi dobrado.'],
    // A question after a statement.
    ['Prova de título domingo, alguém tem dica?', 'Prova de título domingo. alguém tem dica?'],
    [
      'Tenho uma grávida com TSH 6, começo levotiroxina ou espero?',
      'Tenho uma grávida com TSH 6. começo levotiroxina ou espero?',
    ],
    // A negation stays in its sentence.
    ['INR 7 sem sangramento, suspendi 2 doses.', 'INR 7 sem sangramento; suspendi 2 doses.'],
  ])('separates “%s”', (text, separated) => expect(separatePortugueseSplices(text)).toBe(separated));

  it.each([
    'Se o paciente piorar, a equipe volta.',
    'Quando cheguei, o paciente estava roxo.',
    'No plantão de ontem, atendi 3 casos.',
    'Acho que a família sabe, a equipe sabe.',
    'Colegas da UTI, alguém usa?',
    'O paciente que operei, o mais velho, voltou.',
    'Suspendi, hidratei, repeti.',
    'Dipirona, uso sempre.',
    'Vocês suspendem, alguém repete?',
    'Ele disse "pedi exame, o laboratório perdeu" e saiu.',
    'Depois da alta, o paciente voltou.',
    'Dor, febre, o de sempre.',
    'Ela mora em São Paulo, Brasil, são 3 filhos.',
  ])('leaves “%s”', (text) => expect(separatePortugueseSplices(text)).toBe(text));

  it('writes the beginnings of the sentences in capitals', () => {
    expect(rewriteByLexicon('chegou um bb de 2m, a mae fez pre natal', 'pt')).toBe(
      'Chegou um bebê de 2 meses. A mãe fez pré-natal.',
    );
  });
});
