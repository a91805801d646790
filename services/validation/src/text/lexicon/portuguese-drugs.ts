import { parseRules } from './rewrite-rules';

const macros = {
  // What follows the name of a drug that is given, so that a short name can only be that drug.
  given: String.raw`(?=\s*(?:[.,;:?!)+/]|$)|\s(?:\d|ev|iv|im|vo|sc|EV|IV|IM|VO|SC|em|e|ou|com|c/|s/|sem|por|p/|para|pra|dose|na|no|há|ha|desde|hj|hoje|ontem|n|não|nao|funciona|funcionou|resolve|resolveu|ajuda|ajudou|antes|depois|dps|deu|pode|causa|dá|da|q|que|profil[aá]tic[oa])(?!\p{L}))`,
  dosed: String.raw`(?=\s*\+|\s\d|\s(?:ev|iv|im|vo|sc|EV|IV|IM|VO|SC)(?!\p{L}))`,
};

/** Short names of drugs that only one drug has. */
export const portugueseDrugs = parseRules(String.raw`
  amoxi => amoxicilina
  amoxi-?clav => amoxicilina-clavulanato
  claritro => claritromicina
  azitro => azitromicina
  eritro => eritromicina
  vanco => vancomicina
  ceftri => ceftriaxona
  clinda => clindamicina
  genta => gentamicina
  ampi => ampicilina
  oxa(?= \d| ev| em) => oxacilina
  (?:pip-?tazo|piptazo) => piperacilina-tazobactam
  anfo => anfotericina
  fluco => fluconazol
  nora => noradrenalina
  noradre => noradrenalina
  adre => adrenalina
  dobuta => dobutamina
  fenta => fentanil
  keta => cetamina
  espiro(?! ?metria) => espironolactona
  omepra => omeprazol
  panto => pantoprazol
  varfa => varfarina
  clopi => clopidogrel
  atorva => atorvastatina
  rosuva => rosuvastatina
  sinva => sinvastatina
  dapa => dapagliflozina
  empa => empagliflozina
  escita => escitalopram
  sertra => sertralina
  quetia => quetiapina
  clona => clonazepam
  olanza => olanzapina
  amio => amiodarona
  propra => propranolol
  capto => captopril
  dipi => dipirona
  ivermec => ivermectina
  furosemid => furosemida
  enoxa => enoxaparina
  rivaroxa => rivaroxabana
  apixa => apixabana
  salbuta => salbutamol
  pregaba => pregabalina
  gabapen => gabapentina
  tramad => tramadol
  metilpred => metilprednisolona
  amox(?![-\p{L}]) => amoxicilina
  amox-?clav => amoxicilina-clavulanato
  doxi(?!\p{L}) => doxiciclina
  lido (?=t[oó]pica|\d|gel|spray|ev|iv|em|sem|com|s/|c/|n[aã]o|local|viscosa) => lidocaína~
  bupi (?=\d|pesada|hiperb|isob|em|com|c/|s/|sem) => bupivacaína~
  ropi (?=\d|em|com|c/|s/|sem) => ropivacaína~
  (?<=(?:tira|tirar|tirei|suspende|suspender|suspendi|inicia|iniciei|iniciar|troca|trocar|troquei|mantém|mantem|manter|mantive|o|do|ao|pelo|com|c/|e|usa|uso de) )biso(?!\p{L}) => bisoprolol
  carvedi => carvedilol
  metopro => metoprolol
  anlo => anlodipino
  losar => losartana
  hidroclo => hidroclorotiazida
  furose => furosemida
  midazo => midazolam
  propo (?=\d|em|ev|com|c/|e) => propofol~
  rocu => rocurônio
  mero(?=\.?$|[,;]|\s(?:\d|e|ou|com|c/|por|desde|há|ha|em|8/8|1g)) => meropenem
  cefta => ceftazidima
  polimixina b => polimixina B
  aciclo => aciclovir
  valaci => valaciclovir
  nitrofuran?(?=\s|$|[.,;?]) => nitrofurantoína
  fosfo(?= \d| du| dose) => fosfomicina
  levotiro => levotiroxina
  metf(?:or)? => metformina
  glibe => glibenclamida
  glicla => gliclazida
  semaglu => semaglutida
  tirze => tirzepatida
  alopu => alopurinol
  colchi => colchicina
  hidroxicloro => hidroxicloroquina
  metotrex => metotrexato
  azatio => azatioprina
  metoclo => metoclopramida
  bromo(?= \d| ev| gotas| em idos) => bromoprida
  domperi => domperidona
  parace => paracetamol
  ibupro => ibuprofeno
  naproxe => naproxeno
  diclo(?= \d| im| ev| gel) => diclofenaco
  cetoro => cetorolaco
  halope => haloperidol
  risperi => risperidona
  prometa => prometazina
  fluox => fluoxetina
  parox => paroxetina
  citalo => citalopram
  venla => venlafaxina
  desvenla => desvenlafaxina
  duloxe => duloxetina
  mirta => mirtazapina
  trazo => trazodona
  nortri => nortriptilina
  carbama => carbamazepina
  oxcarba => oxcarbazepina
  lamotri => lamotrigina
  valpro => valproato
  levetira => levetiracetam
  topira => topiramato
  alendro => alendronato
  tranex(?!\p{L}) => ácido tranexâmico
`);

/** Short names of drugs that stand before a dose, a route or an end, or that no other word has. */
export const portugueseShortDrugs = parseRules(
  String.raw`
  (?<!dexmed\p{L}{2,12}[^\n]{0,250} )dexa{given}(?![^\n]{0,250}dexmed)(?<!(?:fez|faz|fazer|pedi|pedir|laudo|exame|na|da|uma) dexa) => dexametasona
  salbu => salbutamol
  amoxicilina[ -]clav(?!\p{L}) => amoxicilina-clavulanato
  [aá]cido [aá]cido tranex[aâ]mico => ácido tranexâmico
  sumatripta(?!\p{L}) => sumatriptana
  clorex(?!\p{L}) => clorexidina
  tacro => tacrolimo
  valgan => valganciclovir
  dapto => daptomicina
  teico => teicoplanina
  lineso => linezolida
  erta{dosed} => ertapenem
  // Further short names, before a dose or where the drug is given.
  ranit{dosed} => ranitidina
  gliben{given} => glibenclamida
  sert{dosed} => sertralina
  cital{dosed} => citalopram
  clonaz{given} => clonazepam
  diaz{dosed} => diazepam
  risp{dosed} => risperidona
  quet{dosed} => quetiapina
  carba{dosed} => carbamazepina
  carbama{given} => carbamazepina
  topi{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => topiramato
  topira{given} => topiramato
  lamo{dosed} => lamotrigina
  lamotri{given} => lamotrigina
  levet{given} => levetiracetam
  levetira{given} => levetiracetam
  rivaro{given} => rivaroxabana
  apix{given} => apixabana
  clari{dosed} => claritromicina
  ertap{given} => ertapenem
  linezo{given} => linezolida
  micafun{given} => micafungina
  ipra{dosed} => ipratrópio
  budeso{given} => budesonida
  montelu{given} => montelucaste
  prometa{given} => prometazina
  escopo{dosed} => escopolamina
  bisaco{given} => bisacodil
  loper?a?{dosed} => loperamida
  omep{given} => omeprazol
  halo{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => haloperidol
  haloperi{given} => haloperidol
  arip{given} => aripiprazol
  valpro?{dosed} => valproato
  zolp{given} => zolpidem
  prega{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => pregabalina
  gaba{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => gabapentina
  codei{given} => codeína
  oxico{given} => oxicodona
  metad{dosed} => metadona
  nalox?o?{dosed} => naloxona
  fluma{dosed} => flumazenil
  flumaz{given} => flumazenil
  metild{given} => metildopa
  miso{dosed} => misoprostol
  mida{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => midazolam
  progest{dosed} => progesterona
  roc{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => rocurônio
  labe{dosed} => labetalol
  parac{given} => paracetamol
  nitropru{given} => nitroprussiato
  esmo{dosed}(?! (?:19|20)\d\d) => esmolol
  aza{dosed}(?! \d{1,3}(?:[.,]\d)? ?(?:cm|mm|x)(?!\p{L})) => azatioprina
  amica{dosed} => amicacina
  cefalex => cefalexina
  cefazo => cefazolina
  cefepi => cefepima
  (?<!ciproter\p{L}{2,4}[^\n]{0,250} )cipro{given}(?![^\n]{0,250}ciproter) => ciprofloxacino
  levoflox(?:a)? => levofloxacino
  moxiflox(?:a)? => moxifloxacino
  norflox(?:a)? => norfloxacino
  metronid(?:a)? => metronidazol
  clavu{dosed} => clavulanato
  benza{given}(?<=(?:pen|penicilina|dose|doses|com|c/|de|fiz|dei|toma|tomou|aplicar|\d) benza) => benzatina
  cetopro(?:f)? => cetoprofeno
  morfi?{given}(?<=(?:de|com|c/|dei|fiz|\+|e|ou|usar|uso|bic|sem|s/|dose) morfi?) => morfina
  etomi{given} => etomidato
  succi{given} => succinilcolina
  sugama => sugamadex
  neostig => neostigmina
  cisatra => cisatracúrio
  milri(?:no)?{dosed} => milrinona
  clorta{dosed} => clortalidona
  carve{dosed} => carvedilol
  ateno{dosed} => atenolol
  enala{dosed} => enalapril
  valsa{dosed} => valsartana
  nife{dosed} => nifedipino
  hidrala{dosed} => hidralazina
  isosorb => isossorbida
  ticagre => ticagrelor
  tenecte => tenecteplase
  alte{dosed} => alteplase
  dabi{given} => dabigatrana
  edoxa => edoxabana
  prava{dosed} => pravastatina
  glargi => glargina
  lira{dosed} => liraglutida
  levotir(?:ox)? => levotiroxina
  hidrocort => hidrocortisona
  leflu => leflunomida
  ritux => rituximabe
  toci{dosed} => tocilizumabe
  omali => omalizumabe
  diaze{given} => diazepam
  alpra => alprazolam
  zolpi => zolpidem
  loraze => lorazepam
  fenito => fenitoína
  fenobarb?(?!ital) => fenobarbital
  lacosa => lacosamida
  ondan(?:s)? => ondansetrona
  esome => esomeprazol
  pantop => pantoprazol
  simeti => simeticona
  albenda => albendazol
  nitazo => nitazoxanida
  oselta => oseltamivir
  itraco => itraconazol
  vorico => voriconazol
  mica{dosed}(?<=(?:\+|com|c/|iniciei|e|ou|uso de|de) mica) => micafungina
  caspo{dosed} => caspofungina
  cetami => cetamina
  (?<!(?<!\p{L})(?:um|o|do|no|esse|este|outro|de) )furo{dosed}(?!furo \d{1,2} ?(?:cm|mm|x)) => furosemida
  nitroprus => nitroprussiato
  nitrogli => nitroglicerina
  dobutam => dobutamina
  vasopre => vasopressina
  espironol => espironolactona
  metilpredni => metilprednisolona
  beclo{given} => beclometasona
  bude{given}(?=\s|[.,;?!)]|$)(?<=(?:com|c/|de|\+|inalat[oó]ri[oa]|neb\p{L}*|e|ou) bude) => budesonida
  formo{given}(?<=(?:com|c/|\+|e|bude\p{L}*) formo) => formoterol
  clobeta => clobetasol
  isotret => isotretinoína
  minoxi => minoxidil
  finaste => finasterida
  tamsu => tansulosina
  doxazo => doxazosina
  oxibuti => oxibutinina
  mirabe => mirabegrona
  sildena => sildenafila
  tadala => tadalafila
  misopro => misoprostol
  ocito{given} => ocitocina
  metilergo => metilergometrina
  sulfa mg => sulfato de magnésio
  donepe => donepezila
  memanti => memantina
  levodo => levodopa
  prami{dosed} => pramipexol
  baclo?f?{dosed} => baclofeno
  ciclobenza => ciclobenzaprina
  amitrip?(?!tilina) => amitriptilina
  bupro{given} => bupropiona
  lisdex => lisdexanfetamina
  metilfeni => metilfenidato
  clozap => clozapina
  aripi => aripiprazol
  quetiap => quetiapina
  carbolit => carbonato de lítio
  fludro{given} => fludrocortisona
  clopido => clopidogrel
  varfa => varfarina
  enoxapa => enoxaparina
  heparin(?!\p{L}) => heparina
  tirzepa => tirzepatida
  semaglut => semaglutida
  dulaglu => dulaglutida
  sitagli => sitagliptina
  linagli => linagliptina
  empagli => empagliflozina
  dapagli => dapagliflozina
  pioglita => pioglitazona
  moxi{given}(?! ?clav) => moxifloxacino
  moxi (?=(?:de )?\d{1,2}/\d{1,2} ?h(?!\p{L})) => moxifloxacino~
  (?<!(?<!\p{L})(?:[aá]cido|[aá]c\.?) )tranex[aâ]mico(?!\p{L}) => ácido tranexâmico
  tobra{given} => tobramicina
  cefuro{dosed} => cefuroxima
  tige{dosed} => tigeciclina
  terbina => terbinafina
  permet{given} => permetrina
  nimesu{given} => nimesulida
  celeco{given} => celecoxibe
  vorti{dosed} => vortioxetina
  metima{dosed} => metimazol
  sema{given}(?<!(?:toda|por|uma|na|da|em) sema) => semaglutida
  ! levo (?=(?:12[,.]5|25|37[,.]5|50|62[,.]5|75|88|100|112|125|137|150|175|200)(?! ?mg|\d| (?:pacientes|pessoas|horas|dias|minutos)))(?=[^\n]{0,200}(?:TSH|T4|tireo|eutireo)) => levotiroxina~
  ! (?<=(?:TSH|T4L?|tireo)[^\n]{0,200})levo (?=(?:12[,.]5|25|37[,.]5|50|62[,.]5|75|88|100|112|125|137|150|175|200)(?! ?mg|\d| (?:pacientes|pessoas|horas|dias|minutos))) => levotiroxina~
  ! ins (?=(?:NPH|nph|regular|glargina|degludeca|lispro|asparte|basal|R(?= |\d))(?!\p{L})) => insulina~
  ! levo (?=(?:500|750)(?: ?mg)?(?!\d)) => levofloxacino~
  pembro(?= \d|{K}|,| (?:h[aá]|ha|e|com|c/|em|p/|para|suspens|por|desde|ciclo)(?!\p{L})) => pembrolizumabe
  nivo(?= \d|{K}| (?:h[aá]|ha|e|com|c/|em|p/|para|suspens|por|desde|ciclo|\+)(?!\p{L})) => nivolumabe
  atezo{given} => atezolizumabe
  durva{given} => durvalumabe
  trastu{given} => trastuzumabe
  beva(?:ci)?{given} => bevacizumabe
  inflix(?:i)?{given} => infliximabe
  adali{given} => adalimumabe
  secuki => secuquinumabe
  usteki => ustequinumabe
  vedoli => vedolizumabe
  dupilu => dupilumabe
  deno{dosed} => denosumabe
  doceta => docetaxel
  paclita => paclitaxel
  oxali{dosed} => oxaliplatina
  ! (?<=(?<!\p{L})(?:dar|dei|deu|fiz|fez|faz|fazer|fa[cç]o|com|c/|usar|usando|uso de|mais|aumentar|aumentei|aumentou|suspend\p{L}{1,3}|inici\p{L}{1,3}|tomando|toma|sem|s/|\+) )furo(?={K}| (?:ev|iv|vo|em bomba|n[aã]o|e|ou)(?!\p{L}))(?<=(?:ICC?|edema|congest|EAP|ascite|diur[eé]|dispneia|olig[uú]|HAS|anasarca|FEVE|pot[aá]ssio|sat)(?!\p{L}|\p{L}* de \p{L}* furo)[^\n]{0,250}) => furosemida
  ! (?<!\p{L})[aá]c\.? (?=(?:f[oó]lico|[uú]rico|valproico|acetilsalic[ií]lico|zoledr[oô]nico|ursodesoxic[oó]lico|mefen[aâ]mico|l[aá]tico|asc[oó]rbico|hialur[oô]nico|retinoico|azelaico)(?!\p{L})) => ácido~
  (?:c\.? ?diff|clostridium difficile|clostridioides)(?!\p{L}) => C.~difficile
  ! (?<!\p{L})[hH] ?\.? ?pylori(?!\p{L}) => H. pylori
  `,
  macros,
);
