import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

/** Kinds of informal writing, each with the words that decide and with words that look alike and stay. */
describe('Portuguese posts, by what is informal in them', () => {
  it.each([
    // Counts and units.
    ['vomitou 3x no plantão', 'Vomitou 3 vezes no plantão.'],
    ['troco o curativo 1x por semana', 'Troco o curativo 1 vez por semana.'],
    ['sopa 2x/dia', 'Sopa 2 vezes por dia.'],
    ['PA 13x8, lesão de 2x2 cm', 'PA 13x8, lesão de 2x2 cm.'],
    ['O2 12L e dipirona 1g', 'O2 12 L e dipirona 1 g.'],
    ['punção com jelco 22g', 'Punção com jelco 22g.'],
    ['suspensão 250mg/5ml', 'Suspensão 250mg/5ml.'],
    ['ferro 1mg/kg/d', 'Ferro 1 mg/kg/dia.'],
    ['queda do leito as 4h', 'Queda do leito às 4h.'],
    ['perdi as 2h de sono', 'Perdi as 2h de sono.'],
    ['perdi um paciente de 41 por infarto', 'Perdi um paciente de 41 anos por infarto.'],
    // Names.
    ['li no jama e no nejm', 'Li no JAMA e no NEJM.'],
    ['falta soro no huambo', 'Falta soro no Huambo.'],
    ['trabalho em viana', 'Trabalho em Viana.'],
    ['a viana chegou', 'A viana chegou.'],
    ['fratura colles', 'Fratura de Colles.'],
    // Words cut short.
    ['tropo aguardando, reab cardíaca cheia', 'Troponina aguardando, reabilitação cardíaca cheia.'],
    ['ecg c/ infra de V4 a V6', 'ECG com infradesnivelamento de V4 a V6.'],
    ['já fazem colono direta', 'Já fazem colonoscopia direta.'],
    ['o colono da fazenda', 'O colono da fazenda.'],
    ['manômetro do esfigmo 🙃 funcionou bem', 'Manômetro do esfigmomanômetro. Funcionou bem.'],
    ['curso online d suturas', 'Curso online de suturas.'],
    ['joelho d com derrame', 'Joelho d com derrame.'],
    ['kd os psiquiatras?', 'Onde estão os psiquiatras?'],
    ['usei hj e deu certinho', 'Usei hoje e deu certo.'],
    // Specialities.
    ['alta amanhã se fisio liberar', 'Alta amanhã se a fisioterapia liberar.'],
    ['dermato sumiu da cidade', 'A dermatologia sumiu da cidade.'],
    ['eu sou pneumo ped', 'Eu sou da pneumologia pediátrica.'],
    ['sou pneumo pediátrica', 'Sou pneumologista pediátrica.'],
    ['parteira em cabinda, alguém usa partograma?', 'Sou parteira em Cabinda. Alguém usa partograma?'],
    // Portugal and Angola.
    ['os utentes queixam se muito de náuseas', 'Os utentes queixam-se muito de náuseas.'],
    ['mandam me fotos', 'Mandam-me fotos.'],
    ['perguntam se muito sal faz mal', 'Perguntam se muito sal faz mal.'],
    ['alguém a usar o novo protocolo?', 'Alguém está a usar o novo protocolo?'],
    ['as úlceras tao a fechar', 'As úlceras estão a fechar.'],
    ['a cirurgia vem ca às 16h', 'A cirurgia vem cá às 16h.'],
    ['dose de 5 mg qd por 3 dias', 'Dose de 5 mg qd por 3 dias.'],
    // Commas.
    ['li que sim mas o hematologista diz que não', 'Li que sim, mas o hematologista diz que não.'],
    ['veio sem carta sem análises', 'Veio sem carta, sem análises.'],
    ['antes de pedir RM vejam a marcha', 'Antes de pedir RM, vejam a marcha.'],
    ['leito 7 sr de 82a', 'Leito 7: senhor de 82 anos.'],
    // Questions.
    [
      'paciente com pressão 15x10, como abordar sem perder o vínculo',
      'Paciente com pressão 15x10; como abordar sem perder o vínculo?',
    ],
    ['pq raio é que o relatório demora', 'Por que raio é que o relatório demora?'],
  ])('“%s” is rewritten as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'pt')).toBe(formal);
    expect(rewriteByLexicon(formal, 'pt')).toBe(formal);
  });
});
