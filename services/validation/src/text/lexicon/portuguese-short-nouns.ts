import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  drug: String.raw`(?:\p{L}{3,16}(?:ina|ona|ol|il|ida|azol|cilina|micina|mol|eno|ato|ona|xina|pam|ico)|amoxi|ibuprofeno|dipirona)`,
  liquid: oneOf(String.raw`
    l[ií]quido|sangue|soro|SF|RL|ringer|secre[cç][aã]o|pus|urina|[aá]gua|leite|plasma|ascite|contraste|bile|dieta|f[oó]rmula|co[aá]gulos|linfa|albumina
  `),
  site: oneOf(String.raw`
    t[oó]rax|abd[oô]men|abdome|cr[aâ]nio|joelho|ombro|quadril|m[aã]o|p[eé]|punho|cotovelo|tornozelo|coluna|bacia|pelve|face|pesco[cç]o|perna|
    bra[cç]o|coxa|dedo|couro cabeludo|olho|test[ií]culo|per[ií]neo
  `),
  adjective: oneOf(String.raw`
    hipertens[oa]|diab[eé]tic[oa]|tabagista|ex-tabagista|fumadora?|etilista|alcoolista|obes[oa]|asm[aá]tic[oa]|cirr[oó]tic[oa]|cardiopata|
    h[ií]gid[oa]|previamente|transplantad[oa]|dial[ií]tic[oa]|acamad[oa]|institucionalizad[oa]|imunossuprimid[oa]|assintom[aá]tic[oa]
  `),
  found: oneOf(String.raw`
    abolid[oa]|diminu[ií]d[oa]|reduzid[oa]|ausente|presente|aumentad[oa]|derrame|pneumot[oó]rax|crepitantes?|crepita[cç][oõ]es|opacidade|Giordano|consolida[cç][aã]o|
    dor|murm[uú]rio|MV|hemiparesia|hemiplegia|desvio
  `),
};

/** Nouns that a phone cuts short and that are no other word, with what they stand for. */
const NOUNS = `invest investigação; analg analgesia; comorb comorbidades; comorbs comorbidades; progn prognóstico
  curat curativo; dept departamento; depto departamento; diagn diagnóstico; leucog leucograma; parec parecer; internac internação
  seguim seguimento; vacinaç vacinação
  sedoanalg sedoanalgesia; hemotransf hemotransfusão; profilax profilaxia; hemocult hemocultura; urocult urocultura
  antibiog antibiograma; hemog hemograma; coagulog coagulograma; ionog ionograma; triglicer triglicerídeos; gasom gasometria; ecocardio ecocardiograma
  eletrocardio eletrocardiograma; tomog tomografia; ressonan ressonância; colonosc colonoscopia; broncosc broncoscopia; histerosc histeroscopia
  maternid maternidade; faculd faculdade; univers universidade`
  .split(/[;\n]/)
  .map((row) => row.trim().split(' ') as [string, string]);
const CUT = NOUNS.map(([short, full]) => String.raw`${short}(?:\.(?= \p{Ll}))?(?!\p{L}) => ${full}`).join('\n');

/** Nouns that a phone cuts short, and prepositions that it leaves out, each with one reading in its context. */
export const portugueseShortNouns = parseRules(
  `${CUT}
${String.raw`
  // Nouns and participles whose next words decide.
  exs (?=normais|lab|alterad|ok|de (?:sangue|rotina|imagem)|complementares|anteriores|pr[eé]) => exames~
  (?<=(?<!\p{L})(?:sem|s/|h[aá]|tem|teve|nenhuma|alguma|qual|a|uma|tinha) )contraind(?={K}| (?:a|à|ao|para|p/|formal|absoluta|relativa|de|e)(?!\p{L})) => contraindicação
  exames lab(?!\p{L}) => exames laboratoriais
  {C}labs (?=normais|ok|sem|s/|alterad|pendent|de ontem|de hoje|hj|novos) => exames laboratoriais~
  insuf (?=renal|card|hep|resp|ven|vasc|adrenal|mitral|a[oó]rtica|pancre|plac) => insuficiência~
  (?<=insuficiência )card(?!\p{L}) => cardíaca
  (?<=insuficiência |função |lesão )hep(?!\p{L}) => hepática
  (?:dif|diferente) resp(?:irat[oó]ria)?(?!\p{L}) => dificuldade respiratória
  (?:dif|diferente) (?=para |p/|pra |de (?:deglut|marcha|respir|fala|dormir|acesso)) => dificuldade~
  desc resp(?!\p{L}) => desconforto respiratório
  ativ (?=f[ií]sica|el[eé]trica) => atividade~
  ef(?:s|eitos)? colat(?:s|erais)?(?!\p{L}) => efeitos colaterais
  ef(?:s|eitos)? colaterais => efeitos colaterais
  ef adversos(?!\p{L}) => efeitos adversos
  ef adverso(?!\p{L}) => efeito adverso
  alerg (?=a |à |ao |aos |medicamentosa|alimentar) => alergia~
  (?<=(?<!\p{L})(?:nega|sem|s/) )alerg(?:s)?(?={K}| e ) => alergias
  neg alergias?(?!\p{L}) => nega alergias
  (?<!(?<!\p{L})(?:boa|m[aá]|a|na|da|de|em|sem|com|uma|sua|melhor|pior|cuja) )evol (?=com |c/|para |p/|bem|mal|sem |s/) => evoluiu~
  hidrat (?=EV|IV|VO|oral|venosa|vigorosa|com|c/|endovenosa) => hidratação~
  isol (?=de contato|de contacto|respirat|de got[ií]culas|reverso) => isolamento~
  precau[cç](?:[oõ]es|[aã]o) de cont(?!\p{L}) => precaução de contato
  (?<=(?<!\p{L})(?:hemoculturas|uroculturas|culturas|resultados|exames|sorologias) )pend(?={K}| (?:de|do|da|ainda)(?!\p{L})) => pendentes
  (?<=(?<!\p{L})(?:hemocultura|urocultura|cultura|resultado|exame|sorologia|biópsia|laudo|PCR|RM|TC) )pend(?={K}| (?:de|do|da|ainda)(?!\p{L})) => pendente
  aval (?=d[aeo]s? |com |c/|cardio|neuro|psiq|pr[eé]) => avaliação~
  result (?=d[aeo]s? |final|parcial|negativo|positivo|normal) => resultado~
  encam (?=ao |à |para |p/|a ) => encaminho~
  ret (?=em \d|com \d|se (?:febre|piora|necess)) => retorno~
  cons (?=(?:marcada|agendada|de (?:rotina|retorno)|em \d|amanh)) => consulta~
  (?:dsd|dsde|dsds) (?=\p{L}) => desde~
  vac (?=em dia|atrasad|completa|da gripe|de \p{L}{3}|contra) => vacinação~
  calend (?=vacinal|vac) => calendário~
  gli(?:co?)? (?=de jejum|jejum) => glicemia~
  glico (?=\d{2,3}) => glicemia~
  colest (?=\d|total|alto|elevad) => colesterol~
  sulf (?=ferroso) => sulfato~
  ! sem alt(?={K}) => sem alterações
  ! (?<=(?<!\p{L})[Hh][Bb] )glic(?:ada)?(?= \d) => glicada
  {C}cd: => conduta:
  {C}cond: => conduta:
  inj (?=IM|EV|IV|SC|de |no |intra) => injeção~
  // Forms of a drug.
  susp (?=(?:oral )?\d) => suspensão~
  (?<=(?<!\p{L}){drug} )susp(?={K}| oral) => suspensão
  susp (?=de \p{L}{2}|d[ao] \p{L}{3}|dx|clínica|diagn) => suspeita~
  (?<=(?<!\p{L})(?:ITU|infec[cç][aã]o|infec[cç][oõ]es|pneumonia|amigdalite|otite|aborto|IVAS|candid[ií]ase) de )rep(?={K}| (?:com|c/|e|em|na|no)(?!\p{L})) => repetição
  ! (?<=(?<!\p{L})(?:sem|s/|com|c/) )dp(?={K})(?<=(?:RX|TC|[Tt][oó]rax|infiltrado|US|POCUS)[^\n]{0,120}) => derrame pleural
  (?<=(?<!\p{L})(?:do|o|pelo|no|de|mesmo) )tam(?={K}| (?:do|da|de|real|normal)(?!\p{L})) => tamanho
  hemocomp(s?)(?!\p{L}) => hemocomponente$1
  {S}enf obs(?:t(?:etra)?)? aqui[:,.!]+(?= \p{L}) => Sou da enfermagem obstétrica.
  (?<=risco )interm(?!\p{L}) => intermediário
  (?<=(?<!\p{L})(?:[2-9]|dois|tr[eê]s|quatro|cinco|v[aá]rios|os|dos|outros|muitos) )anti-hipertensivo(?!\p{L}) => anti-hipertensivos
  (?<=(?<!\p{L})(?:[2-9]|dois|tr[eê]s|quatro|v[aá]rios|os|dos|outros|muitos) )atb(?!\p{L}) => antibióticos
  che?c?k[ -]?up(?!\p{L}) => check-up
  (?<!(?<!\p{L})(?:h[aá]|faz|por|ap[oó]s|em|cada|a|nos|[uú]ltimos|durante|at[eé]) )(?<![\d.,/x-])(\d{1,2} (?:dias|semanas|meses)) (?=(?:penicilina|amoxicilina|cef\p{L}{5,9}|vancomicina|prednisona|prednisolona|dexametasona|heparina|enoxaparina|doxiciclina|azitromicina|ciprofloxacino|oseltamivir|aciclovir|corticoide)(?!\p{L})) => $1 de~
  {C}seq (?=r[aá]pida|de (?:intuba|exames)) => sequência~
  (?<=(?<!\p{L})(?:em|de|na|a|da) )seq (?=r[aá]pida) => sequência~
  n[oó]d(?:s)? (?=(?:de |da |na |em )?(?:tireoide|tire[oó]ide|tiroide|tir[oó]ide|pulm|mama|hep[aá]t|tireoid)) => nódulo~
  n[oó]dulo (?=(?:tireoide|tire[oó]ide|tir[oó]ide|mama|pulm[aã]o|f[ií]gado)(?!\p{L})) => nódulo de~
  neos (?=avan[cç]ad|de |metast|g[aá]stric|gi |do ) => neoplasias~
  chik(?!\p{L}) => chikungunya
  sux (?=\d|e |depois|\+) => succinilcolina~
  {C}bx (?==|:|mostrou|deu|veio|com|s[oó]|n[aã]o|hoje|hj|ontem|amanh) => biópsia~
  (?<=(?<!\p{L})(?:sem|s/|com|c/|por|de|há|houve|perfil de|teste de) )resist(?={K}| (?:a|à|ao|aos|às)(?!\p{L})) => resistência
  {S}enf (?=d[aeo]s? [^.,:;!?\n]{2,40}:) => enfermagem~
  (?<=(?<!\p{L})(?:minha|a|uma|nossa|outra) colega )enf(?!\p{L}) => enfermeira
  (?<=(?<!\p{L})(?:meu|o|um|nosso|outro) colega )enf(?!\p{L}) => enfermeiro
  sepse (?=(?:foco|ponto de partida)(?!\p{L})) => sepse de~
  // "1a hr" after the number was read.
  ! (?<=(?:[1-9]ª|(?<!\p{L})(?:primeira|[uú]ltima|meia|cada|toda|por|da|na|pr[oó]xima|uma|à|a)) )hr(?={K}| (?:d[aeo]|de|antes|depois|dps|e)(?!\p{L})) => hora
  ! (?<=(?<!\p{L})(?:primeiras|[uú]ltimas|pr[oó]ximas|as|das|nas|v[aá]rias|poucas|muitas|duas|tr[eê]s|quantas) )hrs(?={K}| (?:d[aeo]|de|antes|depois|dps|e)(?!\p{L})) => horas
  (?<=(?<!\p{L})(?:a|na|da|à|é|j[aá]|pela|minha) )([1-9])a (?=hr(?!\p{L})|hora|noite|madrugada|semana) => $1ª~
  ! (?<=(?<!\p{L})(?:[Mm]inha|na|da|[Aa]|sua|nossa|[Nn]essa|pela|à|[Ee]ssa) )([1-9])a (?=\p{Lu}{2,6}(?!\p{L})|\p{L}{3,}) => $1ª~
  // Grammar of prepositions.
  (?<=\d )c (?=\d{1,3} ?(?:kcal|ml|mg|mcg|g|kg|gotas|mEq|UI)(?!\p{L})) => com~
  (?<=(?<!\p{L})(?:consultas?|tempo|minutos|min|horas|h|dias|plant[aã]o|m[eé]dicos?|enfermeir[ao]s?|t[eé]cnic[oa]s?|leitos?) )p/ ?(?=\d{1,3} (?:queixas|pacientes|pcts|pctes|leitos|consultas|problemas|casos|pessoas|doentes|utentes|crian[cç]as)(?!\p{L})) => para~
  (?<=(?<!\p{L})(?:de|por|para|pra|com|em|sobre) )(?:oq|o q|o que|oque)(?=\s*\?) => quê
  (?<=(?<!\p{L})(?:hoje|hj|amanh[aã]|ontem|aula|reuni[aã]o|live|come[cç]a|in[ií]cio|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|plant[aã]o|dia \d{1,2}|dia \d{1,2}/\d{1,2}),? )as (?=\d{1,2} ?h) => às~
  (?<=(?<!\p{L})(?:expli[cq]|lig|avis|fal|cont|mostr|entreg|pergunt|comunic|mand|diz|diss|passei|passar|passou|dei|dar|deu|inform)\p{L}{0,6} (?:para|p/|pra|p) )(fam[ií]lia|equipe|enfermagem|m[aã]e|filha|esposa|chefia|regula[cç][aã]o|coordena[cç][aã]o|av[oó]|paciente dela)(?={K}| (?:que|q|e|do|da|n[aã]o|hoje|ontem|hj|toda|por|pq|porque)(?!\p{L})) => a $1
  (?<=(?<!\p{L})(?:expli[cq]|lig|avis|fal|cont|mostr|entreg|pergunt|comunic|mand|diz|diss|dei|dar|deu|inform)\p{L}{0,6} (?:para|p/|pra|p) )(pai|marido|filho|esposo|preceptor|plantonista|SAMU|colega do|m[eé]dico|chefe)(?={K}| (?:que|q|e|do|da|dela|dele|n[aã]o|hoje|ontem|hj|por|pq|porque)(?!\p{L})) => o $1
  (?<=(?<!\p{L})(?:fal|convers|discut)\p{L}{1,5} (?:com|c/|c) )(fam[ií]lia|equipe|enfermagem|m[aã]e|filha|esposa|chefia|regula[cç][aã]o|coordena[cç][aã]o)(?={K}| (?:que|q|e|do|da|n[aã]o|hoje|ontem|hj|toda|sobre|antes|por)(?!\p{L})) => a $1
  (les[aã]o|[uú]lcera|ferida|mancha|n[oó]dulo|edema|placa|massa)( (?:ulcerad|infectad|hiperemiad|nodular|abert|cr[oôó]nic|bolhos|dolo?ros|pruriginos|descamativ)\p{L}{0,3})? (?=(?:perna|p[eé]|bra[cç]o|m[aã]o|face|coxa|couro cabeludo|tornozelo|calc[aâ]neo|nariz|orelha|pesco[cç]o|dorso|mama|l[aá]bio|l[ií]ngua)(?!\p{L})) => $1$2 em~
  (?<=(?<!\p{L})em (?:perna|p[eé]|bra[cç]o|m[aã]o|face|coxa|couro cabeludo|tornozelo|calc[aâ]neo|nariz|orelha|pesco[cç]o|dorso|mama|l[aá]bio|l[ií]ngua)(?: (?:direit[ao]|esquerd[ao]|D|E))?) (\d{1,2} (?:dias|semanas|meses|anos))(?={K}) => ~há $1
  (?<=(?<!\p{L})para )(esquerda|direita)(?={K}| (?:manual\p{L}*|do|da|de|e|com|sem|no|na)(?!\p{L})) => a $1
  (?<=\d ?(?:ml|mL|litros?|L|l)) (?={liquid}(?!\p{L})) => ~de~
  (trauma|traumatismo|ferimento|les[aã]o|queimadura|mordida|mordedura|laceração|lacera[cç][aã]o|proj[eé]til|esmagamento) (?={site}(?!\p{L})) => $1 de~
  ! (?<=(?<!\p{L}){found} )a ([DE])(?={K}| e (?!\p{Lu}(?!\p{L}))) => à $1
  // Persons.
  {C}masc,? (?:de )?([1-9]\d)(?: ?a(?:nos)?)?, => homem de $1 anos,
  {C}fem,? (?:de )?([1-9]\d)(?: ?a(?:nos)?)?, => mulher de $1 anos,
  (gestante|gr[aá]vida) (?:de )?(\d{1,2} semanas) (?=suspeita|dor|febre|cefaleia|sangramento|v[oô]mitos|diarreia|perda|hipertens[aã]o|ITU|TVP|TEP|anemia|convuls[aã]o|trauma|queda|contra[cç][oõ]es) => $1 de $2 com~
  {C}(homem|mulher|senhora|senhor|idos[oa]|rapaz|menin[oa]|gestante|adolescente) ([1-9]\d) (?={adjective}(?!\p{L})) => $1 de $2 anos,~
  // Others.
  incl\.? (?=\p{L}{2}) => incluindo~
  (?<=(?<!\p{L})(?:n[aã]o tem|n[aã]o tinha|n[aã]o há|n[aã]o h[aá]|sem|s/|tem|tinha|com|pro|para a|p/|acionei a|liguei na|na|da) )hemo(?={K}| (?:24h|aqui|dispon[ií]vel|na cidade|no hospital|de plant[aã]o|p/|para)(?!\p{L}))(?<=(?:supra|IAM|infarto|SCA|tromb[oó]l|trombol|ECG|cate|angioplastia|STEMI|coronari)[^\n]{0,200}) => hemodinâmica
  (?<=(?<!\p{L})coombs (?:direto|indireto) )pos(?:it)?(?=\.?{K}| ) => positivo
  (?<=(?<!\p{L})coombs (?:direto|indireto) )neg(?:at)?(?=\.?{K}| ) => negativo
  {S}aten[cç][aã]o,? (colegas|pessoal|equipe|equipa|galera|gente|residentes|plantonistas) (d[aeo]s? \p{L}{2,20}(?: \p{L}{4,20})?)[,:!] ?(?=\p{L}) => Atenção, $1 $2:~
  ! (?<!(?<!\p{L})(?:[Nn]ervo|[Pp]ar|[Cc]raniano|[Gg]rau|[Tt]ipo|[Ff]ase|[Cc]apítulo|[Cc]lasse|NERVO|PAR|TIPO|GRAU|FASE|CLASSE) )VI (?=\d{1,3} (?!par)|(?:UM|UMA|DOIS|TRES|ISSO|um|uma|dois|três|isso|muito|muita|mais)(?!\p{L})) => vi~
`}`,
  macros,
);
