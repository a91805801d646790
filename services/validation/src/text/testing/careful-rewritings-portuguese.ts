import type { CarefulRewriting } from './careful-rewritings-english';

/** Written before the verifier that is measured with them; all keep the meaning. */
export const portugueseRewritings: readonly CarefulRewriting[] = [
  {
    text: 'pct 72a, DM2 e HAS, chegou c/ dispneia há 3 dias, BNP 900',
    rewriting:
      'Paciente de 72 anos, com diabetes tipo 2 e hipertensão arterial sistêmica, chegou com dispneia há 3 dias e BNP de 900.',
  },
  {
    text: 'galera, vcs suspendem metformina antes de TC c/ contraste se TFG 42?',
    rewriting: 'Colegas, vocês suspendem metformina antes de tomografia com contraste se a TFG for 42?',
  },
  {
    text: 'iniciei apixabana 5mg 12/12h p/ FA, sem sangramento ate agora',
    rewriting: 'Iniciei apixabana 5 mg a cada 12 horas para fibrilação atrial, sem sangramento até agora.',
  },
  {
    text: 'n deem AINE p/ pct c/ DRC, já vi 3 IRA esse mês',
    rewriting:
      'Não deem AINE para pacientes com doença renal crônica; já vi 3 casos de insuficiência renal aguda este mês.',
  },
  {
    text: 'alguem ja usou cetamina p/ dor no PS? dose q vcs usam?',
    rewriting: 'Alguém já usou cetamina para dor no pronto-socorro? Qual é a dose que vocês usam?',
  },
  {
    text: 'criança 4a, 16kg, febre 39,2, OMA. amoxi 90mg/kg/dia por 10d, os pais recusaram',
    rewriting:
      'Criança de 4 anos, 16 kg, com febre de 39,2 e OMA. Amoxicilina 90 mg/kg/dia por 10 dias; os pais recusaram.',
  },
  {
    text: 'fiz adrenalina IM 0,5mg, melhorou em 10 min, observei 6h e dei alta',
    rewriting: 'Administrei adrenalina IM 0,5 mg; melhorou em 10 minutos. Observei por 6 horas e dei alta.',
  },
  {
    text: 'evitaria quinolona aqui, tem hx de aneurisma de aorta',
    rewriting: 'Evitaria quinolona aqui, pois há história de aneurisma de aorta.',
  },
  {
    text: 'pfv nao esqueçam de dosar Mg antes de corrigir hipocalemia',
    rewriting: 'Por favor, não esqueçam de dosar o magnésio antes de corrigir a hipocalemia.',
  },
  {
    text: 'suspender IECA se K > 6, senão repetir em 1 sem',
    rewriting: 'Suspender o IECA se o potássio for > 6; caso contrário, repetir em 1 semana.',
  },
  {
    text: 'na minha opiniao n tem evidencia de probiotico nesse caso',
    rewriting: 'Na minha opinião, não há evidência de probiótico nesse caso.',
  },
  {
    text: 'PO1, dreno 50ml, sem febre, deambulando. posso tirar?',
    rewriting: 'PO1, dreno de 50 ml, sem febre, deambulando. Posso retirar?',
  },
  {
    text: 'a neuro acha q pode ser miastenia, comecei piridostigmina 60mg 8/8h e melhorou em 2 dias',
    rewriting:
      'A neurologia acredita que pode ser miastenia. Iniciei piridostigmina 60 mg a cada 8 horas e houve melhora em 2 dias.',
  },
  {
    text: 'pct caiu em casa, bateu a cabeça, usa varfarina, RNI 3,5. TC ok. repito em 24h?',
    rewriting:
      'O paciente caiu em casa e bateu a cabeça; usa varfarina, com RNI de 3,5. TC sem alterações. Repito em 24 horas?',
  },
  { text: 'só usem vanco se suspeitar de MRSA', rewriting: 'Só usem vancomicina se suspeitarem de MRSA.' },
  {
    text: 'troquei ramipril por losartana 50 mg pq tava tossindo, a tosse sumiu em 2 sem',
    rewriting: 'Substituí o ramipril por losartana 50 mg porque estava tossindo; a tosse desapareceu em 2 semanas.',
  },
  {
    text: 'enf aqui: pode macerar omeprazol p/ passar na SNG?',
    rewriting: 'Sou enfermeira: pode-se macerar omeprazol para passar na sonda nasogástrica?',
  },
  {
    text: 'ele nega dor toracica, sem dispneia, mas trop foi de 80 p/ 250',
    rewriting: 'Ele nega dor torácica, sem dispneia, mas a troponina foi de 80 para 250.',
  },
  {
    text: 'obg gente! acabei transfundindo 2 CH, Hb foi de 6,5 p/ 8,1',
    rewriting: 'Obrigado, colegas. Acabei transfundindo 2 CH, e a hemoglobina foi de 6,5 para 8,1.',
  },
  {
    text: 'comecei empagliflozina 10mg, HbA1c caiu de 9,1 p/ 7,8 em 3m',
    rewriting: 'Iniciei empagliflozina 10 mg; a HbA1c caiu de 9,1 para 7,8 em 3 meses.',
  },
  {
    text: 'se o pct ta estavel pode fazer VO, se nao faz EV',
    rewriting: 'Se o paciente está estável, pode fazer por via oral; se não, faz por via endovenosa.',
  },
  {
    text: 'enxaqueca refrataria, ja usou topiramato, propranolol e amitriptilina. proximo passo?',
    rewriting: 'Enxaqueca refratária; já usou topiramato, propranolol e amitriptilina. Qual é o próximo passo?',
  },
  { text: 'NAO drenem o abscesso antes da TC', rewriting: 'Não drenem o abscesso antes da tomografia.' },
  {
    text: 'bloqueio guiado por US funcionou mto bem, zero opioide em 24h',
    rewriting: 'O bloqueio guiado por ultrassom funcionou muito bem, com zero opioide em 24 horas.',
  },
  {
    text: 'a mae recusou vit K no RN. oq vcs falam pra ela?',
    rewriting: 'A mãe recusou vitamina K no recém-nascido. O que vocês dizem para ela?',
  },
  {
    text: 'sepse, lactato 5, PAM 58 apos 30ml/kg, nora 0,2. associo vaso?',
    rewriting: 'Sepse, com lactato de 5 e PAM de 58 após 30 ml/kg, noradrenalina 0,2. Associo vasopressina?',
  },
  {
    text: 'nem toda alta da creat c/ IECA é ruim, ate 30% tudo bem',
    rewriting: 'Nem toda alta da creatinina com IECA é ruim; até 30% é aceitável.',
  },
  {
    text: 'gestante 28 sem, PA 160x110, proteinuria 3+. fiz sulfato de magnesio e hidralazina, avisei a obstetricia',
    rewriting:
      'Gestante de 28 semanas, com PA de 160x110 e proteinúria 3+. Administrei sulfato de magnésio e hidralazina e avisei a obstetrícia.',
  },
  {
    text: 'a tecnica me disse q o pct tomou 20 cp de paracetamol ha 4h. inicio NAC ja ou espero o nivel?',
    rewriting:
      'A técnica me disse que o paciente tomou 20 comprimidos de paracetamol há 4 horas. Inicio NAC já ou aguardo o nível?',
  },
  {
    text: 'idosa 80a, queda da propria altura, dor em quadril E, RX c/ fratura de colo. orto vai operar amanha',
    rewriting:
      'Idosa de 80 anos, com queda da própria altura e dor no quadril esquerdo; RX com fratura de colo. A ortopedia vai operar amanhã.',
  },
  {
    text: 'vcs fazem corticoide na bronquiolite? aqui a gente nao faz de rotina',
    rewriting: 'Vocês fazem corticoide na bronquiolite? Aqui não fazemos de rotina.',
  },
  {
    text: 'pct em uso de litio iniciou HCTZ c/ outro colega e intoxicou, nivel 2,4',
    rewriting: 'Paciente em uso de lítio iniciou hidroclorotiazida com outro colega e intoxicou, com nível de 2,4.',
  },
  {
    text: 'nao acho a diretriz de profilaxia de TEV em <50kg, alguem tem?',
    rewriting: 'Não encontro a diretriz de profilaxia de TEV em < 50 kg. Alguém tem?',
  },
  {
    text: 'ITU na gestante: cefalexina 500mg 6/6h 7 dias, urocultura de controle dps',
    rewriting:
      'Infecção urinária na gestante: cefalexina 500 mg a cada 6 horas por 7 dias, com urocultura de controle depois.',
  },
  {
    text: 'dei alta c/ AAS 100, clopidogrel 75 e atorva 80. retorno em 1 sem',
    rewriting: 'Dei alta com AAS 100, clopidogrel 75 e atorvastatina 80, com retorno em 1 semana.',
  },
];
