import { lexiconRewriter, rewriteByLexicon } from './lexicon-rewriter';

describe('lexiconRewriter', () => {
  it.each([
    ["why don't we stop?", 'Why do we not stop?'], ["isn't it late?", 'Is it not late?'], ["isn't aspirin old?", "Isn't aspirin old?"], ["can't u wait?", 'Can you not wait?'], ["it's been bad", 'It has been bad.'], ["it's worked", "It's worked."], ["he'd better rest", 'He had better rest.'],
    ["she'd come", 'She had come.'], ["he'd put it", "He'd put it."], ["I'd give it", 'I would give it.'], ["ain't sure", "Ain't sure."], ["the pt's wife", "The patient's wife."], ['pt/inr normal', 'Pt/inr normal.'], ['type i diabetes', 'Type i diabetes.'], ['i think so', 'I think so.'],
    ['10 u given', '10 u given.'], ['as an rn', 'As an rn.'], ['busy rn', 'Busy right now.'], ['guys with HIV', 'Guys with HIV.'], ['hey guys, look', 'Look.'], ['it works lol', 'It works.'], ['lol', 'lol'], ['ur patients', 'Your patients.'], ['ur welcome', 'You are welcome.'], ['ur a star', 'You are a star.'],
    ['he said "gonna die"', 'He said "gonna die".'], ['sooooo good', 'So good.'], ['EF is .5 not .6', 'EF is .5 not .6.'], ['mTOR works. ok', 'mTOR works. Ok.'], ['- gonna\n- wanna', '- going to\n- want to'], ['title\n\ntext is here ok', 'Title\n\nText is here ok.'], ['see http://a.org/b', 'See http://a.org/b'],
  ])('makes of “%s” “%s”', (text, formal) => expect(rewriteByLexicon(text, 'en')).toBe(formal));

  it.each([
    ['mta gente tomando', 'Muita gente tomando.'], ['mt dor', 'Muita dor.'], ['mt caro', 'Muito caro.'], ['a msm dose', 'A mesma dose.'], ['msm assim', 'Mesmo assim.'], ['tds as doses', 'Todas as doses.'], ['td mundo', 'Todo mundo.'], ['tô com dor', 'Estou com dor.'], ['to usando', 'Estou usando.'],
    ['pro paciente', 'Para o paciente.'], ['os pros e contras', 'Os pros e contras.'], ['pq dói?', 'Por que dói?'], ['não uso pq dói', 'Não uso porque dói.'], ['não sei pq dói', 'Não sei por que dói.'], ['n de 30', 'n de 30.'], ['n dói', 'Não dói.'], ['a gente usa', 'A gente usa.'], ['gente, ajuda', 'Ajuda.'],
    ['tratamento de tb', 'Tratamento de tb.'], ['eu tb uso', 'Eu também uso.'], ['nossa unidade', 'Nossa unidade.'], ['nossa, que caso', 'Que caso.'], ['diabetes tipo 2', 'Diabetes tipo 2.'], ['c/ dor, s/ febre', 'Com dor, sem febre.'], ['no hospital nao dói', 'No hospital não dói.'], ['kkkk', 'kkkk'],
  ])('faz de “%s” “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));

  it('puts what is written in pieces into one form, and keeps paragraphs', async () => {
    const answer = await lexiconRewriter.rewrite('na\u0303o do\u0301i\n\nvc', 'pt', new AbortController().signal);
    expect(answer).toBe('Não dói\n\nVocê');
  });
});
