import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

/** Words that an everyday rule could take for something else: the drug, the disease, the side, the value and the time stay. */
describe('clinical facts of a Portuguese post', () => {
  it.each([
    ['guideline da esmo 2024 sobre mama', 'Guideline da esmo 2024 sobre mama.'],
    ['predniso 20mg por 5 dias', 'Predniso 20 mg por 5 dias.'],
    ['clorpro 250mg no dm2', 'Clorpro 250 mg no DM2.'],
    ['isso foge do escopo da enfermagem', 'Isso foge do escopo da enfermagem.'],
    ['capacidade funcional > 4 mets, libera pra cirurgia?', 'Capacidade funcional > 4 mets, libera para cirurgia?'],
    ['uso concerta 36mg pela manhã', 'Uso concerta 36 mg pela manhã.'],
    ['criança em uso de Concerta 36 mg', 'Criança em uso de Concerta 36 mg.'],
    ['metopra 50mg 2x ao dia', 'Metopra 50 mg 2 vezes ao dia.'],
    ['suspeita de nec no prematuro', 'Suspeita de nec no prematuro.'],
    ['3 cxs de losartana', '3 cxs de losartana.'],
    ['derrame pleural d volumoso', 'Derrame pleural d volumoso.'],
    ['hemiparesia d súbita', 'Hemiparesia d súbita.'],
    ['hernia inguinal d encarcerada', 'Hérnia inguinal d encarcerada.'],
    ['avc isquemico com hemiplegia d completa', 'AVC isquêmico com hemiplegia d completa.'],
    ['nódulo pulmonar d suspeito', 'Nódulo pulmonar d suspeito.'],
    ['eto 200mg vo', 'Eto 200 mg VO.'],
    ['5 d febre', '5 dias febre.'],
    ['39 d febre', '39 de febre.'],
    ['no d 5 de atb', 'no d 5 de atb'],
    ['prot c reativa 12', 'Prot c reativa 12.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));
});
