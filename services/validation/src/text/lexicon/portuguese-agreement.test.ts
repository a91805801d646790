import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

/** Agreement, clipped words, hyphens, ordinals and commas, each with words that look alike and stay (VAL-66). */
describe('Portuguese posts that a phone shortens', () => {
  it.each([
    // Agreement.
    ['vcs ja começa c/ estatina?', 'Vocês já começam com estatina?'],
    ['vcs colhem outra ou ja suspende?', 'Vocês colhem outra ou já suspendem?'],
    ['vcs preferem dieta ou troca de valvula?', 'Vocês preferem dieta ou troca de válvula?'],
    ['alguém de vocês interna direto?', 'Alguém de vocês interna direto?'],
    [
      'meus pcte toma direito mas esquece a dose da noite',
      'Meus pacientes tomam direito, mas esquecem a dose da noite.',
    ],
    ['metade dos meus idosos toma omeprazol', 'Metade dos meus idosos toma omeprazol.'],
    ['a mãe dos pacientes usa metformina', 'A mãe dos pacientes usa metformina.'],
    ['por que os paciente nao volta?', 'Por que os pacientes não voltam?'],
    ['3 residentes e 2 med de plantao', '3 residentes e 2 médicos de plantão.'],
    ['quem tiver alta vcs me avisem', 'Quem tiver alta, vocês me avisem.'],
    // Words of chats.
    ['blz, o paciente teve alta', 'O paciente teve alta.'],
    ['suave a palpacao', 'Suave a palpação.'],
    ['to entre quetiapina e olanza', 'Estou entre quetiapina e olanzapina.'],
    ['o novo consenso ajuda mt na pratica', 'O novo consenso ajuda muito na prática.'],
    ['5 residentes p 80 pacientes', '5 residentes para 80 pacientes.'],
    ['falta insulina e agora tb de glargina', 'Falta insulina e agora também de glargina.'],
    ['paciente com aki', 'Paciente com aki.'],
    ['ninguem trabalha aki de madrugada', 'Ninguém trabalha aqui de madrugada.'],
    ['a familia quer td, uti cheia', 'A família quer tudo, UTI cheia.'],
    ['usa ha >3 meses', 'Usa há >3 meses.'],
    // Clipped words.
    ['EDA e colono normais', 'EDA e colonoscopia normais.'],
    ['o colono chegou da fazenda', 'O colono chegou da fazenda.'],
    ['fila de 8 meses pra marcar reumato pelo sus', 'Fila de 8 meses para marcar reumatologia pelo SUS.'],
    ['faço cardio no parque', 'Faço cardio no parque.'],
    ['repito os labs amanha', 'Repito os exames laboratoriais amanhã.'],
    ['aceita med oral, swab neg', 'Aceita medicação oral, swab negativo.'],
    ['o autor formula a hipotese', 'O autor formula a hipótese.'],
    // Hyphens, accents and ordinals.
    ['plantao de quarta feira', 'Plantão de quarta-feira.'],
    ['a segunda feira de saúde foi ótima', 'A segunda feira de saúde foi ótima.'],
    ['sou interno do 6 ano', 'Sou interno do 6º ano.'],
    ['rash na 2 dose', 'Rash na 2ª dose.'],
    ['daqui a 1 semana', 'Daqui a 1 semana.'],
    ['reabilitação pos iam', 'Reabilitação pós-IAM.'],
    ['avariou o pc, fiz os registos á mão', 'Avariou o PC. Fiz os registos à mão.'],
    ['se calhar ninguem percebe pq', 'Se calhar, ninguém percebe porquê.'],
    // Forms of address and commas.
    ['enfermeiras do bloco, qual o vosso truque?', 'Enfermeiras do bloco, qual o vosso truque?'],
    ['colegas pediatras oq vcs usam?', 'Colegas pediatras, o que vocês usam?'],
    ['malta avaliem sempre a deglutição', 'Avaliem sempre a deglutição.'],
    ['idosa de 80 anos confusa lactato 4,1 FC 120', 'Idosa de 80 anos, confusa, lactato 4,1, FC 120.'],
    ['medi FC 120', 'Medi FC 120.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'pt')).toBe(formal);
    expect(rewriteByLexicon(formal, 'pt')).toBe(formal);
  });
});
