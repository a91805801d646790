import { isDrug } from '../tokens/is-drug';
import type { LetterCase } from './letter-case';
import { restoreAccents } from './accents';
import { PORTUGUESE_INSTITUTIONS } from './portuguese-institutions';
import { isPortugueseWordAfter } from './portuguese-everyday-forms';
import { PORTUGUESE_ACRONYMS } from './portuguese-names';
import { parseWords } from './types';

/** Abbreviations that are no everyday words: written in capitals in any text. */
const ABBREVIATIONS = `
  TEA TPM TDPM FAVI SVA US BT BD GBS EGB AAS ACO ACS RN RNs PS VO EV FC TC RM RX VM ITB CIL CTX HAS IM SC VCM AVDs CRP UTIP FAF PAV IPCS ACLS
  AESP AINE AINEs AIT APACHE ARDS ATLS AVC AVCI AVCH AVE AVP AVD BAAR BAV BIC BIPAP BNP BPN BRE BRD BZD CAM CAPS CBHPM CDI CDL CEC CFM CHAD
  CID CIV CIVD CKMB CMV CNS CONASEMS COREN CPAP CPK CPRE CRAS CREAS CRF CRM CTI CVC CVE
  DAC DASH DHEG DIU DLP DM1 DM2 DMG DNV DPOC DPP DRC DRGE DTPA DUM DVE DVP EAP EAS ECG ECMO EDA EEG EMG ESBL ESF EUA EVA FAV FEVE FIGO FIV FSH
  GGT GNV HAART HAC HAP HBPM HBV HCC HCG HCTZ HCV HDL HELLP HGT HIC HIV HNF HPB HPP HPV HSA HSV HTLV HTP IAM IAMCSST IBP ICC ICFEp ICFEr IECA
  ILTB IMC INR INRA INTO IOT IRC IRPA ISRS ISGLT2 IST ISTs ITU ITUs IVAS IVIG KPC LCA LCP LCR LDH LDL LES LGG LMA LMC LNH LPP LRA LSN MAPA MAV
  MIE MID MMII MMSS MRSA MSSA MSD MSE MTX NAC NASF NIHSS NPH NPP NPT NYHA OMA OMS ONSD OPAS PAAF PAC PAVM PAM PCDT PCR PEEP PFC PICC PNM PPNL
  PPP PSA PTI PTH PUCAI RCP RCIU RCUI RDC RGE RIPE RIFA RNI RNM RTU RTV SAMU SARA SBAR SBC SCA SDR SDRA HDA HDB DGS MGF USF EAM HTA DM AINEs
  SGLT2 SIADH SIRS SIM SINAN SIRS SNC SNE SNG SNVS SOP SOFA SRAG SRI STEMI SUS SVD SVO TARV TCE TCC TDAH TEA TEP TEV TFG TGO TGP TIH TNF TNM
  TOC TOT TPN TPSV TQT TRM TSH TTGO TTPA TVP TVS UBS UFC UPA USG USP UTI UTIs UTIN VDRL VHS VNI VPP VSR VVZ WPW SJS NET DRESS ECA BRA QSOFA
  CURB CURB65 T4L T3L ROP HIE CIUR SNS INEM TAC ACES USF TPHA FTA-ABS HBSAG HLA ANCA FAN PPD IGRA CIN LIEO LIEBG HSIL LSIL ASCUS BI-RADS
  PI-RADS TI-RADS MELD SAPS GCS ECO VMNI TEMI TEPT AUC MMF CHC DHGNA POCUS COFEN FEBRASGO TTOG TRC RCE PICS IACS PBE TIPS DGHNA TAVI CDI IRAS
  TXA PRL NS1 SCQ ASLO BCP JUV AVPU RHA ICTX CNAF BNC PSOF CCR EDB RVE FOP T4F TGA HVE HBAE AVCh DTC NMO ADEM SGB PIDC CMT HSD RASS CAM-ICU
  PSV VCV PCV TRM-TB CAPD HBP PNA PTT SMD LLA LLC MGUS TMO GVHD EBV VZV PVHIV PrEP CD4 CD8 CD20 CCO AHO THS TRH DIPA BCF RPMO DPPNI RNPT RNT
  EHI ECN HPIV APLV FPIES EHP PLV BCG VIP VOP DTP OPME PMR EGPA RCU SII CBP TRAb BMN DAOP AINH UPP RTX IFX HCQ SSZ TKI PDL1 ECOG KPS DXA TISS
  RPA DEA DAE OVACE XABCDE eFAST LPD ROSC BNM RSI N2O TIVA TOF NVPO PEWS MEWS OME RSA SAHOS IAH AASI PEATE EOA MMG CAAF DPN DMRI GPAA OCT RDP
  TUG TC6 MEEM MoCA CDR ABVD ILPI MNA NRS CGM DTM SRAA ARV PNTN PNAR PCCU TSA RDNPM PNV UCSP ULS BLW TSAT HMA ISDA IC BNF MCCA HD DHC NSTEMI AOC DMTC ATJ ATQ SSVV SRO
  HbS DAVSD TOTG TPP CRO ATM CLT SBV SAV SIV GTT IAMSSST PFP GNRP
  CCIH SCIH NR32 VPPB IGIV IVIG VLP TTRN NTA VEF1 CVF DLCO TC6M TFGE ETT ETE IRSN IMAO TAG TAB TPB SAF AIJ SHU DOAC DOACS AOD NOAC AVK DII ERPI VMER CODU CSP MCDT SCASST DGAV DHL VZIG TALT TRALI CEAF CKD-EPI DAPT UCIN UCI AUC UDM BHCG HCTZ DIEP GNDA TSV ESV EVs TVNS PICC PTU MMR MRC DVA DVAs
`;
/** Those of the list that are everyday words, names or units in small letters: they are only kept. */
const NOT_IN_SMALL_LETTERS = parseWords(
  `iam dum anca eco net ave cam caps cid civ chad crf fan apache dash eva figo pac sim sus into mapa cin bic ripe rifa sara capes ist ots toc
  tac aces meld rim pam bra dress eva int pas crm bre sbc rdc nac ppp fiv gcs pti sri hac hap hic mid eas`,
);

/** Other spellings, and names of persons, days, places and trade marks. */
const SPELLINGS = `
  Bakri Kasai PCRs TCs RMs ECGs USGs RXs AVCs TEPs TVPs DSTs IgG IgM IgA IgE QTc O2 CO2 Hb HbA1c SpO2 SatO2 FiO2 PaO2 PaCO2 pCO2 pO2 pH Na K Mg T1 T2 T3 T4 B12 iECA iSGLT2 SGLT2i CrCl ClCr qSOFA CHA2DS2-VASc HAS-BLED
  MgSO4 KCl NaCl HCO3 SaO2 EtCO2 SvO2 COVID-19 COVID GLP-1 GLP1 IL-17 IL17 anti-HBs anti-TNF PD-1 PD-L1 HER2 H1N1 G6PD BRCA CA125 CA-125 D-dímero
  ChatGPT WhatsApp Instagram Google YouTube Facebook Telegram TikTok UpToDate PubMed Medscape Cochrane Infarmed Fiocruz Butantan Lisboa
  Coimbra Aveiro Setúbal Algarve Açores Brasília Curitiba Recife Manaus Goiânia Florianópolis Amazonas Pernambuco Ceará Bahia Amazônia Espanha
  França Inglaterra Alemanha Itália Angola Moçambique Argentina Uruguai Paraguai Bolívia Venezuela Lawton Barthel Zarit Edmonton Karnofsky
  Framingham Fagerström Dupuytren Paget Stevens-Johnson Brugada Chvostek Trousseau Osler Roth Janeway Virchow Koplik Nikolsky Cullen Rovsing
  Lanz Romberg Hoffmann Lhermitte Spurling Lachman Ortolani Galeazzi Finkelstein Heberden Sudeck Perthes Scheuermann Ménière Sydenham Wernicke
  Korsakoff Tourette Asperger Rett Patau Klinefelter Noonan Fabry Gaucher Pompe Tay-Sachs Huntington Hirschsprung Meckel Peutz-Jeghers
  Zollinger-Ellison Budd-Chiari Alport Goodpasture Wegener Churg-Strauss Takayasu Buerger Sheehan Schwartz Bartter Gitelman Fanconi Wilms
  Ewing Burkitt Waldenström Ramsay-Hunt Lennox-Gastaut Dravet Rasmussen Miller-Fisher Lambert-Eaton Duchenne Charcot-Marie-Tooth Haglund
  Schatzker Salter-Harris Monteggia
  AngioTC AngioRM Deus Jeová Brasil Portugal Europa SAMU Anvisa Ozempic Wegovy Mounjaro Xarelto Eliquis Marevan Novalgina Buscopan Rivotril
  Ritalina Venvanse Tylenol Plasil Puran Clexane Merocel Lasix Decadron Rocefin Benzetacil Bactrim Keflex Clavulin Aerolin Berotec Atrovent
  Seretide Symbicort Alenia Singulair Polaramine Allegra Neosaldina Dorflex Torsilax Voltaren Cataflam Toragesic Profenid Tramal Dimorf
  Dolantina Haldol Fenergan Amplictil Valium Lexotan Stilnox Lexapro Prozac Zoloft Wellbutrin Depakene Depakote Tegretol Hidantal Gardenal
  Trileptal Keppra Lamictal Glifage Galvus Januvia Jardiance Forxiga Trulicity Saxenda Victoza Lantus Tresiba Humalog NovoRapid Crestor
  Lipitor Pradaxa Lixiana Plavix Brilinta Entresto Aldactone Natrilix Micardis Diovan Isordil Monocordil Ancoron Nexium Luftal Dramin Vonau
  Motilium Imosec Floratil Flagyl Zentel Zoltec Zovirax Tamiflu Paxlovid Synagis Methergin Cytotec Mirena Kyleena Implanon Yasmin Roacutan
  Botox Prolia Aclasta Fosamax Addera Noripurum Brufen Clamoxyl Augmentin Ventilan Spiriva Precedex Fentanest Dormonid Tienam Dexador
  Citoneurin Tapazol Synthroid Euthyrox Diprivan Libre
  Bethesda Gartland Gustilo Padua Caprini Fitzpatrick Clavien Bosniak Fuhrman Gleason Breslow Rockall Weber Danis-Weber Kellgren Parkinson Alzheimer
  Crohn Hodgkin Graves Hashimoto Guillain-Barré Chagas Apgar Ringer Glasgow Wells Centor Braden Ramsay Murphy McBurney Blumberg Giordano
  Homans Babinski Kernig Brudzinski Lasègue Phalen Tinel Fournier Foley Kawasaki Kaposi Barrett Addison Cushing Wilson Raynaud Sjögren Behçet
  Charcot Achilles Colles Bell Down Turner Marfan Ludwig Doppler Holter Ramsay Mallampati Cormack Ballard Denver Tanner Bishop Leopold Credé
  Valsalva Trendelenburg Fowler Dix-Hallpike Epley Lyme Coombs Sgarbossa Wagner Hutchinson Frazier Gram Papanicolaou Pfannenstiel Unna Whipple
  Horner Mirizzi Boerhaave Mallory Meniere Tzanck Gottron Kerley Hampton Westermark Osborn Wolff Brown-Séquard Bouchard Dressler Ebstein
  Fallot Eisenmenger Takotsubo Ranson Balthazar Forrest Sengstaken-Blakemore Hinchey Alvarado Killip Morse Waterlow Norton Barlow Moro
  Silverman Capurro Zung Hamilton Beck Folstein Pfeiffer Tinetti Whipple Billroth Hartmann Lichtenstein Nissen
`;
const NOT_NAMES = parseWords(
  'brown norton hamilton beck moro morse hampton k na mg bell down turner wilson graves gram doppler holter',
);

/** Words before a single letter that names a type, a vitamin or a side ("hepatite A", "no E"). */
const BEFORE_LETTER = parseWords(
  `tipo hepatite grupo vitamina vit influenza child classe child-pugh hemofilia apo apolipoproteina linha estreptococo streptococcus lado olho
  ouvido membro stanford categoria opção opcao alternativa plano complexo perfil`,
);
/** Parts of the body before "D" or "E", the right or left one. */
const BODY_PARTS = parseWords(
  `joelho braço braco perna pé pe mão mao quadril ombro cotovelo punho tornozelo coxa mama pulmão pulmao rim hemitórax hemitorax hilar femoral
  carótida carotida ovário ovario testículo testiculo hemicorpo face pálpebra palpebra maxilar mandíbula mandibula flanco hipocôndrio
  hipocondrio fossa ilíaca iliaca tíbia tibia fêmur femur úmero umero rádio radio clavícula clavicula ureter cerebral lobo base ápice apice
  hemiface orelha virilha panturrilha axila jugular subclávia subclavia`,
);
/** Words after "E" as a side: an end, or what is seen there. */
const AFTER_SIDE = parseWords(
  `com c/ sem s/ há ha fraco ausente presente normal inchado inchada edemaciado edemaciada diminuído diminuido aumentado doloroso dolorosa de
  por após apos em desde`,
);

/** Words that stay in capitals in a text all in capitals, although they are everyday words in small letters. */
const CAPITALS_ONLY = parseWords(
  `epi epis lama laba ics sae noc nic pca aine ps pa fc fr sc im ev iv vo sl has dm ic fa fe rn rns rx us ct tc rm pas pad pam ig ira ar io ve
  vd ae ad ep sn acm hd dp po tb tx qt rt cv mi ui ii iii vi vii viii ix xi xii id aco dhl hb ht plt vcm rdw cea afp hcg lh t4 ea bt bd bi alt
  ast fal tp ap ttpa vm vt fio2 peep sato2 vv va gnr gc ga la cme atb te tt ete ett fv tv tvns fvs ess pcr aig pig gig bcf am sp rj rs sus ubs
  upa caps eco net cid sim pac into mapa bic toc tac tea usf uti mie mid mse msd d nac hac hap hic pti eas sara fan civ cin fiv ppp sop ist
  crm crf rdc abo rh lsd mdma fast heart aids sida ait ave ecmo iam iot tot asa fid fie fsd fse qid qie qsd qse hda hdb hdl ldl dum ivas fav
  hpb ist iu ivc dvt dpn ipt lra irc ivus lcr pl cea ve vd pvc svd cvc picc ccr cdi cdis cli cat hipec ebv cmv hsv vsr apc aps esf caps i`,
);

const EMPHASISED =
  parseWords(`farta farto exausta exausto cansada cansado basta chega fadiga choque sepse trombose infarto fratura sangramento aspiração convulsão alta óbito internação intubação quebrou morreu
  morre mentira ninguem receita prontuário prontuario registro carimbo respeito empatia escuta sintoma sintomas sinais diagnóstico tratamento
  calma paciência paciencia não nao nunca sempre jamais nada ninguém ninguem só so sem com ou mas todo todos toda todas tudo cada
  antes depois durante até ate mais menos muito muita muitos muitas pouco bem mal já ja hoje agora ainda também tambem mesmo igual diferente
  diferentes qualquer quem quando onde como porque por que qual quais
  urgente urgência urgencia emergência emergencia alerta atenção atencao cuidado importante obrigatório obrigatorio obrigatória fundamental
  essencial proibido pelo amor favor parem pare não-usar usem use façam facam faça faca põe poe ponha lembrem lembrar evitem evitar atentem
  olhem vejam confiram conferir chequem checar pensem dúvida duvida pergunta ajuda socorro obs nota eh está esta tem ter ser foi era são sao
  pode deve devem precisa completo completa total totalmente absurdo sério serio grave gravíssimo único unico única unica último ultimo
  primeira primeiro duas dois três tres vezes errado errada dias dia semanas semana horas hora meses mês anos ano minutos vezes noite manhã
  paciente pacientes criança crianças grave graves dor febre risco erro erros perigo casa alta morte gente mundo tarde cedo dobro assim dentro
  aqui parabéns obrigado obrigada leiam leia piora melhora melhoram pioram salva salvam mata matam evita resolve resolvem funciona funcionam
  trata suspende suspendam mantém mantem opera operem interna internem imobiliza repete repitam espera esperem volta jamais sou somos vou
  deveria devia proíbam exceto somente apenas juntos separado separados imediatamente correndo agora amanhã ontem diário diaria diária total
  parcial direito esquerdo direita esquerda grande pequeno pior melhor impossível impossivel verdade mentira nunca nenhum nenhuma dados leve
  moderado moderada intenso intensa enorme ridículo ridiculo vergonha orgulho sozinho sozinha único certo certa real atentem novo nova outra
  outro outros nem
  coxa braço braco perna boca olho olhos cabeça cabeca pele veia osso sangue urina fezes água agua leite ovo comida sono sal vida medo culpa
  família familia mãe mae pai filho filha equipe médico medico médica medica enfermeira enfermeiro enfermagem adulto adultos idoso idosos
  gestante gestantes mulher mulheres homem homens menino menina meninos meninas
  colegas pediatras obstetras cardiologistas neurologistas nefrologistas infectologistas intensivistas anestesistas ortopedistas
  hematologistas oncologistas psiquiatras radiologistas dermatologistas ginecologistas enfermeiros enfermeiras nutricionistas fisioterapeutas
  dentistas residentes plantonistas
  come comem bebe bebem dorme dormem anda andam fala falam respira respirem sangra sangrou olha lava lavem examina examinem examine pergunte
  perguntem pede pedem peçam pecam colhe colham colher tratem trate chama chamem liga liguem ligue corre corram vai vem vêm fica ficam fiquem
  sai saem tira tirem tirar troca troquem trocar deixa deixem aspira aspirem hidrata hidratem vacina vacinem vacinas notifica notifiquem
  encaminha encaminhem avalia avaliem avaliar reavalia reavaliem leva levem intuba intubem punciona drena drenem corta cortem medem meçam mede
  dar dá deem fazer faz fazem tomar toma tomem conta contem escreve escrevam registra registrem orienta orientem acolhe acolham escuta escutem
  ouça ouçam respeita respeitem estuda estudem cuida cuidem espere esperar iniciar inicia iniciem comece comecem começa comecar começar
  cirurgia remédio remedio exame exames jejum soro glicose insulina corticoide antibiótico antibiotico veneno alergia placebo cura prevenção
  peso idade pressão pressao pulso cicatriz queda quedas lado esquerda vira gratuito gratuita grátis gratis caro barato rápido rapido lento
  devagar cuidadosamente fora volta longe perto acima abaixo contra favor entre através atraves bom boa mau má`);

/** Endings of words that no abbreviation and no name of a trial has. */
const EVERYDAY_ENDING =
  /(?:mente|[cç][aã]o|[cç][oõ]es|ando|endo|indo|aram|eram|iram|ad[oa]s?|id[oa]s?|[eê]ncia|[aâ]ncia|idade|[aá]veis|[aá]vel|[ií]vel|amos|emos|imos|avam|ssem|\p{L}{5}[^aeiou][ae]m)$/u;

const entries = (list: string): readonly (readonly [string, string])[] =>
  [...parseWords(list)].map((word) => [word.toLowerCase(), word] as const);

/** The usual letter case of Portuguese words. */
export const portugueseCase: LetterCase = {
  spellings: new Map(
    [
      ...entries(ABBREVIATIONS).filter(([lower]) => !NOT_IN_SMALL_LETTERS.has(lower)),
      ...entries(SPELLINGS),
      ...entries(PORTUGUESE_ACRONYMS),
      ...entries(PORTUGUESE_INSTITUTIONS),
    ].filter(([lower]) => !NOT_NAMES.has(lower)),
  ),
  capitalsOnly: CAPITALS_ONLY,
  letterWords: parseWords('q p x'),
  isPlainAfter: isPortugueseWordAfter,
  phraseWords: parseWords('a o as os de da do das dos na no nas nos e em com que para por ao à às um uma se é'),
  isEverydayWord: (word) => word.length >= 7 && EVERYDAY_ENDING.test(word),
  // A long word that lacks an accent is Portuguese and no abbreviation or name of a trial.
  emphasised: {
    has: (word) =>
      EMPHASISED.has(word) ||
      (word.length > 5 && isDrug(word)) ||
      (word.length > 6 && restoreAccents(word, false) !== null),
  },
  isLetterName: (_letter, before, after) =>
    BEFORE_LETTER.has(before) ||
    (/^(?:no|do|ao|n[ao]s)$/.test(before) && (after === '' || AFTER_SIDE.has(after))) ||
    (BODY_PARTS.has(before) && (after === '' || AFTER_SIDE.has(after))),
  withoutVowel: parseWords(
    `vc vcs pq tb tbm hj mt mto td tds msm dps pct pcts pcte pctes pfv pls ngm nd qdo qnd qto qts qtos blz vlw obg flw bjs c p s q n kd cmg ctg
    gnt mds agr fds vdd dnv msg msgs tto ttos dx hx qq qlq qqr cm mg kg ml h d b f g j l m r t v w x z`,
  ),
};
