import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';

describe('the Portuguese case notes', () => {
  // What has two readings, or is formal already, stays.
  it.each([
    'A mãe 2 anos depois engravidou.',
    'Infecção por E. coli e cultura E. coli.',
    'Ele deu de cara com o problema.',
    'O caso foi notificado no SIM.',
    'O estudo HEART e o DOSE mostraram.',
    'O escore HAS-BLED é 2.',
    'A carteira da menina caiu.',
    'Fez um furo na orelha.',
    'Ele pôs a mão no fogo.',
    'Febre e tosse, 3 sem gravidade.',
    'Quem mais lembra?',
    'Paciente estável com alta amanhã.',
    'A fase de espera durou 30/30 pontos.',
    'PCT 9 e lactato 2.',
    'Paciente com ansiedade, foi 3 vezes ao PS.',
    'RM lombar e TC cervical normais.',
    'Vitamina D. Repetir em 3 meses.',
  ])('leave “%s”', (text) => expect(rewriteByLexicon(text, 'pt')).toBe(text));

  it.each([
    // Accents, plurals and short forms.
    ['comecamos tiamina, dai ele melhorou', 'Começamos tiamina, daí ele melhorou.'],
    ['os pct sempre falam 3 na escala de borg', 'Os pacientes sempre falam 3 na escala de Borg.'],
    ['fe 28%, qrs largo, k >3,3', 'FE 28%, QRS largo, K >3,3.'],
    ['o bb ja tinha nascido', 'O bebê já tinha nascido.'],
    ['o interno perguntou pq nao damos o2', 'O interno perguntou por que não damos O2.'],
    // Durations.
    ['doxiciclina 100 2x/d 6 sem serve?', 'Doxiciclina 100 2x/dia por 6 semanas serve?'],
    ['Doente 29A, LES, 10 sem gravidez', 'Doente de 29 anos, com LES, 10 semanas de gravidez.'],
    ['desmame 10% a cada 2 sem funciona?', 'Desmame 10% a cada 2 semanas funciona?'],
    [
      'H 63A\n- febre 3 sem\n- lombalgia 2m\npedi RM',
      'Homem de 63 anos\n- febre há 3 semanas\n- lombalgia há 2 meses\nPedi RM.',
    ],
    ['cateter ja 4 sem, febre vesp', 'Cateter há 4 semanas, febre vespertina.'],
    ['ja foi 6 tentativas', 'Já foram 6 tentativas.'],
    ['aqui 12 a 18m. bb tem 5m', 'Aqui 12 a 18 meses. Bebê tem 5 meses.'],
    ['caiu 2x, tomava zolpidem', 'Caiu 2 vezes, tomava zolpidem.'],
    ['troca de SVD 30/30 dias', 'Troca de SVD de 30/30 dias.'],
    ['levofloxacina 750 7d', 'Levofloxacina 750 por 7 dias.'],
    // Persons.
    ['mae 41a diz q bb treme', 'Mãe de 41 anos diz que o bebê treme.'],
    ['pct 9 dias vm, força mrc 32', 'Paciente com 9 dias de VM, força MRC 32.'],
    ['sarampo no surto de 2019 peguei de pct', 'Sarampo no surto de 2019 peguei de paciente.'],
    ['mulher 29, neurite optica D, RM c 2 lesoes', 'Mulher de 29 anos, neurite óptica D, RM com 2 lesões.'],
    ['atletas respondam', 'Atletas, respondam.'],
    ['TO e nutri respondam', 'TO e nutricionistas, respondam.'],
    ['PODO AQUI. DIABETICO S/ PULSO: N CORTO O CANTO', 'Sou da podologia. Diabético sem pulso: não corto o canto.'],
    ['Dra recem formada aqui, primeiro obito', 'Sou médica recém-formada. Primeiro óbito.'],
    ['tomou tramadol da avo', 'Tomou tramadol da avó.'],
    [
      'paciente c/ parkinson, nausea, n usem metoclopramida',
      'Paciente com Parkinson, náusea: não usem metoclopramida.',
    ],
    // Findings, tests and procedures.
    [
      'colhi, moxi de 1/1h. hemostasia c/ tranexamico',
      'Colhi, moxifloxacino de 1/1h. Hemostasia com ácido tranexâmico.',
    ],
    ['IRA pre renal, ureia 140 p 62 em 48h', 'IRA pré-renal, ureia 140 para 62 em 48h.'],
    ['dor torácica pos covid. pericardite neh', 'Dor torácica pós-COVID. Pericardite, não é?'],
    ['DM2 descomp, ins NPH 10 UI', 'DM2 descompensado, insulina NPH 10 UI.'],
    ['Cr 1,1 p 2,4, reduzi p 1,25', 'Cr 1,1 para 2,4. Reduzi para 1,25.'],
    ['passei em 1o p/ enf obstetrica', 'Passei em 1º para enfermagem obstétrica.'],
    ['hemoc pos p/ S aureus', 'Hemocultura positiva para S. aureus.'],
    ['desloca utero p/ esq', 'Desloca útero para a esquerda.'],
    ['cdiff neg, anti-Ro pos', 'C. difficile negativo, anti-Ro positivo.'],
    ['aqui deu neg e cultura pos 2x esse mes', 'Aqui deu negativo e cultura positiva 2 vezes neste mês.'],
    ['ceftriaxone mas ninguem pos azitro', 'Ceftriaxone, mas ninguém pôs azitromicina.'],
    ['hanseniase dx 2 anos dps', 'Hanseníase diagnosticada 2 anos depois.'],
    ['fx supracondiliana gartland 3', 'Fratura supracondiliana Gartland 3.'],
    ['em uso de varfarina, exo do 36', 'Em uso de varfarina, exodontia do 36.'],
    ['querem transfundir 3 conc. alvo 7', 'Querem transfundir 3 concentrados. Alvo 7.'],
    ['lidocaina c/ vaso em hipertenso', 'Lidocaína com vasoconstritor em hipertenso.'],
    ['celulite orbitaria D. cirurgia hj', 'Celulite orbitária D. Cirurgia hoje.'],
    ['ECG com onda U. reposiçao agora', 'ECG com onda U. Reposição agora.'],
    ['teratoma ovario D, 2 casos listeria', 'Teratoma de ovário D, 2 casos de listeria.'],
    ['asma, fez espiro c/ VEF1 60%', 'Asma, fez espirometria com VEF1 60%.'],
    ['ICC, queria dar furo', 'ICC, queria dar furosemida.'],
    ['clozapina c/ leuco 2900 para e repete', 'Clozapina com leucócitos 2900: para e repete.'],
    ['n tolera betabloq. has-bled 2, pa 160x110', 'Não tolera betabloqueador. HAS-BLED 2, PA 160x110.'],
    ['TSH 8, levo 50', 'TSH 8, levotiroxina 50.'],
    ['gestante 34s PA 150x100 proteinuria 2+', 'Gestante de 34 semanas, PA 150x100, proteinúria 2+.'],
    // Accents that the words around decide.
    ['paracetamol na gestacao da autismo? 30 da menos ITU', 'Paracetamol na gestação dá autismo? 30 dá menos ITU.'],
    // Commas and capitals.
    ['pfv nao esperem exame', 'Por favor, não esperem exame.'],
    ['dipirona e agua mta agua', 'Dipirona e água, muita água.'],
    ['evidencia fraca eu sei', 'Evidência fraca, eu sei.'],
    ['positivo no exame mas COME ovo', 'Positivo no exame, mas come ovo.'],
    ['TIAMINA antes da glicose, adrenalina na COXA', 'Tiamina antes da glicose, adrenalina na coxa.'],
    ['NIFEDIPINO NA GESTANTE, SIM. IECA NUNCA', 'Nifedipino na gestante, sim. IECA nunca.'],
    [
      "virou 'vitamina da beleza' 🤦 c/ pancreatite ja tive 2",
      "Virou 'vitamina da beleza'. Com pancreatite já tive 2.",
    ],
    // Questions without a mark.
    ['como fazem p/ discordar sem briga', 'Como fazem para discordar sem briga?'],
    ['profilaxia 7d sim ou nao', 'Profilaxia 7 dias sim ou não?'],
    ['eu nao prescrevo isso, e vcs', 'Eu não prescrevo isso, e vocês?'],
    ['quem atende indigena sabe: sem interprete nao da', 'Quem atende indígena sabe: sem intérprete não dá.'],
    ['mae quer so tela. como abordam sem culpar', 'Mãe quer só tela. Como abordam sem culpar?'],
  ])('rewrite “%s” as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));
});
