import { hasCollidingMarks } from '../rewriter/colliding-marks';
import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { portuguesePosts } from '../testing/reviewed-posts-portuguese';
import { portuguesePhonePosts } from '../testing/reviewed-posts-portuguese-phone';

/** Kinds of rewriting that would be worse than the post, each with words that look alike and are something else. */
describe.each([
  [
    'a member of the family is no oral route',
    [
      ['criança tomou o clonazepam da vo, sonolenta', 'Criança tomou o clonazepam da avó, sonolenta.'],
      ['pegou a glibenclamida do vo e engoliu 3 comp', 'Pegou a glibenclamida do avô e engoliu 3 comprimidos.'],
      ['deixou o remedio com a vo', 'Deixou o remédio com a avó.'],
      ['a vo dela usa losartana 50 vo', 'A avó dela usa losartana 50 VO.'],
      ['levei pra vo hoje', 'Levei para vo hoje.'],
      ['dipirona 1g vo 6/6h', 'Dipirona 1 g VO 6/6h.'],
      ['recusa vo e hidratação EV', 'Recusa VO e hidratação EV.'],
      ['troquei o atb para vo', 'Troquei o antibiótico para VO.'],
      ['boa aceitação da vo', 'Boa aceitação da VO.'],
      ['a VO é preferível', 'A VO é preferível.'],
      ['passei da vo para ev', 'Passei da vo para EV.'],
      ['o uso da vo é melhor', 'O uso da vo é melhor.'],
      ['troca do vo pro ev', 'Troca do vo para o EV.'],
      ['mora com a vo', 'Mora com a avó.'],
      ['minha vo toma anlodipino', 'Minha avó toma anlodipino.'],
      ['pele fina, com prega', 'Pele fina, com prega.'],
      ['dormi no sofa do conforto', 'Dormi no sofá do conforto.'],
      ['sofa 8, lactato 4', 'SOFA 8, lactato 4.'],
      ['o sofa de 8 piorou', 'O SOFA de 8 piorou.'],
      ['adotei um pet de rua', 'Adotei um pet de rua.'],
    ],
  ],
  [
    'a short form takes the number of its count',
    [
      ['1 tec pra 20 leitos', '1 técnico para 20 leitos.'],
      ['só 1 tec no turno e 2 enf', 'Só 1 técnico no turno e 2 enfermeiros.'],
      ['3 tec e 1 enf p 40 leitos', '3 técnicos e 1 enfermeiro para 40 leitos.'],
      ['1 tec de enf para 12 pacientes', '1 técnico de enfermagem para 12 pacientes.'],
      ['21 tec na escala', '21 técnicos na escala.'],
      ['uma tec pra ala toda', 'Uma técnica para ala toda.'],
      ['1 fisio pra 30 leitos', '1 fisioterapeuta para 30 leitos.'],
      ['só 3 med em uso', 'Só 3 medicações em uso.'],
      ['1 sess de hemodiálise', '1 sessão de hemodiálise.'],
      ['12 sess de hemodiálise', '12 sessões de hemodiálise.'],
      ['perdeu 6kg em 3 mes', 'Perdeu 6 kg em 3 meses.'],
      ['está no 3 mes de uso', 'Está no 3º mês de uso.'],
      ['leito 2 pct instavel', 'Leito 2: paciente instável.'],
    ],
  ],
  [
    'no two marks collide where a word was removed',
    [
      ['qual a dose de albendazol pra criança de 9 kg, gente?', 'Qual a dose de albendazol para criança de 9 kg?'],
      ['alguém tem o protocolo, galera?', 'Alguém tem o protocolo?'],
      ['suspendo 24h antes, pessoal ?', 'Suspendo 24h antes?'],
      ['melhorou, mano, , e teve alta', 'Melhorou, e teve alta.'],
      ['usei 1,5 mg, ok?', 'Usei 1,5 mg, ok?'],
    ],
  ],
  [
    'a statement gets no question mark',
    [
      [
        'acho que virou moda, todo idoso toma e ngm sabe pq',
        'Acho que virou moda, todo idoso toma e ninguém sabe por quê.',
      ],
      ['a mãe não explicou pq', 'A mãe não explicou por quê.'],
      ['ninguém entende por quê', 'Ninguém entende por quê.'],
      ['vc usa isso pra q', 'Você usa isso para quê?'],
    ],
  ],
  [
    'a verb of several persons keeps its number',
    [
      ['operam hoje na urgencia ou mantem jejum até amanha?', 'Operam hoje na urgência ou mantêm jejum até amanhã?'],
      ['o serviço interna ou mantem em obs?', 'O serviço interna ou mantém em observação?'],
      ['o soro mantem a PA', 'O soro mantém a PA.'],
    ],
  ],
  [
    'swearing is no acronym',
    [
      ['vtnc, o plantao acabou com 3 obitos', 'O plantão acabou com 3 óbitos.'],
      ['hj foi pesado fdx', 'Hoje foi pesado.'],
      ['o chefe mandou refazer tudo, krl', 'O chefe mandou refazer tudo.'],
      ['o fdp do sistema caiu', 'O fdp do sistema caiu.'],
      ['crl 45 mm no us', 'Crl 45 mm no US.'],
      ['alta pelo hc ontem', 'Alta pelo HC ontem.'],
    ],
  ],
] as const)('%s', (_kind, posts) => {
  it.each(posts)('“%s” is rewritten as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'pt')).toBe(formal);
    expect(rewriteByLexicon(formal, 'pt')).toBe(formal);
  });
});

it('leaves no colliding marks in the answers to the reviewed posts, with a form of address added', () => {
  const texts = [...portuguesePosts, ...portuguesePhonePosts].map(({ text }) =>
    text.replace(/[.!?\s]*$/u, ', pessoal?'),
  );
  expect(texts.filter((text) => hasCollidingMarks(rewriteByLexicon(text, 'pt')))).toEqual([]);
  expect(hasCollidingMarks('Dose para 12 kg,?')).toBe(true);
  expect(hasCollidingMarks('Hb 8,5; PA 13x8: “,?”')).toBe(false);
});
