import { lexicons } from '../lexicon';
import { findOmittedWords } from '../lexicon/word-contexts';
import { tokenize } from '../tokens/tokenize';
import { rewriteByLexicon } from './lexicon-rewriter';

describe('rewriteByLexicon', () => {
  it.each([
    ["why don't we stop?", 'Why do we not stop?'],
    ["isn't it late?", 'Is it not late?'],
    ["isn't aspirin old?", "Isn't aspirin old?"],
    ["can't u wait?", 'Can you not wait?'],
    ["it's been bad", 'It has been bad.'],
    ["it's worked", "It's worked."],
    ["he'd better rest", 'He had better rest.'],
    ["she'd come", "She'd come."],
    ["he'd put it", "He'd put it."],
    ["I'd give it", 'I would give it.'],
    ["ain't sure", "Ain't sure."],
    ["the pt's wife", "The patient's wife."],
    ['pt/inr normal', 'Pt/INR normal.'],
    ['type i diabetes', 'Type i diabetes.'],
    ['i think so', 'I think so.'],
    ['10 u given', '10 u given.'],
    ['as an rn', 'As an RN.'],
    ['busy rn', 'Busy right now.'],
    ['guys with HIV', 'Guys with HIV.'],
    ['hey guys, look', 'Look.'],
    ['it works lol', 'It works.'],
    ['lol', 'lol'],
    ['ur patients', 'Your patients.'],
    ['ur welcome', 'You are welcome.'],
    ['ur a star', 'You are a star.'],
    ['he said "gonna die"', 'He said "gonna die".'],
    ['sooooo good', 'So good.'],
    ['EF is .5 not .6', 'EF is .5 not .6.'],
    ['mTOR works. ok', 'mTOR works. Ok.'],
    ['- gonna\n- wanna', '- going to\n- want to'],
    ['title\n\ntext is here ok', 'Title\n\nText is here ok.'],
    ['see http://a.org/b', 'See http://a.org/b'],
    ['give ceftriaxone 500mg im now', 'Give ceftriaxone 500 mg IM now.'],
    ['epi 0.3 mg im for anaphylaxis', 'Epi 0.3 mg IM for anaphylaxis.'],
    ['im not sure', 'I am not sure.'],
    ['on ive today', 'On ive today.'],
    ['vitamin b4 levels', 'Vitamin b4 levels.'],
    ['bc cancer agency', 'Bc cancer agency.'],
    ['stopped bc of CKD', 'Stopped because of CKD.'],
    ['dallas, tx', 'Dallas, tx.'],
    ['renal tx pts', 'Renal tx patients.'],
    ['no u wave', 'No u wave.'],
    ['mos score', 'Mos score.'],
    ['scored 2 pts', 'Scored 2 pts.'],
    ['in 40 pts', 'In 40 patients.'],
    ['high peeps', 'High peeps.'],
    ['pt with pls', 'A patient with pls.'],
    ['esp block', 'Esp block.'],
    ['300 bp deletion', '300 bp deletion.'],
    ['man, 65 y, fever', 'Man, 65 y, fever.'],
    ['venous hum heard', 'Venous hum heard.'],
    ['err on the side of caution', 'Err on the side of caution.'],
    ['denies si, hi, avh', 'Denies si, hi, avh.'],
    ['left aka stump', 'Left aka stump.'],
    ["he'd never had seizures", 'He had never had seizures.'],
    ["she's lost 5 kg", "She's lost 5 kg."],
    ["he's told me no", "He's told me no."],
    ["he's left ama", "He's left ama."],
    ["he's a fever", "He's a fever."],
    ["that's already been done", 'That has already been done.'],
    ["it's kinda changed", "It's somewhat changed."],
    ["don't you dare stop the heparin", "Don't you dare stop the heparin."],
    ["hasn't the k gone up?", "Hasn't the k gone up?"],
    ["hasn't the k gone up", "Hasn't the k gone up"],
    ["I've gotta go", 'I have to go.'],
    ["isn't aspirin dead", "Isn't aspirin dead"],
    ["shouldn't statins be stopped", "Shouldn't statins be stopped"],
    ['why cant we wait?', 'Why cant we wait?'],
    ['wtf do i do now?', 'Wtf do I do now?'],
    ['Does metformin help in prediabetes', 'Does metformin help in prediabetes'],
    ["Why isn't semaglutide covered for these patients", "Why isn't semaglutide covered for these patients"],
  ])('rewrites “%s” as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'en')).toBe(formal));

  it.each([
    ['mta gente tomando', 'Muita gente tomando.'],
    ['mt dor', 'Muita dor.'],
    ['mt caro', 'Muito caro.'],
    ['a msm dose', 'A mesma dose.'],
    ['msm assim', 'Mesmo assim.'],
    ['tds as doses', 'Todas as doses.'],
    ['td mundo', 'Todo mundo.'],
    ['tô com dor', 'Estou com dor.'],
    ['to usando', 'Estou usando.'],
    ['pro paciente', 'Para o paciente.'],
    ['os pros e contras', 'Os pros e contras.'],
    ['pq dói?', 'Por que dói?'],
    ['não uso pq dói', 'Não uso porque dói.'],
    ['não sei pq dói', 'Não sei por que dói.'],
    ['n de 30', 'n de 30.'],
    ['n dói', 'Não dói.'],
    ['a gente usa', 'A gente usa.'],
    ['gente, ajuda', 'Ajuda.'],
    ['tratamento de tb', 'Tratamento de tb.'],
    ['eu tb uso', 'Eu também uso.'],
    ['nossa unidade', 'Nossa unidade.'],
    ['nossa, que caso', 'Que caso.'],
    ['diabetes tipo 2', 'Diabetes tipo 2.'],
    ['c/ dor, s/ febre', 'Com dor, sem febre.'],
    ['no hospital nao dói', 'No hospital não dói.'],
    ['kkkk', 'kkkk'],
    ['msm coisa', 'Mesma coisa.'],
    ['mto obg', 'Muito obg.'],
    ['vc 6 ml/kg', 'Vc 6 ml/kg.'],
    ['pac grave', 'Pac grave.'],
    ['ctg normal', 'Ctg normal.'],
    ['paciente com aki', 'Paciente com aki.'],
    ['1 cp c/ 8h', '1 cp c/ 8h.'],
    ['dúvida s/ dose', 'Dúvida s/ dose'],
    ['hiv e tb pulmonar', 'HIV e tb pulmonar.'],
    ['fentanil td', 'Fentanil td.'],
    ['dosar pct', 'Dosar pct.'],
    ['linfonodo n positivo', 'Linfonodo n positivo.'],
    ['febre q aguda', 'Febre q aguda.'],
    ['2 dps da média', '2 dps da média.'],
    ['história familiar, pessoal, social', 'História familiar, pessoal, social.'],
    ['ecg em rs', 'ECG em rs.'],
    ['Vocês tao bem', 'Vocês tao bem'],
    ['ta 120/80', 'Ta 120/80.'],
  ])('rewrites the Portuguese “%s” as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));

  it('composes decomposed characters and preserves paragraphs', async () => {
    const response = rewriteByLexicon('na\u0303o do\u0301i\n\nvc', 'pt');
    expect(response).toBe('Não dói\n\nVocê');
  });

  it.each([
    ['né ', 'pt'],
    ['omg ', 'en'],
  ] as const)('examines each word of “%s…” a constant number of times', (word, language) => {
    let lookups = 0;
    const fillers = new Set(lexicons[language].fillers);
    const has = fillers.has.bind(fillers);
    fillers.has = (each) => (lookups++, has(each));
    const countLookups = (count: number): number => {
      lookups = 0;
      findOmittedWords(tokenize(word.repeat(count)), { ...lexicons[language], fillers });
      return lookups;
    };
    const [short, long] = [countLookups(200), countLookups(1_600)];
    expect(long).toBeLessThanOrEqual(short * 8.5);
  });
});
