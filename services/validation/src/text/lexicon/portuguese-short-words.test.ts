import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the Portuguese short adjectives and nouns', () => {
  // What has two readings, or is formal already, stays.
  it.each([
    'Hepatite c crônica, vírus c tratado e vitamina c baixa.',
    'A comida mod estava boa.',
    'Paralisia do nervo VI 3 dias depois.',
    'Ele integra a equipe e providencia o exame.',
    'Isso me angustia muito.',
    'Hemo inteira.',
    'Tem de ser hoje?',
  ])('leave “%s”', (text) => expect(rewriteByLexicon(text, 'pt')).toBe(text));

  it.each([
    // Adjectives agree with their noun.
    ['exsudato mod, sem odor', 'Exsudato moderado, sem odor.'],
    ['dor mod em FID', 'Dor moderada em FID.'],
    ['edema discr, secreção purul', 'Edema discreto, secreção purulenta.'],
    ['derrame pleural, troponina elev', 'Derrame pleural, troponina elevada.'],
    ['dor epig em faixa', 'Dor epigástrica em faixa.'],
    ['mae mt zangada', 'Mãe muito zangada.'],
    // Nouns and prepositions.
    ['amoxi susp 250mg/5ml', 'Amoxicilina suspensão 250mg/5ml.'],
    ['susp de TEP, angioTC hj', 'Suspeita de TEP, angioTC hoje.'],
    ['febre na 1a hr da sessao', 'Febre na 1ª hora da sessão.'],
    ['desloca o utero p/ esquerda', 'Desloca o útero para a esquerda.'],
    ['drenou 900ml liquido citrino', 'Drenou 900ml de líquido citrino.'],
    ['trauma torax, MV abolido a D', 'Trauma de tórax, MV abolido à D.'],
    ['masc, 52, has, dm', 'Homem de 52 anos, com HAS, DM.'],
    ['gestante 24 sem suspeita de TEP', 'Gestante de 24 semanas com suspeita de TEP.'],
    ['td a gente no mesmo dia, incl. assintomáticos', 'Toda a gente no mesmo dia, incluindo assintomáticos.'],
    ['supra no ECG, trombolise pq n tinha hemo', 'Supra no ECG, trombólise porque não tinha hemodinâmica.'],
    ['atençao colegas da atençao basica, acabou BCG', 'Atenção, colegas da atenção básica: acabou BCG.'],
    ['PAREM COM ISSO. VI 3 SO HOJE', 'Parem com isso. Vi 3 só hoje.'],
    ['gaso c alcalose', 'Gasometria com alcalose.'],
    ['n se da bbloq nesse caso', 'Não se dá betabloqueador nesse caso.'],
    ['acho q nao mas ele quis', 'Acho que não, mas ele quis.'],
    ['pCO2 88 -> 70', 'pCO2 de 88 para 70.'],
    ['foi util d+', 'Foi útil demais.'],
    // Accents and capitals.
    ['a espicula e as sinequias', 'A espícula e as sinéquias.'],
    ['tem de tirar a espicula', 'Tem de tirar a espícula.'],
    ['pele integra e sem negligencia', 'Pele íntegra e sem negligência.'],
    ['vppb tratada, mgso4 4g', 'VPPB tratada, MgSO4 4g.'],
  ])('rewrite “%s” as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));
});
