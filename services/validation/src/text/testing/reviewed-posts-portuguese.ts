import type { ReviewedPost } from './reviewed-posts-english';

/** Fifty informal posts with their rewriting by the lexicon, reviewed by an editor. */
export const portuguesePosts: readonly ReviewedPost[] = [
  {
    text: 'galera, mta gente tomando omeprazol 20 mg há anos sem indicação né? alguém aqui tenta desmame?',
    formal: 'Muita gente tomando omeprazol 20 mg há anos sem indicação, não é? Alguém aqui tenta desmame?',
    grammatical: true,
  },
  {
    text: 'pcte com FA e ClCr 28 mL/min, apixabana 5 mg 12/12h. vcs reduzem a dose ou n?',
    formal: 'Paciente com FA e ClCr 28 mL/min, apixabana 5 mg 12/12h. Vocês reduzem a dose ou não?',
    grammatical: true,
  },
  {
    text: 'tô com um caso de dengue, plaquetas 45.000, sem sangramento. hidratação 60 mL/kg/dia, nada de AAS pfv',
    formal:
      'Estou com um caso de dengue, plaquetas 45.000, sem sangramento. Hidratação 60 mL/kg/dia, nada de AAS, por favor.',
    grammatical: false,
    note: 'falta a vírgula antes de "por favor"',
  },
  {
    text: 'gente alguém sabe se pode usar sertralina 50mg na amamentação? a pcte n quer parar',
    formal: 'Alguém sabe se pode usar sertralina 50 mg na amamentação? A paciente não quer parar.',
    grammatical: true,
  },
  {
    text: 'pq ainda prescrevem ivermectina pra covid??? n funciona, já tá provado kkkk',
    formal: 'Por que ainda prescrevem ivermectina para COVID? Não funciona, já está provado.',
    grammatical: true,
  },
  {
    text: 'RN 3,2 kg, bilirrubina 18 com 48h, s/ incompatibilidade ABO. fototerapia iniciada, n precisou de exsanguineotransfusão',
    formal:
      'RN 3,2 kg, bilirrubina 18 com 48h, sem incompatibilidade ABO. Fototerapia iniciada, não precisou de exsanguineotransfusão.',
    grammatical: true,
  },
  {
    text: 'HAS resistente: antes de add o 4º remédio vejam a adesão. dps espironolactona 25mg, melhor opção pelo PATHWAY-2',
    formal:
      'HAS resistente: antes de adicionar o 4º remédio, vejam a adesão. Depois espironolactona 25 mg, melhor opção pelo PATHWAY-2.',
    grammatical: true,
  },
  {
    text: 'idosa de 82 anos caiu 2x, tomava zolpidem 10 mg toda noite. desmamei em 4 semanas e n caiu mais!!',
    formal: 'Idosa de 82 anos caiu 2 vezes, tomava zolpidem 10 mg toda noite. Desmamei em 4 semanas e não caiu mais!',
    grammatical: true,
  },
  {
    text: 'DM2 com IC, FE 30%: dapagliflozina 10 mg/dia msm sem glicada alta. reduz internação tbm',
    formal: 'DM2 com IC, FE 30%: dapagliflozina 10 mg/dia mesmo sem glicada alta. Reduz internação também.',
    grammatical: true,
  },
  {
    text: 'pct com INR 6,2 em uso de varfarina, sem sangramento. vit K 2,5 mg VO ou só suspende?',
    formal: 'Paciente com INR 6,2 em uso de varfarina, sem sangramento. Vitamina K 2,5 mg VO ou só suspende?',
    grammatical: true,
  },
  {
    text: 'vcs usam dexametasona 6 mg em td paciente com covid no O2? o RECOVERY mostrou benefício só em quem precisa de O2',
    formal:
      'Vocês usam dexametasona 6 mg em todo paciente com COVID no O2? O RECOVERY mostrou benefício só em quem precisa de O2.',
    grammatical: true,
  },
  {
    text: 'criança de 4 anos com OMA, 39,2 °C, amoxicilina 90 mg/kg/dia 10 dias. a mãe n quer atb, o q vcs fazem?',
    formal:
      'Criança de 4 anos com OMA, 39,2 °C, amoxicilina 90 mg/kg/dia 10 dias. A mãe não quer antibiótico; o que vocês fazem?',
    grammatical: true,
  },
  {
    text: 'qdo vcs suspendem metformina antes do contraste? TFG 42, creatinina 1,6 mg/dL',
    formal: 'Quando vocês suspendem metformina antes do contraste? TFG 42, creatinina 1,6 mg/dL.',
    grammatical: true,
  },
  {
    text: 'sepse: 30 mL/kg de cristaloide, atb na 1ª hora, lactato, nora se PAM <65. n tem segredo gente',
    formal:
      'Sepse: 30 mL/kg de cristaloide, antibiótico na 1ª hora, lactato, noradrenalina se PAM <65. Não tem segredo.',
    grammatical: true,
  },
  {
    text: 'hj atendi crise asmática, salbutamol 4 jatos 20/20 min, ipratrópio, prednisona 40 mg. melhorou mto',
    formal: 'Hoje atendi crise asmática, salbutamol 4 jatos 20/20 min, ipratrópio, prednisona 40 mg. Melhorou muito.',
    grammatical: false,
    note: 'falta a vírgula antes do vocativo final',
  },
  {
    text: 'gestante de 12 sem com LES em uso de hidroxicloroquina 400 mg/dia, n é pra suspender! vlw',
    formal: 'Gestante de 12 semanas com LES em uso de hidroxicloroquina 400 mg/dia, não é para suspender! Agradeço.',
    grammatical: true,
  },
  {
    text: 'AVC com 4h30, NIHSS 14, TC sem sangramento. alteplase 0,9 mg/kg ou tenecteplase 0,25 mg/kg?',
    formal: 'AVC com 4h30, NIHSS 14, TC sem sangramento. Alteplase 0,9 mg/kg ou tenecteplase 0,25 mg/kg?',
    grammatical: true,
  },
  {
    text: 'HPP: ácido tranexâmico 1 g EV em até 3h. barato e reduz morte por sangramento, pq n tá em tds as maternidades?',
    formal:
      'HPP: ácido tranexâmico 1 g EV em até 3h. Barato e reduz morte por sangramento, por que não está em todas as maternidades?',
    grammatical: true,
  },
  {
    text: 'lítio 900 mg/dia, litemia 1,6 mEq/L, tremor e diarreia. suspendi, hidratei, n dialisou',
    formal: 'Lítio 900 mg/dia, litemia 1,6 mEq/L, tremor e diarreia. Suspendi, hidratei, não dialisou.',
    grammatical: true,
  },
  {
    text: 'K 6,8 com onda T apiculada: gluconato de cálcio 1 g EV, insulina 10 UI + glicose 25 g, dps salbutamol. funcionou mto bem',
    formal:
      'K 6,8 com onda T apiculada: gluconato de cálcio 1 g EV, insulina 10 UI + glicose 25 g, depois salbutamol. Funcionou muito bem.',
    grammatical: true,
  },
  {
    text: 'artrose de joelho: prefiro exercício do q infiltração. os pctes ficam mais satisfeitos e é mais barato',
    formal:
      'Artrose de joelho: prefiro exercício do que infiltração. Os pacientes ficam mais satisfeitos e é mais barato.',
    grammatical: false,
    note: '"prefiro ... do que", como foi escrito',
  },
  {
    text: 'ITU na gestação: nitrofurantoína 100 mg 6/6h por 7 dias, mas n no final da gravidez. fosfomicina 3 g dose única tbm é opção',
    formal:
      'ITU na gestação: nitrofurantoína 100 mg 6/6h por 7 dias, mas não no final da gravidez. Fosfomicina 3 g dose única também é opção.',
    grammatical: true,
  },
  {
    text: 'nunca atrasem a adrenalina na anafilaxia: 0,5 mg IM na coxa. anti-histamínico n salva ngm',
    formal: 'Nunca atrasem a adrenalina na anafilaxia: 0,5 mg IM na coxa. Anti-histamínico não salva ninguém.',
    grammatical: true,
  },
  {
    text: 'tosse há 3 semanas, perda de peso, nega febre. TRM-TB pos, esquema RIPE iniciado hj, peso 62 kg 4 cp/dia',
    formal:
      'Tosse há 3 semanas, perda de peso, nega febre. TRM-TB pos, esquema RIPE iniciado hoje, peso 62 kg 4 cp/dia.',
    grammatical: true,
  },
  {
    text: 'eu tb uso cetamina 0,3 mg/kg pra dor no PS. nunca tive problema de via aérea, e vcs?',
    formal: 'Eu também uso cetamina 0,3 mg/kg para dor no PS. Nunca tive problema de via aérea, e vocês?',
    grammatical: true,
  },
  {
    text: 'enxaqueca refratária a propranolol 80 mg e topiramato 100 mg. próximo passo é erenumabe 70mg? convênio n paga rsrs',
    formal:
      'Enxaqueca refratária a propranolol 80 mg e topiramato 100 mg. Próximo passo é erenumabe 70 mg? Convênio não paga.',
    grammatical: true,
  },
  {
    text: 'bom dia galera, vacina de HPV reduziu 87% do câncer de colo. vacinem os filhos de vcs',
    formal: 'Bom dia. Vacina de HPV reduziu 87% do câncer de colo. Vacinem os filhos de vocês.',
    grammatical: true,
  },
  {
    text: 'paciente em uso de prednisona 20 mg há 3 meses e suspenderam do nada. olha a crise adrenal aí gente!!',
    formal: 'Paciente em uso de prednisona 20 mg há 3 meses e suspenderam do nada. Olha a crise adrenal aí!',
    grammatical: true,
  },
  {
    text: 'pra quem tem dúvida: estatina n causa demência. parem de suspender atorvastatina 40 mg por causa disso',
    formal:
      'Para quem tem dúvida: estatina não causa demência. Parem de suspender atorvastatina 40 mg por causa disso.',
    grammatical: true,
  },
  {
    text: 'cirrose com HDA varicosa: octreotide 50 mcg bolus e 50 mcg/h, ceftriaxona 1 g/dia. plasma n precisa',
    formal: 'Cirrose com HDA varicosa: octreotide 50 mcg bolus e 50 mcg/h, ceftriaxona 1 g/dia. Plasma não precisa.',
    grammatical: true,
  },
  {
    text: 'joelho esquerdo inchado, o direito n. ácido úrico 9,1, colchicina 0,5 mg 12/12h, sem AINE pq tem DRC',
    formal:
      'Joelho esquerdo inchado, o direito não. Ácido úrico 9,1, colchicina 0,5 mg 12/12h, sem AINE porque tem DRC.',
    grammatical: true,
  },
  {
    text: 'depressão refratária: quem aqui já usou escetamina 56 mg? tô pensando em indicar',
    formal: 'Depressão refratária: quem aqui já usou escetamina 56 mg? Estou pensando em indicar.',
    grammatical: true,
  },
  {
    text: 'vit D 50.000 UI/semana previne queda? n previne, o VITAL foi negativo',
    formal: 'Vitamina D 50.000 UI/semana previne queda? Não previne, o VITAL foi negativo.',
    grammatical: true,
  },
  {
    text: 'lactente de 2 m com bronquiolite, SpO2 93%, s/ desconforto. n precisa de broncodilatador nem corticoide',
    formal:
      'Lactente de 2 meses com bronquiolite, SpO2 93%, sem desconforto. Não precisa de broncodilatador nem corticoide.',
    grammatical: true,
  },
  {
    text: 'pneumonia comunitária: amoxi-clav 1,2 g EV 8/8h + azitro 500 mg. 5 dias bastam, n precisa de 10',
    formal:
      'Pneumonia comunitária: amoxicilina-clavulanato 1,2 g EV 8/8h + azitromicina 500 mg. 5 dias bastam, não precisa de 10.',
    grammatical: true,
  },
  {
    text: 'eita, mais um caso de sífilis congênita. penicilina cristalina 50.000 UI/kg 12/12h, VDRL 1:64',
    formal: 'Mais um caso de sífilis congênita. Penicilina cristalina 50.000 UI/kg 12/12h, VDRL 1:64.',
    grammatical: true,
  },
  {
    text: 'psoríase grave, já usou metotrexato 15 mg/semana s/ resposta. secuquinumabe 300 mg é opção? rastrear TB antes',
    formal:
      'Psoríase grave, já usou metotrexato 15 mg/semana sem resposta. Secuquinumabe 300 mg é opção? Rastrear TB antes.',
    grammatical: true,
  },
  {
    text: 'pós-op de colecistectomia: dipirona 1 g 6/6h + cetoprofeno, s/ opioide. dor 2/10, alta em 24h',
    formal: 'Pós-operatório de colecistectomia: dipirona 1 g 6/6h + cetoprofeno, sem opioide. Dor 2/10, alta em 24h.',
    grammatical: true,
  },
  {
    text: 'cuidado paliativo precoce = melhor qualidade de vida e menos depressão. n é desistir!!!',
    formal: 'Cuidado paliativo precoce: melhor qualidade de vida e menos depressão. Não é desistir!',
    grammatical: true,
  },
  {
    text: 'transplantado renal com covid, em uso de tacrolimo 3 mg 12/12h. N usar nirmatrelvir/ritonavir sem falar com a nefro',
    formal:
      'Transplantado renal com COVID, em uso de tacrolimo 3 mg 12/12h. Não usar nirmatrelvir/ritonavir sem falar com a nefrologia.',
    grammatical: true,
  },
  {
    text: 'adolescente de 16a, 1ª convulsão, TC normal, sem febre, nega drogas. vc começa levetiracetam 500 mg 12/12h ou espera?',
    formal:
      'Adolescente de 16 anos, 1ª convulsão, TC normal, sem febre, nega drogas. Você começa levetiracetam 500 mg 12/12h ou espera?',
    grammatical: true,
  },
  {
    text: 'glicemia 480, pH 7,1, bic 8, cetona +++. SF 0,9% 20 mL/kg, insulina 0,1 UI/kg/h, repor K se <5,3',
    formal: 'Glicemia 480, pH 7,1, bic 8, cetona +++. SF 0,9% 20 mL/kg, insulina 0,1 UI/kg/h, repor K se <5,3.',
    grammatical: true,
  },
  {
    text: 'insônia no idoso: pfv n prescrevam clonazepam 2 mg. higiene do sono e TCC-I primeiro, blz?',
    formal: 'Insônia no idoso: por favor não prescrevam clonazepam 2 mg. Higiene do sono e TCC-I primeiro, tudo bem?',
    grammatical: true,
  },
  {
    text: 'tontura ao levantar, PA 150/90 deitado e 118/70 em pé. tava usando doxazosina 4 mg à noite, suspendi',
    formal: 'Tontura ao levantar, PA 150/90 deitado e 118/70 em pé. Estava usando doxazosina 4 mg à noite. Suspendi.',
    grammatical: true,
  },
  {
    text: 'o pessoal da UTI tá usando nora periférica? aqui a gente usa até 0,2 mcg/kg/min, sem complicação',
    formal: 'O pessoal da UTI está usando noradrenalina periférica? Aqui usamos até 0,2 mcg/kg/min, sem complicação.',
    grammatical: true,
  },
  {
    text: 'fibromialgia: pregabalina 75 mg 12/12h + exercício. opioide não ajuda e vicia, n usem',
    formal: 'Fibromialgia: pregabalina 75 mg 12/12h + exercício. Opioide não ajuda e vicia; não usem.',
    grammatical: true,
  },
  {
    text: 'dor torácica, troponina neg 2x, ECG normal, HEART 3. alta com segurança, n precisa internar',
    formal: 'Dor torácica, troponina negativa 2 vezes, ECG normal, HEART 3. Alta com segurança, não precisa internar.',
    grammatical: true,
  },
  {
    text: 'câncer de mama em uso de tamoxifeno 20 mg, agora precisa de antidepressivo. paroxetina n (CYP2D6), venlafaxina 75mg sim',
    formal:
      'Câncer de mama em uso de tamoxifeno 20 mg, agora precisa de antidepressivo. Paroxetina não (CYP2D6), venlafaxina 75 mg sim.',
    grammatical: true,
  },
  {
    text: 'caramba, q artigo bom! finerenona 20 mg reduz progressão da DRC no DM2, mas olho no K',
    formal: 'Que artigo bom! Finerenona 20 mg reduz progressão da DRC no DM2, mas olho no K.',
    grammatical: true,
  },
  {
    text: 'tô na dúvida: semaglutida 0,25mg/sem em pcte com hx de pancreatite há 5 anos, nunca teve cálculo. obg!',
    formal:
      'Estou na dúvida: semaglutida 0,25 mg/semana em paciente com história de pancreatite há 5 anos, nunca teve cálculo. Agradeço!',
    grammatical: true,
  },
];
