import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  person: oneOf(String.raw`
    mulher|homem|adult[oa]|pacientes?|doente|utente|menin[oa]|garot[oa]|crian[cç]a|idos[oa]|senhora?|gestante|gr[aá]vida|adolescente|jovem|
    lactente|beb[eéê]|rapaz|rapariga|mo[cç][ao]|mi[uú]d[oa]|pu[eé]rpera
  `),
  symptom: oneOf(String.raw`
    febre|tosse|dor|cefaleia|diarreia|v[oô]mitos|artralgia|poliartralgia|mialgia|dispneia|astenia|fadiga|prurido|icter[ií]cia|rouquid[aã]o|
    hemat[uú]ria|dis[uú]ria|tontura|lombalgia|odinofagia|disfagia|insônia|ins[oó]nia
  `),
  unit: String.raw`(?:h|hs|hrs|horas?|min|minutos?|dias?|d|semanas?|m[eê]s|meses|anos?)`,
  readers: oneOf(String.raw`
    colegas|farmac[eê]utic[oa]s|enfermeir[oa]s|m[eé]dic[oa]s|residentes|intern[oa]s|t[eé]cnic[oa]s|fisioterapeutas|nutricionistas|dentistas|
    psic[oó]log[oa]s|doutor[ea]s|veterin[aá]ri[oa]s|fonoaudi[oó]log[oa]s|preceptor[ea]s|amig[oa]s
  `),
  thing: String.raw`(?:o|a|os|as) \p{L}{3,20}`,
};

/** Words before a lone "c" that names something ("hepatite c"), and after one; with or without a capital. */
const NAMED_C =
  `prote[ií]na pept hepatite vitamina vit fibras? grupo tipo classe child v[ií]rus do da plano op[cç][aã]o categoria est[aá]gio ou
  perfil letra alternativa item complemento era é n[ií]vel pept[ií]deo linha cistatina estreptococo`
    .split(/\s+/)
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const AFTER_C = 'reativa|difficile|diff|glabrata|albicans|auris|trachomatis|mas|cr[oôó]nica|positiv[oa]|negativ[oa]';

/** Short forms of what is protected (negations, signs, classes of drugs), which so stand alone. */
export const portugueseShortForms = parseRules(String.raw`
  pept(?:[ií]deo)?[ -]?c(?={K}| (?:alt|baix|elev|norm|indetec|suprim|de|em|\d)\p{L}*) => peptídeo C
  // First, because other rules look for "com".
  ! (?<=\p{L}{2} )(?<!(?<!\p{L})(?:${NAMED_C}) )c (?=\p{L}{3})(?!(?:${AFTER_C})(?!\p{L})) => com~
  ! (?<=\p{L}{2} )(?<!(?<!\p{L})(?:${NAMED_C}) )c (?=(?:o|a|os|as|um|uma|ele|ela|eles|elas|isso|esse|essa|meu|minha|seu|sua|uns|umas|1|2|3) \p{L}{3}) => com~
  ! (?<=\p{L}{2}[,;]? |[\d)][,;] )n (?=["“«\uE000]) => não~
  // "Aula 3 s/ sepse" is about it.
  ! (?<=\d )(?<!(?:[Aa]ulas?|[Aa]rtigos?|[Cc]ap[ií]tulos?|[Ll]ives?|[Pp]osts?|[Tt]extos?|[Vv][ií]deos?|[Dd][uú]vidas?|[Pp]erguntas?|[Qq]uest[oõ]es|[Ss]lides?|[Ee]pis[oó]dio|[Pp]arte|[Dd]icas?|[Ee]studos?|[Tt]rabalhos?|[Pp]alestras?|[Cc]ursos?|[Tt]emas?|[Mm][oó]dulo) \d{1,3} )s/ ?(?=\p{L}{4}) => sem~
  (?<=(?<!\p{L})em )(\d{1,3} ?(?:min|h|dias|semanas|meses|anos))\+(?={K}) => $1 ou mais
  ! (?<=[\p{L}\d)] )C/ ?(?=\p{L}{2}) => com~
  ! (?<=[\p{L}\d)] )S/ ?(?=\p{L}{2}) => sem~
  ! (?<=\p{Ll}{2}[:,;] )N (?=\p{Ll}{3})(?!N (?:total|amostral|igual)(?!\p{L})) => não~
  ! (?<=(?:[Ii]sto|[Ii]sso|\p{Ll}{2}) )N (?=(?:é|foi|tem|vai|pode|sei|quer|há|est[aá]|estou|consigo|aguento|faz)(?!\p{L})) => não~
  (?:beta?|b)-?bloqs?(?!\p{L}) => betabloqueador
  beta[ -]bloque(ador(?:es)?|io) => betabloque$1
  beta[ -]?agonista(s?) => beta-agonista$1
  beta[ -]lact[aâ]mic(o|os|a|as) => betalactâmic$1
`);

/** Short forms, compounds, prepositions and commas whose one reading the adjacent words decide. */
export const portugueseClauses = parseRules(
  String.raw`
  // Short forms.
  ! (?<=(?:\p{L}{3}|\d ?\p{L}{1,8}) )(?<!(?:[Oo]ndas?|[Cc]omplexo|[Ff]ebre|[Cc]oenzima) )q (?=["“«'‘\uE000]) => que~
  ! (?<=\d{1,2}/\d{1,2}h? |\dx(?:/d(?:ia)?)? |\d ?(?:mg|mcg|g|ml|h|min)? )p (?=(?:conseguir|chegar|fazer|atender|transferir|internar|sair|liberar|começar|marcar|ver|ser|ter)(?!\p{L})|(?:o |a |os |as |um |uma )?(?:pacientes?|pcts?|pctes?|doentes?|utentes?|crian[cç]as?|idos[oa]s?|gestantes?|beb[eéê]s?|adultos?|todos|todas|casa|quem|dor|febre|tosse|v[oô]mitos?|n[aá]useas?|prurido|ins[oô]nia|ansiedade|cefaleia|enxaqueca|ITU|pneumonia|sono)(?!\p{L})) => para~
  (?<=\d ?{unit} )dps(?! (?:abaixo|acima|da m[eé]dia)) => depois
  ! (?<=(?<!\p{L})(?:para|p/|p|um|uma|o|a|do|da|no|na|ao|à|com|c/|de|meu|minha|esse|essa|este|esta|cada|outr[oa]|nesse|nessa|nest[ea]|dess[ea]|tod[oa]|pelo|pela) )pac (?=(?:c/|com|de \d|em uso|sem|s/|q|que|usando|internad[oa]|transplantad[oa]|cir[uú]rgic[oa]|idos[oa]|diab[eé]tic[oa]|hipertens[oa]|est[aá]vel|dial[ií]tic[oa]|oncol[oó]gic[oa]|cirr[oó]tic[oa]|novo|nova|n[aã]o|chegou|veio|est[aá]|t[aá]|ta|tem|tinha|foi|fez|usa|toma)(?!\p{L})|c/) => paciente~
  ! {S}[Pp]ac (?=(?:transplantad|diab[eé]tic|hipertens|cirr[oó]tic|dial[ií]tic|oncol[oó]gic|imunossuprimid|assintom[aá]tic|acamad|obes|idos|etilist|tabagist|gestante|masculin|feminin|psiqui[aá]tric|pedi[aá]tric|cir[uú]rgic|renal cr|jovem|usa |toma |tem |tinha |veio |foi |fez |evolui|parou|est[aá] |t[aá] )) => Paciente~
  ! (?<=(?<!\p{L})(?:uma|minha|nossa|outra|cada) )enf (?=(?:maravilhosa|amiga|colega|experiente|antiga|nova|excelente|querida|[oó]tima|q|que|me|da|do|n[aã]o|disse|falou|avisou|chamou|percebeu|notou|viu|veio|ligou|pegou)(?!\p{L})) => enfermeira~
  ! (?<=(?<!\p{L})a )enf (?=(?:disse|falou|avisou|chamou|percebeu|notou|ligou|pegou|mediu|checou|me|perguntou|administrou)(?!\p{L})) => enfermeira~
  ! (?<=(?<!\p{L})(?:o|um|meu) )enf (?=(?:disse|falou|avisou|chamou|percebeu|notou|ligou|pegou|mediu|checou|me|perguntou|administrou|amigo|colega|q|que)(?!\p{L})) => enfermeiro~
  (?<=(?<!\p{L})(?:a|uma|minha|nossa|da|à|pela|outra|cada) )t[eé]c(?: de)? enf(?:ermagem)?(?!\p{L}) => técnica de enfermagem
  (?<=(?<!\p{L})(?:o|um|meu|nosso|do|ao|pelo|outro) )t[eé]c(?: de)? enf(?:ermagem)?(?!\p{L}) => técnico de enfermagem
  (?<=(?<!\p{L})(?:as|umas|minhas|nossas|das|às|pelas) )t[eé]cs?(?: de)? enf(?:ermagem)?(?!\p{L}) => técnicas de enfermagem
  (?<=(?<!\p{L})sou )t[eé]c(?: de)? enf(?:ermagem)?(?!\p{L}) => profissional técnico de enfermagem
  ! pacs (?=(?:com|em uso|internad[oa]s|idos[oa]s|de \d)(?!\p{L})|c/) => pacientes~
  {S}t[eé]c(?: de)? enf(?:ermagem)? h[aá] (?=\d{1,2} anos) => Trabalho como profissional técnico de enfermagem há~
  (?<=transplantad[oa] (?:renal|hep[aá]tic[oa]|card[ií]ac[oa]|pulmonar) )(\d{1,2}) ?m(?:eses)?(?={K}) => há $1 meses
  (colecist|apendic|hister|tireoid|mast|gastr|prostat|nefr|esplen|hemicol|amigdal|tonsil|lob|craniect|salping|ooforo|miom)ec(?={K}| (?:videolaparosc|laparosc|aberta|vlp|v[ií]deo|ontem|hoje|hj|d\d|em|de|no|na|com|c/|total|parcial|radical|h[aá])) => $1ectomia
  gaso (?=arterial|venosa) => gasometria~
  von willebrand => von Willebrand
  guillain[ -]barr[eé] => Guillain-Barré
  stevens[ -]johnson => Stevens-Johnson
  (osgood)[ -]schlatter => Osgood-Schlatter
  henoch[ -]sch[oö]nlein => Henoch-Schönlein
  mallory[ -]weiss => Mallory-Weiss
  ehlers[ -]danlos => Ehlers-Danlos
  prader[ -]willi => Prader-Willi
  zollinger[ -]ellison => Zollinger-Ellison
  peutz[ -]jeghers => Peutz-Jeghers
  (?<=(?<!\p{L})(?:o|um|do|no|ao|esse|este|pelo|desse|deste) )ca(?= (?:n[aã]o|avan[cç]|metast|g[aá]stric|pulmonar|colorretal|espera|cresce|j[aá]|era|estava|foi)|{K}) => CA
  ! {S}sus(?=: ) => SUS
  ! (?<=(?<!\p{L})(?:outros|os|aos|dos|nos|o|um|do|no|ao|meu|nosso|pelo|n?esse|n?este|num) )caps(?= (?:ad|AD|infantil|i|ii|iii|I|II|III|da|de|do|daqui|que|q|não|nao|tem|aqui|e)(?!\p{L})|{K}) => CAPS
  ca (?=em portugal(?!\p{L})) => cá~
  {S}(bom dia|boa tarde|boa noite|ol[aá]) colegas(?=\s*[!.,]) => $1, colegas
  {S}(?:enf|enferm) (d[aeo]) (\p{L}{4,20} \p{L}{4,20}) aqui[:,.!]+(?= \p{L}) => Sou da enfermagem $1 $2.
  // Sodium, where the post is about it.
  {C}na (1[0-7]\d)(?=[,.;](?:\s|$))(?=[^\n]{0,160}(?:hidroclorotiazida|clortalidona|indapamida|tiaz[ií]dic|nat?remia|SIADH|SSIADH|corrigi|corre[cç][aã]o|convuls|salina|NaCl|desmopressina)) => Na $1
  {C}na (1[0-7]\d)(?=[,.;](?:\s|$))(?<=(?:hidroclorotiazida|clortalidona|indapamida|tiaz[ií]dic|confus|convuls|sonolent|polidipsia|K \d[.,]\d|creat(?:inina)? \d)[^\n.]{0,120}) => Na $1
  // Compounds.
  anti dna(?!\p{L}) => anti-DNA
  anti[- ]tpo(?!\p{L}) => anti-TPO
  anti[- ]ccp(?!\p{L}) => anti-CCP
  anti-dna(?!\p{L}) => anti-DNA
  ! ([Aa]nti) (DNA|Ro|Sm|RNP|SSA|SSB|TPO|GAD|LKM|MPO|PR3|HBc|HCV|RANKL|PCSK9|tireoglobulina|cardiolipina|transglutaminase|endom[ií]sio|mitoc[oô]ndria|D)(?!\p{L}) => $1-$2
  anti[ -](em[eé]tic|coagulant|depressiv|psic[oó]tic|epil[eé]ptic|convulsivant|f[uú]ngic|al[eé]rgic|t[eé]rmic|bi[oó]tic|virais|viral|plaquet[aá]ri|agregant|arr[ií]tmic|parasit[aá]ri|tet[aâ]nic|diab[eé]tic|muscar[ií]nic|colin[eé]rgic|hiperglicemiant)(\p{L}{0,3})(?!\p{L}) => anti$1$2
  // A doubled consonant after a prefix.
  (tele|neuro|auto|anti|contra|mini|psico|cardio|bio|poli|ultra|imuno|foto|extra)rea?bilita(\p{L}{1,6}) => $1rreabilita$2
  contra-?refer[eê]ncia(s?) => contrarreferência$1
  contra[ -]?referenci(ar|ei|ado|ada|ou) => contrarreferenci$1
  anti[ -]?reum[aá]tic(o|os|a|as) => antirreumátic$1
  anti[ -]?r[aá]bic(o|os|a|as) => antirrábic$1
  anti[ -]?refluxo(?!\p{L}) => antirrefluxo
  anti[ -]?retrovira(l|is) => antirretrovira$1
  auto[ -]?relat(o|os) => autorrelat$1
  anti[ -]?s[eé]ptic(o|os|a|as) => antissétic$1
  anti[ -]?sepsia => antissepsia
  cardio[ -]?respirat[oó]ri(o|os|a|as) => cardiorrespiratóri$1
  psico[ -]?socia(l|is) => psicossocia$1
  bio[ -]?seguran[cç]a => biossegurança
  poli[ -]?sonografia(s?) => polissonografia$1
  ultra[ -]?sonografia(s?) => ultrassonografia$1
  extra[ -]?s[ií]stole(s?) => extrassístole$1
  imuno[ -]?suprimid(o|os|a|as) => imunossuprimid$1
  imuno[ -]?supress(or|ora|ores|ão|ao) => imunossupress$1
  auto[ -]?suficiente(s?) => autossuficiente$1
  // Persons.
  ({person}) (?=\d{1,3} anos,? (?:em )?p[oó]s[ -]op) => $1 de~
  (?<={person} de \d{1,3} anos,? )p[oó]s[ -]op(?:erat[oó]rio)?(?!\p{L}) => em pós-operatório
  (mi[uú]d[oa]) (?=\d{1,2} (?:anos?|m[eê]s|meses|dias|semanas)(?!\p{L})(?! (?:ap[oó]s|p[oó]s|depois|antes))) => $1 de~
  ((?:homem|mulher|pacientes?|senhora?|doente|utente|menin[oa]) (?:negr[oa]|branc[oa]|pard[oa]|pret[oa]|idos[oa]|jovem|obes[oa])) (?=\d{1,3} anos(?!\p{L})(?! (?:ap[oó]s|p[oó]s|depois|antes))) => $1 de~
  (?<=(?<!\p{L})em )(negr[oa]|pard[oa]) (?:de )?(?=\d{1,3} anos(?!\p{L})(?! (?:ap[oó]s|p[oó]s|depois|antes))) => paciente $1 de~
  (?<={person} de \d{1,3} (?:anos|meses)) (?=[\uE000"“]) => ,~
  (?<={person} de \d{1,3} (?:anos|meses)(?:,? com|,)? {symptom}) (?=\d{1,3} (?:dias|semanas|meses)\s*,) => ~há~
  (?:um|o) cara (?:em )?jejum (?=de \d) => um homem em jejum~
  (?:o) cara (?=(?:chegou|veio|vomitou|tomou|estava|tava|tinha|parou|evoluiu|infartou|morreu|convulsionou|desmaiou|melhorou|piorou)(?!\p{L})) => o homem~
  // Prepositions.
  (?<=(?<!\p{L})(?:vai|vão|vou|vamos|ir|fui|fomos|irei) )no (congresso|evento|curso|simp[oó]sio|workshop|m[eé]dico|dentista|cardiologista|ginecologista|encontro|ambulat[oó]rio|banheiro)(?!\p{L}) => ao $1
  (?<=(?<!\p{L})(?:vai|vão|vou|vamos|ir|fui|fomos|irei) )na (jornada|aula|palestra|consulta|reuni[aã]o|farm[aá]cia|UPA|UBS)(?!\p{L}) => à $1
  (?<=\p{L}{3} )(?<!(?<!\p{L})(?:as|às|até|ate|desde|das|dos|para|pra|entre|antes|depois|cerca|volta|pelas|umas|são|sao|eram|dar|deu|deram|faltam|ainda|quase|apenas|uns|após|apos|quando|porque|mas|bateu|batendo|por|foram|total) )(?=(?:[2-9]|1\d|2[0-3])h(?:[0-5]\d)? da (?:manh[aã]|tarde|noite|madrugada)(?!\p{L})) => às~
  (?<=(?<!\p{L})(?:acord\p{L}{1,4}|cheg\p{L}{1,4}|hoje|hj|ontem|fui|fomos|saí|liga\p{L}{1,3}|chama\p{L}{1,3}|liguei|chamei) )(?=1h(?:[0-5]\d)? da (?:manh[aã]|tarde|madrugada)(?!\p{L})) => à~
  (?<=às (?:[2-9]|1\d|2[0-3])h(?:[0-5]\d)? da (?:manh[aã]|tarde|noite|madrugada) e )(?=(?:[2-9]|1\d|2[0-3])h(?:[0-5]\d)? da (?:manh[aã]|tarde|noite|madrugada)(?!\p{L})) => às~
  de l[aá] (?:para|pra|p/) c[aá] => de lá para cá
  de c[aá] (?=(?:para|pra|p/) l[aá](?!\p{L})) => de cá~
  (?<=(?<!\p{L})(?:na|da|pela) )enf (?=(?:masculina|feminina|cir[uú]rgica|cl[ií]nica|pedi[aá]trica|geral|hoje|hj|ontem|lotada|cheia|toda|inteira)(?!\p{L})) => enfermaria~
  (?<=(?<!\p{L})(?:est(?:ava|avam|[aá]|ou|ive|eve)|tava|t[aá]|fiquei|ficou|ficam?|ficar|deix(?:ei|ou|aram)|trabalh(?:o|a|ei|ou)|cheguei|chegar|chegaram|chegamos|ir|foram|fomos|vamos|v[aã]o|volt(?:ei|ou|ar)|passei|aqui e|morr(?:eu|em)|viv(?:o|e|i)|nasceu|internad[oa]|mor(?:o|a|ei)) )la(?={K}| (?:h[aá]|no|na|nos|nas|em|todo|toda|hoje|ontem|sempre|dentro|fora|atr[aá]s|desde|quando|e|mas|sem|com|c/|por \d)(?!\p{L})) => lá
  // Commas.
  (?<=[\p{L}\d)%])(?<!(?<!\p{L})(?:e|mas|é|era|foi|est[aá]|s[aã]o|fica|sendo|que|ou|n[aã]o)) (portanto|por[eé]m|contudo|entretanto|no entanto)(?= \p{L}|, ) => , $1
  (?<=(?<!\p{L})(?:acho|achei|penso|creio|parece|disse|diz|dizem) (?:que|q) (?:n[aã]o|sim)) mas (?=\p{L}) => , mas~
  {S}(obrigad[oa]|muito obrigad[oa]) (?={readers}{K}) => $1,~
  (n[aã]o) (?:é|eh) ((?!(?:o|a|os|as|um|uma|que|q|se|quem|porque|pq|quando|como|onde|por|verdade|certo|mesmo|s[oó]|isso|por|poss[ií]vel|f[aá]cil) )\p{L}{3,20}) (?:é|eh) (?=\p{L}{3})(?!é (?:que|quem|porque|quando|como|onde|mesmo|muito)(?!\p{L})) => $1 é $2, é~
  (?<=(?:^|[.!?,:\n] ?)(?:olh[ae]m?|trat[ae]m?|vej[ao]m?|examin[ae]m?|avali[ae]m?|corrij[ao]m?|corrig[ei]|palp[ae]m?|escut[ae]m?|ou[cç][ao]m?|pe[cç][ao]m?|us[ae]m?|siga|sigam|confi[ae]m? n[oa]) {thing}) (?=n[aã]o {thing}(?: \p{L}{4,12})?{K}) => ,~
  `,
  macros,
);
