import type { ReviewedPost } from './reviewed-posts-english';

/** Portuguese posts as clinicians write them on a phone that ask something, with their reviewed rewriting. */
export const portuguesePhoneQuestions: readonly ReviewedPost[] = [
  {
    text: 'oii pessoal td bem? alguem usa minoxidil oral 2,5mg p/ alopecia androgenetica em mulher? qto tempo ate ver resultado?',
    formal: 'Alguém usa minoxidil oral 2,5 mg para alopecia androgenética em mulher? Quanto tempo até ver resultado?',
    grammatical: true,
  },
  {
    text: 'rn c/ 36h de vida, bilirrubina 14, mae O+ bebe A+, coombs direto positivo. fototerapia ja iniciada, qdo vcs repetem??',
    formal:
      'RN com 36h de vida, bilirrubina 14, mãe O+ bebê A+, Coombs direto positivo. Fototerapia já iniciada. Quando vocês repetem?',
    grammatical: true,
  },
  {
    text: 'aff mais uma lesao por pressao grau 3 vinda da upa, ninguem muda decubito? 😤😤',
    formal: 'Mais uma lesão por pressão grau 3 vinda da UPA, ninguém muda decúbito?',
    grammatical: true,
  },
  {
    text: 'BOM DIA GRUPO! ALGUEM TEM EXPERIENCIA COM CANABIDIOL EM EPILEPSIA REFRATARIA? CRIANCA DE 7 ANOS JA USA VALPROATO, LEVETIRACETAM E CLOBAZAM SEM CONTROLE.',
    formal:
      'Bom dia. Alguém tem experiência com canabidiol em epilepsia refratária? Criança de 7 anos já usa valproato, levetiracetam e clobazam sem controle.',
    grammatical: true,
  },
  {
    text: 'fratura de radio distal em idosa 79a, desvio dorsal 15 graus. vcs operam ou gesso? eu reduzi c/ bloqueio de hematoma e ficou otimo',
    formal:
      'Fratura de rádio distal em idosa de 79 anos, desvio dorsal 15 graus. Vocês operam ou gesso? Eu reduzi com bloqueio de hematoma e ficou ótimo.',
    grammatical: true,
  },
  {
    text: 'tao usando colchicina pos IAM ai? aqui ngm faz, 0,5mg/dia segundo o COLCOT',
    formal: 'Estão usando colchicina pós-IAM aí? Aqui ninguém faz, 0,5 mg/dia segundo o COLCOT.',
    grammatical: true,
  },
  {
    text: 'gestante 28s c/ TOTG alterado (jejum 95, 1h 190, 2h 150). dieta + exercicio primeiro ou ja metformina? obs: ela n quer insulina de jeito nenhum',
    formal:
      'Gestante de 28 semanas com TOTG alterado (jejum 95, 1h 190, 2h 150). Dieta + exercício primeiro ou já metformina? Observação: ela não quer insulina de jeito nenhum.',
    grammatical: true,
  },
  {
    text: 'MEDICO DE FAMILIA AQUI. CRIANCA 3 ANOS COM OTORREIA HA 10 DIAS, USA TUBO DE VENTILACAO. GOTA DE CIPRO OU ANTIBIOTICO VO?',
    formal:
      'Sou médico de família. Criança de 3 anos com otorreia há 10 dias, usa tubo de ventilação. Gota de ciprofloxacino ou antibiótico VO?',
    grammatical: true,
  },
  {
    text: 'pct c/ esquizofrenia em uso de olanzapina 20mg engordou 14kg em 6m, glicemia jejum 118. metformina off label? alguem ja tentou samidorfano?',
    formal:
      'Paciente com esquizofrenia em uso de olanzapina 20 mg engordou 14 kg em 6 meses, glicemia de jejum 118. Metformina off label? Alguém já tentou samidorfano?',
    grammatical: true,
  },
  {
    text: 'IRC dialitico, K 6.9, sem alt no ecg. gluconato mesmo assim? aqui o nefro so dialisa amanha cedo',
    formal:
      'IRC dialítico, K 6.9, sem alteração no ECG. Gluconato mesmo assim? Aqui o nefrologista só dialisa amanhã cedo.',
    grammatical: true,
  },
  {
    text: 'fisio resp: pct traqueostomizado, desmame dificil, PImax -18. treino muscular c/ threshold 2x/dia. alguem tem protocolo bom?',
    formal:
      'Fisioterapia respiratória: paciente traqueostomizado, desmame difícil, PImax -18. Treino muscular com threshold 2 vezes por dia. Alguém tem protocolo bom?',
    grammatical: true,
  },
  {
    text: 'Alguém c experiencia em ferro EV na gestação? Hb 7,9, ferritina 6, 30 semanas, não tolera VO. Carboximaltose 1000mg dose única?',
    formal:
      'Alguém tem experiência em ferro EV na gestação? Hb 7,9, ferritina 6, 30 semanas, não tolera VO. Carboximaltose 1000 mg dose única?',
    grammatical: true,
  },
  {
    text: 'tto de H. pylori c/ alergia a penicilina: claritro + metro + IBP 14d ou quadrupla c/ bismuto? aq n tem bismuto',
    formal:
      'Tratamento de H. pylori com alergia a penicilina: claritromicina + metronidazol + IBP 14 dias ou quádrupla com bismuto? Aqui não tem bismuto.',
    grammatical: true,
  },
  {
    text: 'nao sei mais oq fazer c/ essa ferida venosa, 8m de evolucao, ja usei alginato, prata, bota de unna. itb 0,9. ideias?',
    formal:
      'Não sei mais o que fazer com essa ferida venosa, 8 meses de evolução, já usei alginato, prata, bota de Unna. ITB 0,9. Ideias?',
    grammatical: true,
  },
  {
    text: 'pac c/ cirrose child C, encefalopatia grau 2, lactulose 30ml 8/8h, evacuando 5x/dia. diminuo? rifaximina so na manipulacao, mto cara',
    formal:
      'Paciente com cirrose child C, encefalopatia grau 2, lactulose 30 ml 8/8h, evacuando 5 vezes por dia. Diminuo? Rifaximina só na manipulação, muito cara.',
    grammatical: true,
  },
  {
    text: 'eh normal a creat subir um pouco depois q começa iSGLT2 ne? subiu de 1,4 p/ 1,6. mantive e repito em 4 sem',
    formal:
      'É normal a creatinina subir um pouco depois que começa iSGLT2, não é? Subiu de 1,4 para 1,6. Mantive e repito em 4 semanas.',
    grammatical: true,
  },
  {
    text: 'mulher 38 anos, trombose de veia porta, usava ACO. pedi trombofilia mas ela ta em uso de heparina, interfere em q?',
    formal:
      'Mulher de 38 anos, trombose de veia porta, usava ACO. Pedi trombofilia, mas ela está em uso de heparina, interfere em quê?',
    grammatical: true,
  },
  {
    text: 'pcts c/ IC descompensada: furosemida em bolus ou BIC? DOSE trial n mostrou diferença. eu faço bolus 12/12 dobrando a dose de casa',
    formal:
      'Pacientes com IC descompensada: furosemida em bolus ou BIC? DOSE trial não mostrou diferença. Eu faço bolus 12/12 dobrando a dose de casa.',
    grammatical: true,
  },
  {
    text: 'o q vcs fazem c/ pct q recusa transfusao (TJ) e Hb 5,2? eritropoetina + ferro EV + reduzir coleta, mas ta dificil rs',
    formal:
      'O que vocês fazem com paciente que recusa transfusão (TJ) e Hb 5,2? Eritropoetina + ferro EV + reduzir coleta, mas está difícil.',
    grammatical: true,
  },
  {
    text: 'sou R1 e to c/ medo de passar meu 1o cvc sozinha kkk dicas?',
    formal: 'Sou R1 e estou com medo de passar meu 1º CVC sozinha. Dicas?',
    grammatical: true,
  },
  {
    text: 'to tratando hiperplasia prostatica c/ tansulosina 0,4 e o sr reclama de tontura. troco p/ dutasterida? prostata 38g',
    formal:
      'Estou tratando hiperplasia prostática com tansulosina 0,4 e o senhor reclama de tontura. Troco para dutasterida? Próstata 38 g.',
    grammatical: true,
  },
  {
    text: 'qual melhor horario p/ tomar levotiroxina em qm usa omeprazol? nao consigo compensar o tsh dela',
    formal: 'Qual melhor horário para tomar levotiroxina em quem usa omeprazol? Não consigo compensar o TSH dela.',
    grammatical: true,
  },
  {
    text: 'Criança c/ TDAH, 9a, metilfenidato LP 18mg, perdeu apetite e emagreceu 2 kg. dou lanche reforçado à noite e mantenho. vcs trocariam?',
    formal:
      'Criança com TDAH, 9 anos, metilfenidato LP 18 mg, perdeu apetite e emagreceu 2 kg. Dou lanche reforçado à noite e mantenho. Vocês trocariam?',
    grammatical: true,
  },
  {
    text: 'paciente c alergia a contraste iodado (urticaria), precisa de TC. pre medicar c/ prednisona 50mg 13h 7h e 1h antes ainda é o q vcs fazem?',
    formal:
      'Paciente com alergia a contraste iodado (urticária), precisa de TC. Pré-medicar com prednisona 50 mg 13h 7h e 1h antes ainda é o que vocês fazem?',
    grammatical: true,
  },
  {
    text: 'alguem ai tem o protocolo novo de sifilis congenita? o meu ta desatualizado e chegou rn c/ vdrl 1:16',
    formal: 'Alguém aí tem o protocolo novo de sífilis congênita? O meu está desatualizado e chegou RN com VDRL 1:16.',
    grammatical: true,
  },
  {
    text: 'paciente mulher 45a, nodulo tireoideano 1,2cm TI-RADS 4. PAAF ja ou acompanho c/ us em 6m?',
    formal: 'Paciente mulher de 45 anos, nódulo tireoideano 1,2 cm TI-RADS 4. PAAF já ou acompanho com US em 6 meses?',
    grammatical: true,
  },
  {
    text: 'to perdida: sodio 118, euvolemica, usa sertralina. restrição hidrica 800ml e parei o isrs. corrigir no max 8 em 24h né?',
    formal:
      'Estou perdida: sódio 118, euvolêmica, usa sertralina. Restrição hídrica 800 ml e parei o ISRS. Corrigir no máximo 8 em 24h, não é?',
    grammatical: true,
  },
  {
    text: 'fem 29a, IG 9s, hiperemese, perdeu 4kg. ondansetrona é segura agora? ja usei metoclopramida e B6 s/ melhora',
    formal:
      'Mulher de 29 anos, IG 9 semanas, hiperêmese, perdeu 4 kg. Ondansetrona é segura agora? Já usei metoclopramida e B6 sem melhora.',
    grammatical: true,
  },
  {
    text: 'vc sabe dizer se dapagliflozina precisa suspender 3 d antes da cx? o anestesista cancelou a minha pct de hj por isso',
    formal:
      'Você sabe dizer se dapagliflozina precisa suspender 3 dias antes da cirurgia? O anestesista cancelou a minha paciente de hoje por isso.',
    grammatical: true,
  },
  {
    text: 'dx diferencial de rash + febre + artralgia em viajante do nordeste: dengue, zika, chik... pedi NS1 e sorologias. mais algo?',
    formal:
      'Diagnóstico diferencial de rash + febre + artralgia em viajante do nordeste: dengue, zika, chikungunya... pedi NS1 e sorologias. Mais algo?',
    grammatical: true,
  },
  {
    text: 'mais alguem c/ dificuldade de achar benzetacil? aq na cidade acabou faz 2 sem, to encaminhando p regional',
    formal:
      'Mais alguém com dificuldade de achar Benzetacil? Aqui na cidade acabou faz 2 semanas. Estou encaminhando para regional.',
    grammatical: true,
  },
  {
    text: 'boa noite, sou acadêmica do 8o periodo. duvida: na ITU complicada o tempo é 7 ou 14 dias? obrigadaaa',
    formal: 'Boa noite, sou acadêmica do 8º período. Dúvida: na ITU complicada o tempo é 7 ou 14 dias? Obrigada.',
    grammatical: true,
  },
  {
    text: 'Paciente c/ transtorno bipolar, litemia 0,4, em mania. Aumento lítio de 900 p/ 1200 ou associo quetiapina? TSH e creat ok.',
    formal:
      'Paciente com transtorno bipolar, litemia 0,4, em mania. Aumento lítio de 900 para 1200 ou associo quetiapina? TSH e creatinina ok.',
    grammatical: true,
  },
  {
    text: 'oq fazer c/ ferida cronica em pct q nao aceita amputar? ITB 0,3, dor em repouso, DM ha 22a',
    formal:
      'O que fazer com ferida crônica em paciente que não aceita amputar? ITB 0,3, dor em repouso, DM há 22 anos.',
    grammatical: true,
  },
  {
    text: 'na uti neo, cafeina 20mg/kg ataque e 5mg/kg manut, apneia reduziu mto. qdo vcs param? 34s?',
    formal:
      'Na UTI neonatal, cafeína 20 mg/kg ataque e 5 mg/kg manutenção, apneia reduziu muito. Quando vocês param? 34s?',
    grammatical: true,
  },
  {
    text: 'URETROCISTO? NAO. ERA CALCULO IMPACTADO NO MEATO. USG AJUDA MUITO, NAO SUBESTIMEM',
    formal: 'Uretrocisto? Não. Era cálculo impactado no meato. USG ajuda muito, não subestimem.',
    grammatical: true,
  },
  {
    text: 'pq o INR da pct fica 1,2 msm c/ marevan 10mg/dia? descobri: chá de couve todo dia kkk',
    formal: 'Por que o INR da paciente fica 1,2 mesmo com Marevan 10 mg/dia? Descobri: chá de couve todo dia.',
    grammatical: true,
  },
  {
    text: 'malta, algum colega com experiência em utentes c/ apneia que não toleram CPAP? tou a pensar em dispositivo de avanço mandibular',
    formal:
      'Algum colega com experiência em utentes com apneia que não toleram CPAP? Estou a pensar em dispositivo de avanço mandibular.',
    grammatical: true,
  },
  {
    text: 'Estou no internato e o tutor disse p pedir sempre TSH no idoso com FA de novo. Fazem o mesmo aí?',
    formal: 'Estou no internato e o tutor disse para pedir sempre TSH no idoso com FA de novo. Fazem o mesmo aí?',
    grammatical: true,
  },
  {
    text: 'cx de catarata amanha e o pct ta c/ blefarite. adia né? aqui o oftalmo opera msm assim 😬',
    formal:
      'Cirurgia de catarata amanhã e o paciente está com blefarite. Adia, não é? Aqui o oftalmologista opera mesmo assim.',
    grammatical: true,
  },
  {
    text: 'qual a dose max de bupivacaina c/ vaso? 3mg/kg? colega fez 30ml a 0,5% em moça de 45kg, achei mto',
    formal:
      'Qual a dose máxima de bupivacaína com vasoconstritor? 3 mg/kg? Colega fez 30 ml a 0,5% em moça de 45 kg. Achei muito.',
    grammatical: true,
  },
  {
    text: 'ESTADO DE MAL EPILEPTICO: DIAZEPAM 10 MG EV, FENITOINA 20 MG/KG. NAO PAROU. MIDAZOLAM BIC E IOT. EEG SO AMANHA. FARIAM DIFERENTE?',
    formal:
      'Estado de mal epiléptico: diazepam 10 mg EV, fenitoína 20 mg/kg. Não parou. Midazolam BIC e IOT. EEG só amanhã. Fariam diferente?',
    grammatical: true,
  },
  {
    text: 'a bula do dolutegravir c/ metformina: max 1g/dia. vcs respeitam? pct usa 2g ha 1a sem prob',
    formal:
      'A bula do dolutegravir com metformina: máximo 1 g/dia. Vocês respeitam? Paciente usa 2 g há 1 ano sem problemas.',
    grammatical: true,
  },
  {
    text: 'sra 66a, osteoporose, T-score -3,1, TFG 30. alendronato nao pode certo? denosumabe entao?',
    formal: 'Senhora de 66 anos, osteoporose, T-score -3,1, TFG 30. Alendronato não pode, certo? Denosumabe então?',
    grammatical: true,
  },
  {
    text: 'CRISE HIPERTENSIVA? PA 200X110, ASSINTOMATICA, ANSIOSA. NAO FIZ NADA SUBLINGUAL, CAPTOPRIL VO E ALTA. PAREM COM O NIFEDIPINO SL!',
    formal:
      'Crise hipertensiva? PA 200x110, assintomática, ansiosa. Não fiz nada sublingual, captopril VO e alta. Parem com o nifedipino SL!',
    grammatical: true,
  },
  {
    text: 'iniciei semaglutida 0,25, pct vomitou 3 dias seguidos. volto p/ 0,25 mais 4 sem ou paro?',
    formal: 'Iniciei semaglutida 0,25. Paciente vomitou 3 dias seguidos. Volto para 0,25 mais 4 semanas ou paro?',
    grammatical: true,
  },
  {
    text: 'vcs prescrevem probiotico c/ atb em td crianca? acho exagero, evidencia fraca',
    formal: 'Vocês prescrevem probiótico com antibiótico em toda criança? Acho exagero, evidência fraca.',
    grammatical: true,
  },
];
