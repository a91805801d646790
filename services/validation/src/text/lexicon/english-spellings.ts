import { ACRONYMS } from './english-acronyms';
import { FURTHER_NAMES, FURTHER_PLACES, MORE_ACRONYMS } from './english-more-names';
import { FURTHER_ABBREVIATIONS, NAMES, PLACES } from './english-names';
import { type LetterCase } from './letter-case';
import { parseWords } from './types';

/** Abbreviations that are no everyday words: written in capitals in any text. */
const ABBREVIATIONS = `
  AAA ABG ABGs ABPM ACEi ACL ACLS ACS ADHD AFP AHI AIDS AKI ALP ALS ALT ANA ANC ANCA APTT ARB ARDS ARNI ASD AST ATLS AVF AVN AVNRT AVPU AXR BBB BCG BCC BLS BMI BMJ BNF BNP BP BPH BPPV BRCA CABG CBC CBT CBD CCB CCU CDC CIN CKD CLABSI CLL CML CMV CNS COPD COVID CPAP CPR CRP CSF CT CTA CTG CTPA CTS CTV CVA CVC CVD CVP CVS CVVH CXR
  DBP DDAVP DEXA DKA DLBCL DMARD DMARDs DMD DNA DNAR DNR DOAC DOACs DVT EBV ECG ECGs ECHO ECMO ECT EEG EGFR EKG ELISA EMG EMS ENT EPO ERCP ESBL ESC ESR ESRD ESRF ETT EVAR EVD FAST FBC FFP FNA FND FSH GAD GBS GCA GCS GERD GGT GI GIST GLP GORD GTN GVHD HAART HAP HBV HCC HCG HCV HDL HELLP HFNC HFrEF HFpEF HHS HIV HLA HLH HMG HPV HRT HRCT HSV HUS HVZ IABP IBD IBS ICD ICH ICP ICS ICU IDA IGRA IHD IIH ILD INR ITP ITU IUD IUGR IV IVC IVDU IVF IVIG JIA JVP KFT KUB LABA LAMA LBBB LDH LDL LFT LFTs LLETZ LMWH LSCS LTOT LVEF LVH MCA MCV MDT MDRO MDS MELD MGUS MMSE MOCA MRCP MRI MRIs MRSA MRSE MSSA MSU NAFLD NASH NEC NEWS NGT NHS NIBP NICE NICU NIHSS NIV NG NKDA ESS FIT HINTS CURB NMDA NMS NOAC NOACs NPO NSAID NSAIDs NSCLC NSTEMI NYHA OCD OCP OHCA ORIF OSA OTC PACS PACU PCA PCI PCL PCOS PCP PCR PDA PEEP PEG PFO PHQ PICC PICCs PICU PMH PMHX PMR PND PPH PPI PPIs PPROM PROM PSA PSC PTH PTSD PTT QT QTC RBBB RBC RCT RCTs ROSC RSI PJP ABI OSCE OSCEs PMB TVS EPR EMR EHR DCCV SSEP FM CAM HDU AMU SAU A&E IOL COCP APLS BNF OTs RSV RTA RTC RUQ RLQ LUQ LLQ SAH SBAR SBP SDH SGLT SIADH SICU SIRS SLE SLT SNRI SNRIs SOFA SRI SSRI SSRIs STEMI STI STIs SVC SVT TACO TAVI TAVR TBI TCA TEE TFT TFTs THR TIA TIBC TIPS TKR TLS TMJ TNF TOE TPN TRALI TSH TTE TTP UFH UOP UTI UTIs VBG VBAC VDRL VEGF VF VSD VTE VZV WBC WCC WHO WPW SJS DRESS IUGR SGA LGA PPHN SROM ARM EDD LMP GDM PIH PET IUFD NST BPP IVH ROP HIE TTN
  DM T1DM T2DM T2D T1D HTN HR RR UC SHO FY1 FY2 GP GPs PGY1 PGY2 PGY3 CNA HCA ANP SOB DOE CXRs CTs USS MSK TB BPD OCPs IUS MUST BSA CAH CF NF1 HNPCC FAP MEN1 AML CRRT HD PD RRT AVR MVR TAPSE PASP RVSP LAD LCX RCA NAD BNO PR PO SC IM SL PRN STAT NBM OD TTO TTA MAR DOLS POA DNACPR AFib SIDS BRUE ADLs QOL CCP ANAs RF CK HLAB27 LP IJ EJ AV AP PA CRT GDMT MRA ARNIs
`;
/** Those of the list that are everyday words, units or names in small letters: they are only kept. */
const NOT_IN_SMALL_LETTERS = parseWords(
  `toe tee hap hie dexa aids arm arms als asd echo fast ida men1 mar must nice news nec out peg pet prom rip fit hints curb stat tips who dress doe dna gist lama lad icd pa ap pr po sc im sl hd pd od rf sri av ij ej us dm mra who tca ana pca hr rr cf prn cin esc gad pac taco sofa meld egfr fm cam bcc cbd moca pih must poa hus dlbcl ck sob peep sirs rom lars ng`,
);

/** Other spellings, and names of persons, days and months. */
const SPELLINGS = `
  Alvogyl AED AEDs CVT Hb HbA1c SpO2 FiO2 PaO2 PaCO2 SvO2 pH eGFR CrCl VEXAS McBurney T1 T2 T3 T4 B12 D10 D50 VitD qSOFA CHADS2 CURB65 CURB-65 STEMIs COVID-19 GLP-1 ADAMTS13 TXA Shingrix Zostavax GLP1 O2 D-dimer SGLT2 SGLT2i PCSK9 CA125 HER2 PD-1 PD-L1 H1N1 G6PD C3 C4 QTc STOPBANG
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July September October November December Christmas Ramadan Easter
  Crohn's Graves' Bell's Parkinson's Alzheimer's Addison's Cushing's Hodgkin's Wilson's Raynaud's Marfan's Sjogren's Kawasaki Kawasaki's Hashimoto's Meniere's Barrett's Paget's Dupuytren's Ludwig's Fournier's Charcot's Wernicke's Korsakoff's Guillain-Barré Colles Achilles Lyme Ebola Zika Glasgow Apgar Bishop Foley Ringer's Hartmann's Takotsubo Ozempic Wegovy Mounjaro Xarelto Eliquis Tylenol
  England Scotland Wales Ireland Britain Europe America Canada Australia India Brazil Portugal Africa London American British European Canadian Australian Indian English Spanish Portuguese French German Chinese Japanese Polish Urdu Punjabi Arabic Bengali Hindi Gujarati Romanian Ukrainian Russian Somali Vietnamese Cantonese Lithuanian Italian Nigerian Pakistani Poland Ukraine Pakistan Germany France Spain Italy Nigeria Kenya Ghana Egypt Nepal Philippines Filipino Singapore Netherlands Sweden Norway Denmark Greece Manchester Birmingham Leeds Liverpool Edinburgh Cardiff Belfast Dublin Sydney Melbourne Toronto Chicago Yorkshire Cornwall
`;
const NOT_NAMES = parseWords('takotsubo may march polish bishop');

/** Words that stay in capitals in a text all in capitals, although they are everyday words in small letters. */
const CAPITALS_ONLY = parseWords(`
  cap ed ra oa ms mi pe af hf ef mr ai ace aids als asd fast gist icd ida nec nice peg pet prom tips dress doe dna esc gad sofa meld hus bcc ana pca tca mra pih im po pr sc sl iv prn ck hd pd od rf av ap pa cf cin ards acei egfr hrt icu ero uti ua ul ii iii vi vii viii xi gu ob gyn nicu aki anca asa apap tpa acl rem lems ix xii xiii xv iga ige igg igm usa uk eu nhs who aha acc ada acog rcog iu mca aca ica ant sle cea afp tia cva dva eua ptca ivc avm eeg emg ecmo ecls vad lvad ivus oct ffr vac soap omfs aaa cabg iol iui oasi ssi cauti clabsi
`);

/** Words of both lists that are written in small letters in a text all in capitals: the everyday word is likelier. */
const EVERYDAY = parseWords('out arm arms men1 mar must dress us rip who fast news');

/** Of those, words that are abbreviations too (WHO, OR, ALL): an emphasis only next to another one. */
const AMBIGUOUS = parseWords('who or all it no do he me an as am us may can has pad ten see set fast let she last');

/** Of those, words that are abbreviations only next to some words: "MEDICALLY FIT" and "FIT 240". */
const CAPITAL_CONTEXTS: readonly (readonly [string, RegExp])[] = [
  [
    'fit',
    / (?:tests?|testing|kits?|neg|negative|pos|positive|results?|#)$|^(?:raised|elevated|negative|positive|repeat) /u,
  ],
  [
    'nice',
    / (?:guidelines?|guidance|says?|said|recommends?|cg|ng|ta|cks|pathways?|criteria|approved|approval|committee|#)$|^(?:per|by|from|latest|new|current|updated|under|following) /u,
  ],
  [
    'tips',
    / (?:procedure|shunt|stent|patency|revision|insertion)$|^(?:post|s\/p|had|underwent|emergency|rescue|preemptive|early) /u,
  ],
  ['hints', / (?:exam|examination|tests?|plus|positive|negative)$/u],
  ['curb', / #$/u],
  ['prom', / (?:at|since|for|with)$|^(?:of|term|preterm|prolonged|suspected|confirmed) /u],
  ['peg', / (?:feeds?|feeding|fed|tubes?|site|insertion|#)$|^(?:a|has|had|via|his|her|per|the|for) /u],
  ['pet', / (?:scans?|ct|positive|negative|avid|mri)$|^(?:fdg|repeat|had|on|severe|staging) /u],
  ['gist', /^(?!(?:the|get|gets|got) )/u],
  ['aids', / (?:defining|related)$|^(?:hiv|has|had|of|with) /u],
  ['ace', / (?:inhibitors?|i|levels?)$|^(?:an|on|stop|stopped|start|started|or) /u],
  ['cap', / (?:guidelines?|patients?|pts)$|^(?:with|severe|mild|moderate|has|had|for|of|treated) /u],
  [
    'toe',
    /^(?!(?:big|great|little|second|third|fourth|fifth|broken|fractured|stubbed|ingrown|black|hammer|webbed|left|right|his|her|my|head|each|every|#) )/u,
  ],
  ['soap', / (?:notes?|format)$/u],
];

/** Nouns before a letter that names something: "HEPATITIS A", "GROUP O". */
const BEFORE_LETTER = parseWords(
  'vitamin vitamins vit hepatitis hep group groups type types grade stage class category factor factors influenza flu protein strep streptococcus gp ward bay theatre omega apo apolipoprotein immunoglobulin troponin plan option part schedule section model haemophilia hemophilia serogroup meningococcal child-pugh pugh botulinum toxin cohort criterion level pool zone room scenario',
);

const EMPHASISED =
  parseWords(`dont cant wont isnt arent doesnt didnt shouldnt not no never always only all and or but is are was were be been do does did don't doesn't didn't can't cannot won't the this that these those a so very really please stop start must should every any why what how when who where which before after both same still again already just too more less most even ever some first last now here there if then than because never none nothing nobody everyone anyone someone people patient patients you your my we our they them their it me he she his her
  full empty half look for with without from into of to in on at by up down off out over under need needs want wants know think check give gave take took make made get got use used using go going ask tell told call wait help read listen remember forget reminder right wrong bad good great big huge total complete tired exhausted mate love hate massive whole entire actual literally actually absolutely seriously crazy insane another other each once twice stopped started given gave two three four five years year days hours weeks months minutes times until while through against about between
  open close stay ring phone early late bedside gel bed beds pen leg legs eye eyes ear ears gut box bag tea mum dad kid kids urgent see obs scans tube drugs doses wife son dead alive dying nurse doctor doctors nurses sides trained lying scary shoes feet hands unsafe tonight tomorrow yesterday children daily weekly monthly nightly
  everywhere anywhere nowhere somewhere breaking day night week month year time level six seven eight nine ten fax broken
  alone along almost around away back because become begin being behind below better best big both bring busy buy came careful
  catch cause change clear come common could cry cut danger dangerous date decide deep die died difference different
  document does doing done door drink drop dry due during easy eat else emergency end examine example fall false feel
  find fine follow food forever found front gets given glad goes gone happen happens hard hate having heard home hour however
  important inside instead keep kill kills kind later learn least leave left less lie life like line live lives long lost low
  main many matter matters maybe measure might mine miss missed mistake money morning most move much myself name
  next nobody note number off often okay once one only onto open order ourselves outside own paid pay place possible pray
  problem proper properly push put question quick quickly reason refer report rest room rule running safe said saw say says
  scan second seen send sent serious several should shut since sit sleep small someone something soon sorry speak
  stand state still strong such sure terrible thank thanks themselves therefore thing things third though thought today together
  too toward true try trying turn twice type unless until upon useful usually various via walk want warn watch way weigh
  well went whatever whenever wherever whether whoever why wife will wish within won work works world worse worst would write
  yesterday yet young yourself zero ward wards shift shifts clinic breathing bleeding crying waiting working nothing`);

/** Names with an apostrophe, which is often left out ("charcots"); not those that are everyday words without it. */
const withoutApostrophe = (names: string): readonly (readonly [string, string])[] =>
  [...parseWords(names)]
    .filter((name) => name.endsWith("'s") && !WORDS_WITHOUT_APOSTROPHE.has(name))
    .map((name) => [name.toLowerCase().replace("'", ''), name] as const);
const WORDS_WITHOUT_APOSTROPHE = parseWords("Becker's Weber's Ringer's Hansen's Bell's");

const entries = (list: string): readonly (readonly [string, string])[] =>
  [...parseWords(list)].map((word) => [word.toLowerCase(), word] as const);

/** The usual letter case of English words. */
export const englishCase: LetterCase = {
  spellings: new Map(
    [
      ...entries(ABBREVIATIONS).filter(([lower]) => !NOT_IN_SMALL_LETTERS.has(lower)),
      ...entries(SPELLINGS),
      ...entries(NAMES),
      ...withoutApostrophe(NAMES),
      ...withoutApostrophe(SPELLINGS),
      ...entries(FURTHER_ABBREVIATIONS),
      ...entries(ACRONYMS),
      ...entries(PLACES),
      ...entries(FURTHER_PLACES),
      ...entries(FURTHER_NAMES),
      ...entries(MORE_ACRONYMS),
    ].filter(([lower]) => !NOT_NAMES.has(lower)),
  ),
  capitalsOnly: new Set([...CAPITALS_ONLY, ...NOT_IN_SMALL_LETTERS].filter((word) => !EVERYDAY.has(word))),
  capitalContexts: new Map(CAPITAL_CONTEXTS),
  emphasised: EMPHASISED,
  ambiguous: AMBIGUOUS,
  isLetterName: (_letter, before) => BEFORE_LETTER.has(before),
  withoutVowel: parseWords(
    'my by why try dry fly cry shy sky gym myth hymn lymph dryly pyx spy sly wry psych pls plz thx hrs hr wks wk mths mth pts pt wt rt lt tmrw hmm shh tbh fyi ppl abt bcz cld shld wld btw w b n r',
  ),
};
