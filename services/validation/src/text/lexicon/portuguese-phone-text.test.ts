import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { writePhoneWords } from './portuguese-phone-text';

describe('Portuguese words of phones', () => {
  it.each([
    ['to c mt medo da prova', 'Estou com muito medo da prova.'],
    ['qnt ta o plantão d 12h na cidade d vcs?', 'Quanto está o plantão de 12h na cidade de vocês?'],
    ['pq a gnt n faz mais isso?', 'Por que não fazemos mais isso?'],
    ['tds sabem q a morfina n mata', 'Todos sabem que a morfina não mata.'],
    ['o utente vem td as semanas', 'O utente vem todas as semanas.'],
    ['prova d clínica ontem, caíram 5 d reumato', 'Prova de clínica ontem, caíram 5 de reumato.'],
    ['pvf parem c isso', 'Por favor, parem com isso.'],
    ['a glr da ccih agradece', 'A equipe da CCIH agradece.'],
    ['Dnv faltou luz', 'Novamente faltou luz.'],
    ['botei o paceinte em trendelemburg', 'Coloquei o paciente em Trendelenburg.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'pt')).toBe(formal);
    expect(rewriteByLexicon(formal, 'pt')).toBe(formal);
  });

  it.each([
    ['joelho d com derrame', 'a right knee'],
    ['vitamina d', 'a vitamin'],
    ['peptídeo c alto', 'a peptide'],
    ['fentanil td', 'a transdermal patch'],
    ['mt comida', 'a noun that "muito" does not fit'],
    ['hepatite c crônica', 'a hepatitis'],
    ['D 12', 'a capital'],
    ['qd sai a vaga', 'a word, not an acronym'],
  ])('“%s” stays: %s', (text) => expect(writePhoneWords(text)).toBe(text));
});

describe('names and acronyms in small letters', () => {
  it.each([
    ['perdi meu esteto no hc', 'no HC'],
    ['o manual da ancp mudou', 'ANCP'],
    ['vaga de r3 em bh', 'R3'],
    ['fiquei 2h na cross', 'CROSS'],
    ['o pem ta em baixo', 'PEM'],
    ['como a ia ta laudando', 'IA está'],
    ['o paciente tem fa de base', 'FA de base'],
    ['hoje no su de braga', 'SU de Braga'],
    ['inscrição na santa casa', 'Santa Casa'],
    ['o sr joao melhorou', 'senhor João'],
    ['a escala de mif', 'MIF'],
    ['suspendi o trayenta', 'Trayenta'],
  ])('“%s” has “%s”', (text, name) => expect(rewriteByLexicon(text, 'pt')).toContain(name));

  it.each(['Ela ia cedo.', 'Sou fa de samba.', 'Dose de 40 pg.'])('“%s” stays', (text) =>
    expect(rewriteByLexicon(text, 'pt')).toBe(text),
  );
});
