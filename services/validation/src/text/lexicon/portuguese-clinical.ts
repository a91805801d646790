import { oneOf } from './one-of';
import { SPECIALITY_RULES } from './portuguese-fields';
import { parseRules } from './rewrite-rules';

const macros = {
  bodyPart: oneOf(String.raw`
    joelho|braço|braco|perna|pé|pe|mão|mao|quadril|ombro|cotovelo|punho|tornozelo|coxa|mama|pulmão|pulmao|rim|hemitórax|hemitorax|hilar|femoral|
    carótida|carotida|ovário|ovario|testículo|testiculo|hemicorpo|face|pálpebra|palpebra|maxilar|mandíbula|mandibula|flanco|hipocôndrio|
    hipocondrio|fossa|ilíaca|iliaca|tíbia|tibia|fêmur|femur|úmero|umero|rádio|radio|clavícula|clavicula|ureter|cerebral|lobo|base|ápice|apice|
    hemiface|orelha|virilha|panturrilha|axila|jugular|subclávia|subclavia
  `),
  // Feminine nouns before "pós-operatória".
  afterSurgery: oneOf(String.raw`
    dor|febre|anemia|infec[cç][aã]o|complica[cç][aã]o|f[ií]stula|analgesia|hemorragia|n[aá]usea|alta|evolu[cç][aã]o|dieta|fisioterapia|fisio|
    reabilita[cç][aã]o|consulta|radiografia|tomografia|resson[aâ]ncia|deisc[eê]ncia|hipotens[aã]o|reten[cç][aã]o|trombose|mortalidade|profilaxia|
    ferida|estenose|ader[eê]ncia|pneumonia|sepse|mobiliza[cç][aã]o|avalia[cç][aã]o|visita|perda|confus[aã]o|hipocalcemia|taquicardia|
    disfun[cç][aã]o|antibioticoterapia|quimioterapia|medica[cç][aã]o|prescri[cç][aã]o|orienta[cç][aã]o|endoftalmite|atelectasia|fase|quimio|
    recupera[cç][aã]o|seda[cç][aã]o|hipotermia|internação|internaçao
  `),
};

/** Short names of specialities, professions and conditions that a formal post writes out. */
export const portugueseClinical = parseRules(
  `${SPECIALITY_RULES}
${String.raw`
  (o|do|ao|pelo|um) r[aá]dio (?=recusou|laudou|disse|não|nao|falou|liberou|quer) => $1 radiologista~
  {C}cirurgia (?=diz|disse|falou|acha|quer|recomenda|liberou|orientou) => a cirurgia~
  {S}pediatra: => Pediatria:
  // A single letter before a full stop reads as an initial otherwise.
  ({bodyPart}) (D|E)\. (\p{L}{1,20}) => $1 $2. ^$3
  fisios => fisioterapeutas
  ginecos => ginecologistas
  cardios => cardiologistas
  nutris => nutricionistas
  fonos => fonoaudiólogos
  {S}fisio (?=\+|e (?:analges|exerc|alta|repouso)|\dx|iniciad[ao]|motora|respirat[oó]ria|resp) => Fisioterapia~
  fisio (?=motora|respirat[oó]ria|iniciada|resp|2x|3x|diária|diaria|precoce|pélvica|pelvica) => fisioterapia~
  (?<=(?:faz|fez|fazendo|fazer|com|c/|em|sem|s/|e|após|apos|mais|sessões de|sessoes de) )fisio => fisioterapia
  (?:anti ?-?hipert|antihipertensivo) => anti-hipertensivo
  anti inflamat[oó]rios? => anti-inflamatório
  antiinflamat[oó]rio => anti-inflamatório
  antiinflamat[oó]rios => anti-inflamatórios
  anti concepcional => anticoncepcional
  anti coagulante => anticoagulante
  anti coagulantes => anticoagulantes
  anti (IL-?17|IL-?6|IL-?23|TNF|HBs|CCP|HIV|Xa|VEGF|CD20|PD1) => anti-$1
  // "Dor pos op": an adjective agrees with its noun.
  (?<=(?<!\p{L}){afterSurgery}(?: (?:aguda|cr[oôó]nica|intensa|forte|grave|leve|moderada|abdominal|tardia|precoce|urin[aá]ria|respirat[oó]ria|oral|venosa|refrat[aá]ria|persistente))? )p[oó]s[ -]?op(?:erat[oó]rio)?(?!\p{L}) => pós-operatória
  (?<=(?<!\p{L})(?:dores|complica[cç][oõ]es|infec[cç][oõ]es|n[aá]useas|orienta[cç][oõ]es|consultas|ader[eê]ncias|f[ií]stulas|visitas|medica[cç][oõ]es) )p[oó]s[ -]?op(?:erat[oó]rio)?(?!\p{L}) => pós-operatórias
  (?<=(?<!\p{L})(?:cuidados|v[oô]mitos|exames|retornos|dias|hematomas|sangramentos|curativos) )p[oó]s[ -]?op(?:erat[oó]rio)?(?!\p{L}) => pós-operatórios
  (pacientes?|doentes?|utentes?|pcts?|pctes?) p[oó]s[ -]?op(?!\p{L}) => $1 em pós-operatório
  (?<=(?<!\p{L})(?:TVP|TEP|FA|IRA|LRA|ITU|PNM|IAM|AVC|TC|RM|HDA|PCR) )p[oó]s[ -]?op(?!\p{L}) => no pós-operatório
  p[oó]s operat[oó]ri(a|as|os)(?!\p{L}) => pós-operatóri$1
  pr[eé] operat[oó]ri(a|as|os)(?!\p{L}) => pré-operatóri$1
  (?<=(?<!\p{L})(?:avalia[cç][aã]o|consulta|orienta[cç][aã]o|visita|fase|medica[cç][aã]o|profilaxia|anemia|fisioterapia|quimioterapia) )pr[eé][ -]op(?!\p{L}) => pré-operatória
  (?<=(?<!\p{L})(?:exames|cuidados) )pr[eé][ -]op(?!\p{L}) => pré-operatórios
  pos[ -]op(?!\p{L}) => pós-operatório
  p[oó]s (?:op|operat[oó]rio) => pós-operatório
  p[oó]s-op => pós-operatório
  pr[eé] (medic|oxigen|hospitalar|anest[eé]sic|term|escolar|diabet|menopaus)(\p{L}*) => pré-$1$2
  rec[eé]m (\p{L}{3,12}d[oa]s?) => recém-$1
  fisio(?:terapia)? resp(?!\p{L}) => fisioterapia respiratória
  sem alt(?= n[oa]| de|[.,;]) => sem alteração
  (?<=(?<!\p{L})(?:a|da|na) )creat => creatinina
  ! {S}[Pp]ac (?=c/|com|em|sem|s/|de \d|em uso|\d|feminin|masculin|refere|nega|chegou|internad) => Paciente~
  sds? (?=de|do|da|nefr|metab|coron|gripal|febril) => síndrome~
  ca (?=de (?:pr[oó]stata|mama|colo|c[oó]lon|pulm[aã]o|reto|ov[aá]rio|pele|tire[oó]ide|es[oô]fago|est[oô]mago|p[aâ]ncreas|bexiga|rim|boca|laringe|endom[eé]trio|est[oô]mago|f[ií]gado)) => CA~
  sulfonil(?!\p{L}) => sulfonilureia
  (?<!\p{L})k (?=\d[.,]\d) => K~
  (?:pr[eé][ -]op|pre operat[oó]rio|pré operat[oó]rio) => pré-operatório
  p[oó]s parto => pós-parto
  p[oó]s (?:natal) => pós-natal
  pr[eé] natal => pré-natal
  pr[eé] ecl[aâ]mpsia => pré-eclâmpsia
  p[oó]s QT => pós-quimioterapia
  p[oó]s (esplenectomia|colecistectomia|apendicectomia|bariátrica|bariatrica|histerectomia|transplante|PCR|IAM|AVC|covid|trauma|alta|menopausa|cesárea|cesarea) => pós-$1
  recem[ -]nascid([oa]s?) => recém-nascid$1
  rec[eé]m nascid([oa]s?) => recém-nascid$1
  bxs => biópsias
  (?<=(?<!\p{L})(?:da|a|na|uma|pela|de|à|pedi|fiz|faço|sem|s/|com|c/|após|apos) )bx => biópsia
  (?<=(?<!\p{L})(?:o|do|no|um) )bzd => BZD
  temp (?=alvo|axilar) => temperatura~
  temperatura alvo => temperatura-alvo
  dose alvo => dose-alvo
  leuco (?=\d) => leucócitos~
  plaq (?=\d) => plaquetas~
  hemo (?=normal|sem|com|c/|s/) => hemograma~
  (?<!(?<!\p{L})Hb )glic (?=\d) => glicemia~
  creat (?=\d) => creatinina~
  lact (?=\d) => lactato~
  sat (?=\d) => saturação~
  tax (?=de \d|\d) => Tax~
  prescr => prescrição
  (?:med|medic)(?=\.?$| em uso) => medicação
  (?:acomp) => acompanhamento
  (?:reaval) => reavaliação
  ausc pulm => ausculta pulmonar
  ap sp => AP sem particularidades
  bilat => bilateral
  marcapasso => marca-passo
  marcapassos => marca-passos
  macro ?molécula => macromolécula
  dxs => diagnósticos
  ttos => tratamentos
  (?<=(?<!\p{L})(?:de|do|no|pelo|um|e|o|uso de|com|c/) )corti => corticoide
  (?<=(?<!\p{L})(?:a|da|na|uma|pela|fiz|fazer|faz|pedir|pedi|com|de) )endosco => endoscopia
  (?<=(?<!\p{L})(?:a|da|na|uma|pela|fiz|fazer|faz|pedir|pedi|com|de|para|pra|p/|p|fila de|fila da) )colono => colonoscopia
  (?<=(?<!\p{L})(?:a|da|na|uma|pela|fiz|fazer|faz|pedir|pedi|com|de|sem|s/|c/|para|p/|pra|p) )tomo(?:grafia)? => tomografia
  (?<=(?<!\p{L})(?:a|da|na|uma|pela|fiz|fazer|faz|pedir|pedi|com|de|sem|s/|c/) )resso => ressonância
  (?<=(?<!\p{L})(?:o|um|no|fiz|pedi|pedir|fazer|com|c/) )ultra(?: som|(?={K}| (?:d[aeo]|com|c/|normal|mostr\p{L}{2,4}|hoje|hj|ontem|obst[eé]tric[oa]|abdominal|pélvico|pelvico|transvaginal|e|que|q|n[aã]o)(?!\p{L}))) => ultrassom
  ultra-?som => ultrassom
  (?<=(?<!\p{L})(?:o|um|no|fiz|pedi|pedir|fazer|com|c/) )eletro => eletrocardiograma
  (?<=(?<!\p{L})(?:a|uma|na|fiz|pedi|pedir|fazer|colhi|colher|da|pela) )gaso => gasometria
  (?<=(?<!\p{L})(?:o|um|no|pedi|pedir|fazer|colhi|colher|do|pelo) )hmg => hemograma
  (?<=(?<!\p{L})(?:a|uma|na|fiz|da|pela) )apendi => apendicectomia
  (?<=(?<!\p{L})(?:a|uma|na|fiz|da|pela) )cesa => cesárea
`}`,
  macros,
);
