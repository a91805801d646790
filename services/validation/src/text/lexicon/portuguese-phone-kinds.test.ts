import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('Portuguese posts of phones, by kind', () => {
  it.each([
    // Ages and ordinals.
    ['crianca 2a convulsao febril simples', 'Criança de 2 anos com convulsão febril simples.'],
    ['2a noite seguida sem cirurgião', '2ª noite seguida sem cirurgião.'],
    ['mandei o doente voltar 3a', 'Mandei o doente voltar na 3ª-feira.'],
    ['recebi 2mil a menos', 'Recebi 2 mil a menos.'],
    ['nph 40ui cedo', 'NPH 40 UI cedo.'],
    // Staff, drugs and things.
    ['a lei diz q tem q ter enf 24h', 'A lei diz que tem que ter enfermeiro 24h.'],
    ['a endo so tem vaga em outubro', 'A endocrinologia só tem vaga em outubro.'],
    ['ja tentei dulo e amitri', 'Já tentei duloxetina e amitriptilina.'],
    ['troquei pip tazo por mero', 'Troquei piperacilina-tazobactam por meropenem.'],
    ['fiz fenil 100mcg', 'Fiz fenilefrina 100 mcg.'],
    ['acidente c/ perfuro no setor', 'Acidente com perfurocortante no setor.'],
    // Pronouns and places of Portugal.
    ['perguntaram me se dou atestado', 'Perguntaram-me se dou atestado.'],
    ['mandei ao su e mandaram na embora', 'Mandei ao SU e mandaram-na embora.'],
    ['ecografia a beira do leito', 'Ecografia à beira do leito.'],
    // Letters, weeks and thanks.
    ['avcs chegando c/ 6h', 'AVCs chegando com 6h.'],
    ['mt obg pela ajuda c/ o caso', 'Agradeço muito pela ajuda com o caso.'],
    ['cancelada pela 4x, falta lente', 'Cancelada pela 4ª vez, falta lente.'],
    ['qual o cid certo?', 'Qual o CID certo?'],
    ['pq e q a receita deixa d funcionar?', 'Por que é que a receita deixa de funcionar?'],
    ['estava c/ 39 d febre', 'Estava com 39 de febre.'],
    ['3 turnos seguidos. é legal?', '3 turnos seguidos. É legal?'],
    // Marks.
    ['o registro sumiu, faz 3 meses que espero o documento', 'O registro sumiu, faz 3 meses que espero o documento.'],
    ['ele prescreve quinolona a tudo, como lhe digo isto', 'Ele prescreve quinolona a tudo, como lhe digo isto?'],
    [
      'falta técnico no turno. alguem denuncia isso na cidade',
      'Falta técnico no turno. Alguém denuncia isso na cidade?',
    ],
  ])('“%s” is rewritten as “%s”', (text, formal) => {
    expect(rewriteByLexicon(text, 'pt')).toBe(formal);
    expect(rewriteByLexicon(formal, 'pt')).toBe(formal);
  });

  it.each([
    'Criança na 2ª dose.',
    'Agora tomo 2 comprimidos.',
    'Ele falou que me chama.',
    'A paciente ficou nos corredores.',
    'Proteína C 80.',
    'Quem sabe se ele volta',
  ])('“%s” stays', (text) => expect(rewriteByLexicon(text, 'pt')).toBe(text));
});
