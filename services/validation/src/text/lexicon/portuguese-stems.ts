import { BEFORE_LETTER_D } from './portuguese-sides';
import { parseRules } from './rewrite-rules';

/** Words cut short that are no other word and have one reading, with what they stand for. */
const STEMS =
  `tropo troponina; tropos troponinas; toxo toxoplasmose; eosino eosinófilos; cintilo cintilografia; esfigmo esfigmomanômetro
  reab reabilitação; succinil succinilcolina; succi succinilcolina; ipra ipratrópio; ceftria ceftriaxona; hidrala hidralazina
  nife nifedipino; enala enalapril; valsar valsartana; candesar candesartana; olmesar olmesartana; ateno atenolol
  diltia diltiazem; verapa verapamil; rivaro rivaroxabana; dabiga dabigatrana; ticagre ticagrelor; tenecte tenecteplase
  altepla alteplase; liraglu liraglutida; dulaglu dulaglutida; sitaglip sitagliptina; linaglip linagliptina
  hidrocort hidrocortisona; budeso budesonida; tiotro tiotrópio; montelu montelucaste; desloratad desloratadina; lorata loratadina
  ondans ondansetrona; ondan ondansetrona; esome esomeprazol; rabepra rabeprazol; sucralf sucralfato; simeti simeticona
  bisaco bisacodil; oxico oxicodona; cetopro cetoprofeno; diaze diazepam; loraze lorazepam; alprazo alprazolam; bromaze bromazepam
  zolpi zolpidem; amitri amitriptilina; imipra imipramina; bupropi bupropiona; vortio vortioxetina; aripip aripiprazol
  clozap clozapina; metilfe metilfenidato; fenito fenitoína; fenobar fenobarbital; cisatra cisatracúrio; etomi etomidato
  dexmede dexmedetomidina; remifen remifentanil; sufen sufentanil; sugama sugamadex; neostig neostigmina; linezo linezolida
  teico teicoplanina; isonia isoniazida; pirazina pirazinamida; etambu etambutol; cefalex cefalexina; cefepi cefepima
  cefurox cefuroxima; meropen meropenem; ertapen ertapenem; imipen imipenem; gentami gentamicina; noradren noradrenalina
  dobut dobutamina; milri milrinona; nitroprus nitroprussiato; labeta labetalol; espironolac espironolactona; indapa indapamida
  clortali clortalidona; ezeti ezetimiba; ciprofi ciprofibrato; fenofi fenofibrato; metimaz metimazol; hidroxiure hidroxiureia
  micofe micofenolato; ciclospo ciclosporina; rituxi rituximabe; adalimu adalimumabe; hiperprolac hiperprolactinemia
  hipogli hipoglicemia; hipergli hiperglicemia; hipomag hipomagnesemia
  neutrope neutropenia; pancito pancitopenia; hepatomeg hepatomegalia; esplenomeg esplenomegalia
  linfonodomeg linfonodomegalia; adenomeg adenomegalia; cardiomeg cardiomegalia; traqueo traqueostomia; gastrosto gastrostomia
  colosto colostomia; toracoc toracocentese; paracent paracentese; pericardioc pericardiocentese; broncofibro broncofibroscopia
  retossig retossigmoidoscopia; videolap videolaparoscopia; craniec craniectomia; histerec histerectomia; mamogr mamografia
  ultrasson ultrassonografia; radiogr radiografia; eletroneuro eletroneuromiografia; polissono polissonografia; ceratoc ceratocone
  retinop retinopatia; conjunti conjuntivite; amigdal amigdalite; sinusi sinusite; rinossin rinossinusite; bronquio bronquiolite
  pneumot pneumotórax; hidrot hidrotórax; quilot quilotórax
  fibromial fibromialgia; lombociat lombociatalgia; cervicalg cervicalgia; dermati dermatite
  urticar urticária; onicomi onicomicose; toxoplas toxoplasmose; gonorr gonorreia; tricomo tricomoníase
  vagino vaginose; cervici cervicite; endometr endometriose; adenomio adenomiose; nefrosto nefrostomia; cistosto cistostomia
  prostati prostatite; orquiepi orquiepididimite; hidronef hidronefrose; dessaturaç dessaturação
  saturaç saturação; intubaç intubação; extubaç extubação; infecç infecção; medicaç medicação
  avaliaç avaliação; prescriç prescrição; populaç população; situaç situação; relaç relação
  informaç informação; observaç observação; indicaç indicação; evoluç evolução; geralm geralmente
  normalm normalmente; realm realmente; provavelm provavelmente; principalm principalmente; imediatam imediatamente
  atualm atualmente; sqr sequer; algma alguma; algms algumas; msma mesma; msmos mesmos; msmas mesmas; dsclp desculpe
  dsclpa desculpa; dsculpa desculpa`
    .split(/[;\n]/)
    .map((row) => row.trim().split(' ') as [string, string]);
const WRITTEN = STEMS.map(([short, full]) => `! ${short}(?![\\p{L}-]) => ${full}`).join('\n');

/** Short words whose next words decide. */
export const portugueseStems = parseRules(
  String.raw`
  ${WRITTEN}
  (?<=(?<!\p{L})(?:c/|com|sem|s/|novo|tem|um|o|e|de|\+) )infra (?=(?:de |do |em |n[ao] )?(?:V[1-9]|ST|DI|DII|DIII|D[1-3]|aVF|aVL|parede|segmento|difuso)) => infradesnivelamento~
  (?<=(?<!\p{L})(?:c/|com|sem|s/|novo|tem|um|o|e|de|\+) )supra (?=(?:de |do |em |n[ao] )?(?:V[1-9]|ST|DI|DII|DIII|D[1-3]|aVF|aVL|parede|segmento|difuso)) => supradesnivelamento~
  desacel(?:s)? (?=tardias|precoces|vari[aá]veis|prolongadas) => desacelerações~
  desacel (?=tardia|precoce|vari[aá]vel|prolongada) => desaceleração~
  (?<=(?<!\p{L})(?:a|uma|na|da|de|fazer|fazem|faz|fez|fiz|pedi|pedir|pedem|marcar|marcou|j[aá]|sem|s/|com|c/|preparo para|preparo p/|j[aá] fazem) )colono(?={K}| (?:direta|com|c/|sem|s/|normal|em|de \d|para|p/|h[aá]|amanh[aã]|hoje|ontem|antes|depois|n[ao])(?!\p{L})) => colonoscopia
  exo (?=d[oe]s? (?:\d|dente|siso|molar|terceiro|canino|incisivo)) => exodontia~
  (?<=\d (?:mg |g )?\+ |\p{L}{4} \+ )oxa(?={K}| (?:e|\d|EV|ev)(?!\p{L})) => oxacilina
  o fosfo (?=(?:de )?(?:dose|DU|du|3 ?g)(?!\p{L})) => a fosfomicina~
  (?<=(?<!\p{L})(?:o|um|esse|este|do|no) )doc (?=(?:d[aeo]s?|sobre|com|c/|que|q|oficial)(?!\p{L})) => documento~
  (?<=(?<!\p{L})a )net(?= (?:cai|caiu|n[aã]o|est[aá]|aqui|lenta|falha|falhou)(?!\p{L})|{K}) => internet
  (?<=(?<!\p{L})(?:hemato|cardio|neuro|nefro|gastro|orto|onco|uro|reumato|dermato|oftalmo|psiq|pediatria) mais )prox(?!\p{L}) => próxima
  (?<=\p{L}{2,14}(?:ia|ade|[cç][aã]o|ncia|ra|na|ta|da|sa) mais )prox(?![\p{L}]) => próxima
  (?<=\p{L}{2,14}(?:al|[oó]rio|tro|sto|ento|to|co|do) mais )prox(?![\p{L}]) => próximo
  (?<=(?<!\p{L})(?:na|da|a|pela) )prox(?= \p{L}{2,12}(?:a|e|ão)(?!\p{L})) => próxima
  (?<=(?<!\p{L})(?:no|do|o|pelo) )prox(?= \p{L}) => próximo
  ! dp (?=(?:d[aeo] )?(?:alta|parto|cirurgia|artroplastia|operaç[aã]o|almoço|jantar|consulta|exame|plant[aã]o|turno|covid|natal|f[eé]rias|feriado|disso|isso|dele|dela|meio-dia|vacina|transplante|ces[aá]rea|primeira|segunda|[uú]ltima|dose)(?!\p{L})) => depois~
  ! (?<=\p{Ll}{4,} )(?<!(?<!\p{L}){beforeLetterD} )d (?=\p{Ll}{4,})(?!(?:com|sem|h[aá]|desde|para)(?!\p{L})) => de~
  (?<=(?<!\p{L})de )pct (?=(?:sedad|internad|grave|idos|est[aá]ve|inst[aá]ve|intubad|acamad|cr[oô]nic|cr[ií]tic|dial[ií]tic|oncol[oó]gic|cir[uú]rgic|terminal|ventilad|psiqui|pedi[aá]tric|diab[eé]tic|hipertens|imunossuprimid)) => paciente~
  ! (?<=\p{L}{2}|\d),? PFVR?(?={K}) => , por favor
  {S}add?: => adendo:
  {S}cd (?=(?:os|as) \p{L}) => onde estão~
  {S}cd (?=[oa] \p{L}) => onde está~
  deu certinho(?!\p{L}) => deu certo
  med (?=(?:dent[aá]ria|legal|interna|intensiva|nuclear|tropical|do trabalho|de fam[ií]lia|paliativa|f[ií]sica|desportiva|preventiva|do viajante|de urg[eê]ncia)(?!\p{L})) => medicina~
  (?<=(?<!\p{L})(?:consulta|vaga|marcado|adiad[oa]|fila|desde|em|para|p/) (?:em |para |p/ )?)jan(?={K}) => janeiro
  (?<=(?<!\p{L})(?:consulta|vaga|marcado|adiad[oa]|fila|desde|em|para|p/) (?:em |para |p/ )?)fev(?={K}) => fevereiro
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)abr(?={K}) => abril
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)jun(?={K}) => junho
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)jul(?={K}) => julho
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)ago(?={K}) => agosto
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)out(?={K}) => outubro
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)nov(?={K}) => novembro
  (?<=(?<!\p{L})(?:consulta|marcado|adiad[oa]|desde|em|para|p/) (?:em |para |p/ )?)dez(?={K})(?<=(?:marcado|marcada|consulta em|adiad[oa]) (?:em |para |p/ )?dez) => dezembro
  ! sra\.? (?=(?:de )?\d|com|c/|que) => senhora~
  ! sr\.? (?=(?:de )?\d|com|c/|que) => senhor~
  (?<=\p{L}{4,} )(?<!(?<!\p{L})(?:com|para|contra|latente|ativa|suspeita|casos?|tratar|teve|passa|pega|sobre|trata|tratamos|tratamento|diagn[oó]stico|pulmonar|como|toda|essa|esta|pela|uma) )tb (?=(?:vai|v[aã]o|vou|foi|ficou|veio|usa|toma|quer|pode|podem|deve|precisa|fiz|fez|faz|tem|n[aã]o)(?!\p{L})) => também~
  {S}tb (?=(?:acho|concordo|n[aã]o sei|n[aã]o entendo|uso|fa[cç]o|queria|penso|prefiro|quero|tenho|estou|t[oô]|sou)(?!\p{L})) => também~
  (\p{L}{4,})\+(?=\p{L}{4,}) => $1 +~
  vale alimenta[cç][aã]o(?!\p{L}) => vale-alimentação
  vale transporte(?!\p{L}) => vale-transporte
  dix[ -]hallpike => Dix-Hallpike
`,
  { beforeLetterD: BEFORE_LETTER_D },
);
