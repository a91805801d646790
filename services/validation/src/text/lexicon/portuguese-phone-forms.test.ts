import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the Portuguese short forms of phones', () => {
  it.each([
    ['tomou 30cp de amitriptilina', 'Tomou 30 comprimidos de amitriptilina.'],
    ['fiz 1 amp de adrenalina', 'Fiz 1 ampola de adrenalina.'],
    ['o lab cobra as duas', 'O laboratório cobra as duas.'],
    ['nao fecha dx com isso', 'Não fecha diagnóstico com isso.'],
    ['tx renal há 2 anos', 'Transplante renal há 2 anos.'],
    ['sat 92 aa', 'Saturação 92 em ar ambiente.'],
    ['febre s foco', 'Febre sem foco.'],
    ['espero qts sem?', 'Espero quantas semanas?'],
    ['10 tratados, 3 sem', '10 tratados, 3 sem.'],
    ['bb nasceu bem, txa 1g', 'Bebê nasceu bem, TXA 1 g.'],
    ['fo limpa e seca', 'Ferida operatória limpa e seca.'],
    ['puérpera no d5', 'Puérpera no D5.'],
    ['com fa paroxística e ic', 'Com FA paroxística e IC.'],
    ['infra de v1 a v3', 'Infra de V1 a V3.'],
    ['hérnia l4l5', 'Hérnia L4L5.'],
    ['ibu 600', 'Ibuprofeno 600.'],
    ['mt erram isso', 'Muitos erram isso.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));

  // Each of these can be another word, or two drugs.
  it.each(['Digo 2 coisas.', 'Meta 10 pacientes.', 'Ceto 100.', 'AMH 0,8.', 'Boa fa.'])('“%s” stays', (text) =>
    expect(rewriteByLexicon(text, 'pt')).toBe(text),
  );
});
