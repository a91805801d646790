import type { ReviewedPost } from './reviewed-posts-english';
import { portuguesePhoneQuestions } from './reviewed-posts-portuguese-questions';

/**
 * Portuguese posts as clinicians write them on a phone, with their rewriting by the lexicon, reviewed by an editor: all
 * capitals, omitted accents, abbreviations before numbers, ages, forms of address, laughter and lists.
 */
export const portuguesePhonePosts: readonly ReviewedPost[] = [
  ...portuguesePhoneQuestions,
  {
    text: 'fiz 2 amp de glicose 50% no pct c/ hipoglicemia de 38, acordou na hora. usava glibenclamida e comeu mal. fiquei c/ ele 24h em obs pq sulfonil dura mto',
    formal:
      'Fiz 2 ampolas de glicose 50% no paciente com hipoglicemia de 38. Acordou na hora. Usava glibenclamida e comeu mal. Fiquei com ele 24h em observação porque sulfonilureia dura muito.',
    grammatical: true,
  },
  {
    text: 'obs: 4a crise convulsiva febril da menina em 1 ano, todas simples. a familia quer anticonvulsivante profilatico. eu orientei q n precisa',
    formal:
      'Observação: 4ª crise convulsiva febril da menina em 1 ano, todas simples. A família quer anticonvulsivante profilático. Eu orientei que não precisa.',
    grammatical: true,
  },
  {
    text: 'meu Deus gente, o acs trouxe um sr de 82 anos tomando 2 betabloqueadores + digoxina + verapamil!!! FC 34. suspendi td e internei',
    formal:
      'O ACS trouxe um senhor de 82 anos tomando 2 betabloqueadores + digoxina + verapamil! FC 34. Suspendi tudo e internei.',
    grammatical: true,
  },
  {
    text: 'ceratite por lente de contato em adolescente, dormiu c/ a lente 3 dias seguidos. cipro colirio de 1/1h, encaminhei p oftalmo. NUNCA corticoide sem ver a cornea',
    formal:
      'Ceratite por lente de contato em adolescente, dormiu com a lente 3 dias seguidos. Cipro colírio de 1/1h. Encaminhei para a oftalmologia. Nunca corticoide sem ver a córnea.',
    grammatical: true,
  },
  {
    text: 'hj vi um zoster oftalmico c/ sinal de hutchinson, valaciclovir 1g 8/8h por 7d e avaliacao da oftalmo no msm dia. nao deixem passar',
    formal:
      'Hoje vi um zoster oftálmico com sinal de Hutchinson, valaciclovir 1 g 8/8h por 7 dias e avaliação da oftalmologia no mesmo dia. Não deixem passar.',
    grammatical: true,
  },
  {
    text: 'vou desabafar: cansada de atestado p/ "virose" sem exame nenhum. é isso',
    formal: 'Vou desabafar: cansada de atestado para "virose" sem exame nenhum. É isso.',
    grammatical: true,
  },
  {
    text: 'idoso 84a, queda da propria altura, fratura de femur E. operou em 24h, dor controlada c/ bloqueio fascia iliaca. delirium zero! 👏',
    formal:
      'Idoso de 84 anos, queda da própria altura, fratura de fêmur E. Operou em 24h, dor controlada com bloqueio fáscia ilíaca. Delirium zero!',
    grammatical: true,
  },
  {
    text: 'LACTENTE 8 MESES, VACINA DE FEBRE AMARELA, MAE LOUCA PRA VIAJAR. SO A PARTIR DE 9 MESES GENTE, 6 SO EM SURTO',
    formal:
      'Lactente de 8 meses, vacina de febre amarela, mãe louca para viajar. Só a partir de 9 meses, 6 só em surto.',
    grammatical: true,
  },
  {
    text: 'cetoacidose, ph 6,95, k 3,1. NAO COMECEM INSULINA ANTES DE REPOR K!! ontem quase deu ruim',
    formal: 'Cetoacidose, pH 6,95, K 3,1. Não comecem insulina antes de repor K! Ontem quase deu errado.',
    grammatical: true,
  },
  {
    text: 'apresentei no congresso: mobilizacao precoce na uti reduz dias de VM. n de 84 pcts, 2 centros. bora mobilizar!',
    formal:
      'Apresentei no congresso: mobilização precoce na UTI reduz dias de VM. n de 84 pacientes, 2 centros. Vamos mobilizar!',
    grammatical: true,
  },
  {
    text: 'TIVE QUE ENTUBAR UM ASMATICO HOJE, 19 ANOS, PH 7,08. KETAMINA 2 MG/KG E ROCURONIO. PICO 45, PLATO 24, FR 10, TE LONGO. DEU CERTO!',
    formal:
      'Tive que entubar um asmático hoje, 19 anos, pH 7,08. Ketamina 2 mg/kg e rocurônio. Pico 45, platô 24, FR 10, TE longo. Deu certo!',
    grammatical: true,
  },
  {
    text: 'meu paciente c/ gota nao quer tomar alopurinol pq piorou a crise. expliquei q tem q começar baixo 100mg e c/ colchicina junto. adesao zero rsrs',
    formal:
      'Meu paciente com gota não quer tomar alopurinol porque piorou a crise. Expliquei que tem que começar baixo 100 mg e com colchicina junto. Adesão zero.',
    grammatical: true,
  },
  {
    text: 'DICA: ANTES DE CHAMAR DE REFRATARIA, CONFIRA A TECNICA DO INALADOR. METADE DOS MEUS PACIENTES USA ERRADO.',
    formal: 'Dica: antes de chamar de refratária, confira a técnica do inalador. Metade dos meus pacientes usa errado.',
    grammatical: true,
  },
  {
    text: 'Hj na visita: paciente com TQT, sem cuff, e dieta VO liberada sem avaliação da fono 🤦‍♀️ aspirou',
    formal: 'Hoje na visita: paciente com TQT, sem cuff, e dieta VO liberada sem avaliação da fonoaudiologia. Aspirou.',
    grammatical: true,
  },
  {
    text: 'A medicacao chegou na farmacia como hidralazina 25 e a prescricao era hidroxizina 25. LASA existe!! separem as caixas',
    formal:
      'A medicação chegou na farmácia como hidralazina 25 e a prescrição era hidroxizina 25. LASA existe! Separem as caixas.',
    grammatical: true,
  },
  {
    text: 'nao consigo entender pq ainda pedem PCR e VHS juntos em td internaçao, nao muda conduta',
    formal: 'Não consigo entender por que ainda pedem PCR e VHS juntos em toda internação, não muda conduta.',
    grammatical: true,
  },
  {
    text: 'ATENCAO PLANTONISTAS: ACABOU A NORADRENALINA DA FARMACIA, SO TEM 12 AMPOLAS. VASOPRESSINA TEM. PRIORIZEM!',
    formal:
      'Atenção, plantonistas: acabou a noradrenalina da farmácia, só tem 12 ampolas. Vasopressina tem. Priorizem!',
    grammatical: true,
  },
  {
    text: 'lesao renal por vanco: vale 28, creat foi de 0,9 a 2,3. troquei p/ linezolida. agora é por AUC ne, nao mais vale',
    formal:
      'Lesão renal por vancomicina: vale 28, creatinina foi de 0,9 a 2,3. Troquei para linezolida. Agora é por AUC, não mais vale.',
    grammatical: true,
  },
  {
    text: 'rx de torax normal nao exclui TEP, repito: RX NORMAL NAO EXCLUI TEP.',
    formal: 'RX de tórax normal não exclui TEP; repito: RX normal não exclui TEP.',
    grammatical: true,
  },
  {
    text: 'pedi ajuda do psiquiatra pq o pct disse q quer morrer, ele falou q so vem segunda!! fiquei c/ acompanhante 24h e tirei td do quarto',
    formal:
      'Pedi ajuda do psiquiatra porque o paciente disse que quer morrer, ele falou que só vem segunda! Fiquei com acompanhante 24h e tirei tudo do quarto.',
    grammatical: true,
  },
  {
    text: 'colirio de timolol em asmatico NAO PODE!! peguei um c/ broncoespasmo grave ontem no ps, usava ha 1 sem',
    formal:
      'Colírio de timolol em asmático não pode! Peguei um com broncoespasmo grave ontem no PS, usava há 1 semana.',
    grammatical: true,
  },
  {
    text: 'bb 6m comecou IA, a mae dando BLW. engasgou c/ uva. cortem em 4 no comprimento gente!!',
    formal: 'Bebê de 6 meses começou IA, a mãe dando BLW. Engasgou com uva. Cortem em 4 no comprimento!',
    grammatical: true,
  },
  {
    text: 'peguem leve c/ corticoide em crianca sibilante < 2a s/ atopia, nao funciona',
    formal: 'Peguem leve com corticoide em criança sibilante < 2 anos sem atopia, não funciona.',
    grammatical: true,
  },
  {
    text: 'ambulatorio de dor: trocamos morfina 60mg/d por metadona 5mg 12/12h, cuidado c/ QT. ecg antes e dps de 1 sem',
    formal:
      'Ambulatório de dor: trocamos morfina 60 mg/dia por metadona 5 mg 12/12h, cuidado com QT. ECG antes e depois de 1 semana.',
    grammatical: true,
  },
  {
    text: 'ontem fiz meu 1o parto pelvico!! tudo bem c/ mae e bebe, apgar 8/9 😍😍😍',
    formal: 'Ontem fiz meu 1º parto pélvico! Tudo bem com mãe e bebê, Apgar 8/9.',
    grammatical: true,
  },
  {
    text: 'INFILTRACAO DE JOELHO COM TRIANCINOLONA 40 MG, PACIENTE DIABETICA. GLICEMIA FOI PRA 380 NO DIA SEGUINTE. AVISEM SEMPRE OS PACIENTES!',
    formal:
      'Infiltração de joelho com triancinolona 40 mg, paciente diabética. Glicemia foi para 380 no dia seguinte. Avisem sempre os pacientes!',
    grammatical: true,
  },
  {
    text: 'hj o rn nasceu banhado em meconio, vigoroso, fc 140. NAO aspirei traqueia. fiquei so no contato pele a pele 😍',
    formal:
      'Hoje o RN nasceu banhado em mecônio, vigoroso, FC 140. Não aspirei traqueia. Fiquei só no contato pele a pele.',
    grammatical: true,
  },
  {
    text: 'cuidado c/ interaçao: carbamazepina + ACO = gravidez nao planejada. 2 casos esse ano no meu ambulatorio',
    formal: 'Cuidado com interação: carbamazepina + ACO = gravidez não planejada. 2 casos esse ano no meu ambulatório.',
    grammatical: true,
  },
  {
    text: 'O familiar pediu alta a pedido de pct c/ TEP agudo em anticoagulaçao plena. documentei td e orientei retorno imediato',
    formal:
      'O familiar pediu alta a pedido de paciente com TEP agudo em anticoagulação plena. Documentei tudo e orientei retorno imediato.',
    grammatical: true,
  },
  {
    text: 'tenho 2 alunos de medicina q nao sabem palpar baço kkkkk ensinei hj a manobra de schuster',
    formal: 'Tenho 2 alunos de medicina que não sabem palpar baço. Ensinei hoje a manobra de schuster.',
    grammatical: true,
  },
  {
    text: 'so queria lembrar q amiodarona da tireoidite, pneumonite e hepatite. peçam tsh e tgo de 6/6m',
    formal: 'Só queria lembrar que amiodarona dá tireoidite, pneumonite e hepatite. Peçam TSH e TGO de 6/6 meses.',
    grammatical: true,
  },
  {
    text: 'nao dá p confiar em oximetro c/ esmalte e mao fria gente, coloca na orelha',
    formal: 'Não dá para confiar em oxímetro com esmalte e mão fria, coloca na orelha.',
    grammatical: true,
  },
  {
    text: 'me ajudem: ECG c/ BRE novo e dor tipica, sgarbossa 3. chamei hemo. era oclusao de DA proximal!!',
    formal: 'ECG com BRE novo e dor típica, Sgarbossa 3. Chamei a hemodinâmica. Era oclusão de DA proximal!',
    grammatical: true,
  },
  {
    text: '1a vez vendo escorbuto!!! adulto jovem so comia miojo. vit C 500mg/d e melhorou em 1 sem',
    formal: '1ª vez vendo escorbuto! Adulto jovem só comia miojo. Vitamina C 500 mg/dia e melhorou em 1 semana.',
    grammatical: true,
  },
  {
    text: 'DENGUE GRUPO C, HT 52, DOR ABDOMINAL. EXPANDI 10 ML/KG NA PRIMEIRA HORA E REPETI. NAO USEI CORTICOIDE. HT CAIU PRA 44 EM 6 HORAS.',
    formal:
      'Dengue grupo C, HT 52, dor abdominal. Expandi 10 ml/kg na primeira hora e repeti. Não usei corticoide. HT caiu para 44 em 6 horas.',
    grammatical: true,
  },
  {
    text: 'paciente pediu atestado de 15d por gripe. neguei, dei 2d. tomei reclamaçao na ouvidoria rs',
    formal: 'Paciente pediu atestado de 15 dias por gripe. Neguei, dei 2 dias. Tomei reclamação na ouvidoria.',
    grammatical: true,
  },
];
