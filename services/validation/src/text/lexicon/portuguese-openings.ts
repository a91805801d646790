import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  people: oneOf(String.raw`
    pessoal(?:zinho)?|galera|galerinha|gente|gnt|povo|turma|amigos e amigas|amigos|amigas|amigo|amiga|amg|amgs|miga|migas|meu povo|minha gente|
    mano|manos|mana|manas|v[eé]i|meninas|meninos|doutores|doutoras|drs|dras|queridos|queridas|querid[ao]s colegas|lindos|lindas|rapaziada|
    gurizada|malta|tropa|fam[ií]lia|guys|parceiros|companheiros|fisios|ginecos|nutris|enfs|farmas|meus caros|meus queridos|grupo|todos|todas|
    amores|mores|gatas|chefes|mestres
  `),
  vocative: oneOf(String.raw`
    pessoal(?:zinho)?|galera|galerinha|gente|gnt|povo|turma|amigos e amigas|amigos|amigas|amigo|amiga|amg|amgs|miga|migas|meu povo|minha gente|
    mano|manos|mana|manas|v[eé]i|meninas|queridos|queridas|rapaziada|gurizada|malta|guys
  `),
  address: oneOf(String.raw`
    galera|galerinha|gente|gnt|povo|amg|miga|migas|mano|mana|v[eé]i|rapaziada|gurizada|pessoal(?:zinho)?|malta|queridos|queridas|amigos|turma
  `),
  // Words after which a form of address is the object or a part of the sentence ("o tomate à malta", "isso mata gente").
  object: String.raw`(?:(?<!\p{L})(?:à|às|ao|aos|a|o|as|os|d[aeo]s?|n[ao]s?|d?n?um|d?n?uma|d?n?ess[ea]s?|d?n?est[ea]s?|d?n?aquel[ea]s?|pr[ao]s?|para|p/?|c/?|s/|com|sem|sob|sobre|contra|entre|at[eé]|desde|por|pel[ao]s?|tod[oa]s?|tant[oa]s?|quant[oa]s?|pouc[oa]s?|muit[oa]s?|mta|mto|mt|mais|menos|outr[oa]s?|algum|alguma|alguns|algumas|nenhum|nenhuma|qualquer|cada|bastante|uns|umas|v[aá]ri[oa]s|dois|duas|tr[eê]s|meus?|minhas?|teus?|tuas?|seus?|suas?|noss[oa]s?|voss[oa]s?|como|e|ou|nem|que|q|s[oó]|tipo|boa|bom|ser|sou|somos|s[aã]o|é|era|foi|vir(?:ar|ou|a)|tem|t[eê]m|ter|tinha|há|ha|existem|falta|faltou|faz|fazem|vi|ver|vejo|vimos|v[eê]|quer|querem|da minha|(?:mat|salv|atend|contrat|perd|cham|trat|cuid|oper|intern|receb|trein|form|ensin|conhec|prejudic|enterr|machuc|engan|vacin|intub|mand|precis|parec|busc|procur|encontr|lev|arrum|junt|reun|convid|segur|expuls|coloc|dispens|demit|atropel|assust|confund|afet|afast)\p{L}{1,5}|ajudar|ajuda|avisar|\d+))`,
  // Nouns before "pessoal" as an adjective ("opinião pessoal").
  personal: oneOf(String.raw`
    opini[aã]o|opini[oõ]es|vis[aã]o|decis[aã]o|quest[aã]o|quest[oõ]es|prote[cç][aã]o|satisfa[cç][aã]o|rela[cç][aã]o|rela[cç][oõ]es|
    realiza[cç][aã]o|experi[eê]ncias?|vida|problemas?|motivos?|relatos?|higiene|equipamentos?|contat?os?|contactos?|hist[oó]ria|casos?|traumas?|
    gosto|uso|notas?|prefer[eê]ncia|crescimento|interesses?|escolhas?|conta|telefone|celular|telem[oó]vel|n[uú]mero|n[ií]vel|defesa|limites?|
    for[cç]a|consult[oó]rio|perfil|desabafo|vit[oó]ria|conquista|meta|desafio|ponto|ataque|ofensa|lado|espa[cç]o|projeto|antecedente|car[aá]ter|
    cunho|ordem|perda|luto|drama|documento|cuidado|cr[eé]dito|m[eé]rito|assunto|tempo|trabalho|objetivo|plano|marketing|julgamento|ju[ií]zo|
    valor|dicas?|lembran[cç]a|reflex[aã]o|desenvolvimento|ensino
  `),
  imperative: oneOf(String.raw`
    par[ae]m|vejam|olhem|usem|pe[cç]am|fa[cç]am|deem|d[eê]em|mandem|leiam|lavem|examinem|escrevam|vacinem|notifiquem|encaminhem|colham|me[cç]am|
    suspendam|iniciem|prescrevam|evitem|lembrem|tratem|internem|hidratem|confiram|chequem|escutem|ou[cç]am|perguntem|avaliem|orientem|cuidem|
    aten[cç][aã]o|cuidado|deixem|esque[cç]am|esperem|operem|intubem|passem|peguem|tirem|coloquem|descansem|procurem|estudem|registrem|anotem
  `),
  asks: oneOf(String.raw`
    algu[eé]m|algm|vcs|vc|voc[eê]s?|me|socorr\p{L}{1,4}|qual|quais|quem|q|o q|o que|oq|d[uú]vida|olh[ae]m?|uma?|preciso|t[oô]|estou|tenho|tive|
    como|quando|qdo|onde|pq|por que|por favor|ser[aá]|posso|podem?|ajud[ae]m?|help|hj|hoje|ontem|peguei|recebi|atendi|cuidado|aten[cç][aã]o|
    lembr\p{L}{1,5}|sobre|algum|alguma|pcte?|paciente|eu|meu|minha|parem|pelo amor|pfv|gestante|crian[cç]a|mulher|homem|idos[oa]|rn|quanto|
    aqui (?:no|na|em|a gente)
  `),
  sigh: oneOf(String.raw`
    a+ff+s?|nossa(?: senhora)?|genteee*|mds+|meu deus(?: do c[eé]u)?|mano(?: do c[eé]u)?|v[eé]i|puts|putz(?: grila)?|pqp|eita+|vixe+|vish+|vixi|
    oxe|oxente|u[eé]|uai|caramba|caraca+|poxa(?: vida)?|puxa(?: vida)?|miseric[oó]rdia|jesus(?: amado)?|credo|deus me livre|pelo amor de deus|
    pelamor|plmdds|ai ai|ah+|hm+|opa|ufa|omg|lol|wow|uau|kct
  `),
  opener: oneOf(String.raw`
    cara|ent[aã]o|bom|tipo(?: assim)?|olha(?: s[oó])?|[oó]h?|s[eé]rio gente|na moral|papo reto|sinceramente|(?:s[oó] )?(?:um )?desabafo|
    q (?:raiva|[oó]dio|absurdo|saco|tristeza|medo|horror|bizarro|tenso)|que (?:raiva|[oó]dio|absurdo|saco|tristeza|medo|horror|bizarro|tenso)
  `),
  remark: oneOf(String.raw`
    rindo de nervoso|(?:t[oô] )?rindo(?: mt| mto| muito| alto)?|socorr+o+|(?:me )?ajuda a[ií]|me ajudem|help|bj+s?|bjo+s?|bjinhos|beijos|
    beijinhos|abra[cç]os?|att|flw+|tmj|tamo junto|tamojunto|[eé] n[oó]is|deus me livre|miseric[oó]rdia|fica a dica(?: a[ií])?|fikdik|
    fim do desabafo|desabafei|desabafo de plantonista|pronto,? falei|prontofalei|que fase|q fase|quem nunca|vida que segue|vida q segue|
    segue o baile|segue o plant[aã]o|segue o jogo|bora+|vamos que vamos|oremos|am[eé]m|aff+s?|pqp|lol|omg|
    t[oô] (?:chocad[ao]|passad[ao]|em choque)|jesus|vish+|vixi|vixe|eita+|nossa|caraca|caramba|kct|haja (?:paci[eê]ncia|caf[eé]|cora[cç][aã]o)|
    partiu casa|affe|credo|putz|puts|gratid[aã]o|neh|viu|hein|hem|blz|mano|v[eé]i|gente|gnt|galera|povo|amiga|amg|miga
  `),
  thanks: String.raw`(?:(?:mto|muito|mt|mta|muit[ií]ssimo|super) )?(?:obg+|obgd|brigadu|vlw+|valeu+|valew|grat[ao]|agrade[cç]o|gracias|tks|thanks|thx)`,
  extra: String.raw`(?:,? (?:desde j[aá]|dsd j[aá]|pessoal|galera|gente|gnt|a tod[oa]s|povo|pela ajuda|mesmo|msm|demais|viu|turma|colegas|amigos|de cora[cç][aã]o|antecipadamente|pela aten[cç][aã]o|mto|muito))`,
};

/** Greetings, forms of address, fillers and closing remarks, which a formal post omits. */
export const portugueseOpenings = parseRules(
  String.raw`
  {S}(?:gente|mano|meu deus|povo) do c[eé]u[,!.]*(?= ) => _
  // "Pessoal da UTI, ..." addresses colleagues.
  {S}(?:oi+|oie+|ol[aá]|opa|fala|e a[ií]|hey|ei|al[oô]|kd|cad[eê]|onde est[aá]|salve|bom dia|boa tarde|boa noite)?,? ?(?:o |a |os |as )?(?:pessoal|galera|turma|povo|gente|meninas|meninos|amigos|amigas|galerinha) (d[aoe]s? (?:\p{L}|/){2,20}(?: \p{L}{4,20})?)(?: (?:a[ií]|aqui))?[,:?!.]+(?= ) => Colegas $1,
  {S}(?:muito )?(bom dia|boa tarde|boa noite)(?: a)?,? (?:tod[oa]s|td[oa]?s|todxs|a tod[oa]s)[,!.:;]*(?= ) => $1.
  {S}(?:muito )?(?:bom|boa) ?(?:diaa+|tardee+|noitee+)[,!.:;]*(?= ) => _
  {S}(?:muito )?(bom dia|boa tarde|boa noite),? {people}(?:,? {people})?[,!.:;]*(?= ) => $1.
  {S}(?:muito )?(bom dia|boa tarde|boa noite),? {people}(?:,? {people})?[,!.:;]*(?=$|\n) => $1.
  {S}(?:oi+|oie+|oiee+|opa+|eae|eai|e a[ií]+|hey|fala+|salve|al[oô]|hello|hi|buenas)(?: tudo bem| td bem| blz| tudo bom| td bom)?,? (?:(?:a )?(?:tod[oa]s|tds)|{people})(?:,? (?:tudo bem|td bem|tdb|blz|beleza|tudo bom|td bom|como v[aã]o|de boa))?(?:,? {people})?[,!.:;?]*(?= ) => _
  {S}(?:ol[aá]),? (?:(?:a )?(?:tod[oa]s|tds)|{people})(?:,? (?:tudo bem|td bem|tdb|blz|tudo bom))?[,!.:;?]*(?= ) => _
  {S}(?:oi+|oie+|opa+|eae|eai|e a[ií]+|hey|fala+|salve|al[oô]|ei+)[,!.:;]+(?= ) => _
  {S}(?:oi+|oie+|ol[aá]|opa)?,? ?(?:tudo bem|td bem|tdb|blz|beleza|tudo bom|td bom)(?: com (?:vcs|voc[eê]s))?[?!,.]+(?= \p{L}) => _
  {S}(?:{people}),? {people}[,:!.;…]+(?= ) => _
  {S}gente{2,},?[!.]*(?= \p{L}) => _
  {S}{vocative}[,:!;.…]+(?= ) => _
  // "Dra aqui no interior: ..." tells who writes.
  {S}dra aqui (?=(?:n[ao]|em|d[aeo]) [^.,:;!?\n]{2,60}:) => Sou médica~
  {S}dr aqui (?=(?:n[ao]|em|d[aeo]) [^.,:;!?\n]{2,60}:) => Sou médico~
  {S}(?:dra?s?|doutor(?:a|es|as)?)(?:,|(?! aqui ))(?= (?!(?:um|uma|preciso|tenho|tive) ){asks} ) => _
  // "Gente que usa CPAP" and "gente idosa" are people that the post is about.
  {S}(?!(?:gente|gnt|povo|pessoal|turma|malta|galera) (?:q|como|idos[oa]) ){address} (?={asks} ) => _
  {S}(?:mano|gente|meu deus) do c[eé]u (?=\p{L}|\d) => _
  {S}me ajudem[:,!.]+(?= ) => _
  // A form of address before what is asked of the readers; a call for help.
  {C}(?:gente|gnt|galera|pessoal|povo|amigos),? (?=(?:n[aã]o |por favor,? |pelo amor de deus,? |nunca |pfv,? )?{imperative}(?!\p{L})) => _
  {S}(?:(?:gente|gnt|galera|pessoal|povo),? )?socorr+o+[,:!.]* (?=(?:\p{L}{3,14}(?:ei|i)|chegou|acabou|preciso|tenho|t[oô]|estou|pct|pcte|paciente|meu|minha|o|a|um|uma|como|qual)(?!\p{L})) => _
  {S}boas[!,.]+(?= ) => _
  {S}(?:mano|v[eé]i|nossa|aff+s?|meu deus|mds|putz|caraca|eita)(?= (?:q|que) ) => _
  {S}(?:q|que) (?:loucura|correria|sufoco|caos|inferno|tenso) (?:o|de|esse|nesse) (?:plant[aã]o)(?: de)?(?: (hj|hoje|ontem))?[,:!.…]+(?= ) => Plantão intenso $1:
  {S}(?:q|que) (?:raiva|[oó]dio|loucura|tristeza|absurdo|bizarro|horror|medo|tenso|saco|sufoco|correria|dia|plant[aã]o|vontade de chorar|desespero)(?: gente| galera| mano| hj| hoje| de dia| esse)?[,!.…]+(?= ) => _
  // A sigh that ends its sentence leaves the full stop.
  (?<=[\p{L}\d)%])(?:[,;:]| [-–—]) {sigh}(?: {address})?[!.…]+(?= ) => .
  {C}{sigh}(?: {address})?[,!.…]+(?= ) => _
  {S}{opener}(?: {address})?[,!.…:]+(?= ) => _
  {S}(?:aff+s?|mds+|putz|pqp|eita+|vixe+|vish+|caraca+|plmdds|pelamor|omg|nossa senhora|oxe|ent[aã]o gente|ah) (?=(?:o|a|os|as|eu|hj|hoje|ontem|mais|peguei|que|q|meu|minha|um|uma|chegou|pq|tem|n[aã]o|residente|m[eé]dico|outra|outro|pct|pcte|paciente) ) => _
  {S}ent[aã]o,? (?:gente|galera|pessoal),? => _
  (?<=[\p{L}\d)])\.\.(?= \p{L}) => .
  // A form of address in the middle or at the end.
  (?<=[\p{L}\d)?!.,] ),? ?{address}(?<!{object} {address})(?<!{personal} pessoal)(?<!\p{L}(?<!(?<!\p{L})(?:isso|aqui|a[ií]|l[aá]|hoje|hj|ontem|agora|amanh[aã]|sempre|nunca|mais|assim|tamb[eé]m|tb|n[aã]o|j[aá]|ok|bem|mal|favor|voc[eê]s|vcs|nada|tudo|dia|tarde|noite|cedo|gr[aá]vida|gestante|junto|fora|dentro|antes|depois|dps|demais|calma|sorte|plant[aã]o|aten[cç][aã]o|cuidado|colegas|for[cç]a|feriado|semana|[a-z]{2,12}(?:ar|er|ir|(?<!g)em|am|ou|ei|eu|iu))) pessoal){E} => _
  (?<=\p{L}{2}), (?:viu|hein|hem|t[aá]|ok|blz|beleza|cert[oi]n?h?o?)(?: {address})?(?=\s*[.!]*\s*$)(?<!(?:tudo|est[aá]|t[aá]|n[aã]o|[eé]|como|que|q|j[aá]|nunca|eu|ele|ela|quem|deu|fica|ficou|foi|esta|exame|exames|dose|e|o|a|um|vc|ningu[eé]m|ngm) (?:viu|ok|t[aá]|beleza|blz|certo|certinho|hem)) => _
  (?<=[.!?,;…] |^){remark}(?:,? {address})?(?=\s*[.!…]*\s*$)(?<!(?:^|\n){remark}) => _
  (?<=[\p{L}\d)"”\uE000] )(?:to rindo|tô rindo|bjs+|bjos?|bjinhos|flw+|tmj|pqp|aff+s?|lol|omg|socorro+|affe|deus me livre|fica a dica|mds|pelamor|plmdds|pronto falei|prontofalei)(?=\s*[.!…]*\s*$)(?<!(?:em|pede|pedir|pediu|pedindo|por|sem|de|um|o|eu|meu|primeiro|primeiros|como|não|nao|j[aá]|ele|ela) \p{L}+) => _
  (?<=[\p{L}\d)] )(?:rindo de nervoso|rindo alto|rindo mto)(?=\s*[.!…]*\s*$) => _
  (?<=\p{L}{2}|\d),? (?:gente|galera|gnt|povo|mano)(?<!(?<!\p{L})(?:um|uma|n?d?esse|n?d?este|aquele|seu|meu|nosso|todo|pelo|outro|a|da|na|pra|essa|toda|muita|mta|mt|tanta|mais|o|do|no|ao|pro|esse|dos|com|de|e|outra|aquela|pouca|bastante|nossa|por|entre|pela|pelo|como|cada|os|as|nem|ou|ser|virar|tem|vi|faz|que|sua|minha|tipo|à) (?:gente|galera|gnt|povo|mano)),(?= ) => ,
  (?<=[.!?…]) (?:abs|abçs?|abra[cç]os?|att)[.!]*(?=\s*$) => _
  (?<=[\p{L}\d)%]), (?:abs|abçs?)[.!]*(?=\s*$) => _
  // Laughter between two clauses.
  (?<=[\p{L}\d)]{2}) (?:k{3,}|(?:rs){2,}|(?:ha){2,}h?|(?:he){2,}) (?=(?!(?:e|mas|pq|porque|que|q|com|c/|de|do|da|no|na|em|para|pra|a|o|s[oó]|ou)(?!\p{L}))\p{L}) => .~
  // Thanks; "obg" tells nothing about the author.
  (?<=[\p{L}\d)%],? )(?<!(?:o|a|seu|meu|um|foi|fui|é|eh|fica|fico|sou|está|estava|ser|deixo|dizer|disse|e|muitos|que|q|me|se|era|for|não|nao) )(?:(?:mto|muito|mt|mta|super) )?(?:obgda+|obgada+|obrigada+|obrigadinha+|brigada+){extra}{0,3}(?=\s*[.!]*\s*$) => . ^obrigada
  (?<=[\p{L}\d)%],? )(?<!(?:o|a|seu|meu|um|foi|fui|é|eh|fica|fico|sou|está|estava|ser|deixo|dizer|disse|e|muitos|que|q|me|se|era|for|não|nao) )(?:(?:mto|muito|mt|mta|super) )?(?:obgdo+|obgado+|obrigado+|obrigadinho+|obrigadão+|brigado+){extra}{0,3}(?=\s*[.!]*\s*$) => . ^obrigado
  (?<=[.!?)…\n] ?)(?:(?:mto|muito|mt|mta|super) )?(?:obgda+|obgada+|obrigada+|obrigadinha+|brigada+){extra}{0,3}(?=\s*[.!]*\s*$) => Obrigada
  (?<=[.!?)…\n] ?)(?:(?:mto|muito|mt|mta|super) )?(?:obgdo+|obgado+|obrigado+|obrigadinho+|obrigadão+|brigado+){extra}{0,3}(?=\s*[.!]*\s*$) => Obrigado
  (?<=[\p{L}\d)%],? )(?<!(?:o|a|seu|meu|um|foi|fui|é|eh|fica|fico|sou|está|estava|ser|muito|mto|mt|super|deixo|dizer|disse|e|muitos|que|q) ){thanks}{extra}{0,3}(?=\s*[.!]*\s*$) => . ^agradeço
  (?<=[.!?)…\n] ?){thanks}{extra}{0,3}(?=\s*[.!]*\s*$) => Agradeço
  (?<=\p{L}|\d|[%)]),? \. => .
  ,\s?\. => .
  ,\s?! => !
  (?<=\p{L}{2}|\d),(?=\s*$) => _
  `,
  macros,
);

/** Chat spellings and colloquial phrases: each has one reading in its context. */
export const portuguesePhrases = parseRules(String.raw`
  (?:t[aá]|est[aá]|ta) rolando => está ocorrendo
  (?:rolou) (?=um|uma|surto|v[aá]rios|at[eé]) => houve~
  (?:cad[eê]|kd) (?=(?:os|as)(?!\p{L})) => onde estão~
  (?:cad[eê]|kd) (?=(?:o|a)(?!\p{L})) => onde está~
  (?:toda|td|todo) (?:hr|hora) => toda hora
  (?:um|o) cara (?=de \d|com|c/|que|q) => um homem~
  (?:um|o) carinha (?=de \d|com|c/|que|q) => um homem~
  (?:uma|a) tiazinha => uma senhora
  (?:um|o) tiozinho => um senhor
  senhorzinho => senhor
  senhorinha => senhora
  velhinho => idoso
  velhinha => idosa
  velhinhos => idosos
  velhinhas => idosas
  (?:veinho|v[eé]inho|vozinho|vov[oô]zinho) => idoso
  (?:veinha|v[eé]inha|vozinha|vov[oó]zinha) => idosa
  topou => aceitou
  toparam => aceitaram
  direitinho => corretamente
  certinho => corretamente
  rapidinho => rapidamente
  pouquinho => pouco
  remedinho => remédio
  remedinhos => remédios
  (?<=(?:está|ta|tá|ficou|deu|veio|tava|estava|hb|lactato|sódio|sodio|potássio|potassio|rim|renal) )(?:zoado|zuado|bugado) => alterado
  (?<=(?:está|ta|tá|ficou|deu|veio|tava|estava|função|funcao) )(?:zoada|zuada|bugada) => alterada
  (?<=[\p{L}\d)] )(?:msm assim|mesmo assim){E} => mesmo assim
  (?:d|de) novo => de novo
  dnv => novamente
  denovo => de novo
  derrepente => de repente
  (?:d|de) repente => de repente
  porfavor => por favor
  pelomenos => pelo menos
  (?:td|tudo) bem\? => tudo bem?
  oq (?:vcs|vc) => o que vocês
  (?<!(?:todas|nas|das|essas|outras|muitas|pelas|são|sao|foram) )as (?:vezes|vz|vzs|vezs) => às vezes
  (?<=(?:hoje|hj|ontem|dose|comprimido|mg|dor|tosse|pior|piora|toma|tomar|usa|amanhã|amanha|1x|dia e|manhã e|febre|prurido) )a noite(?=[.,!?)]|\s*$) => à noite
  (?<!(?:todas|entre|para|pra|p/|após|apos|desde|até|ate|durante|nas|cada) )as (?=\d{1,2}h(?:\d{2})?(?:[.,;?!)]|$| da (?:manhã|manha|tarde|noite))) => às~
  a disposi[cç][aã]o(?=[.,!]|\s*$) => à disposição
  (?<!(?<!\p{L})(?:no|do|o|deste|desse|pelo|ao|um|cada|todo) )m[eê]s passado => no mês passado
  (?<!(?<!\p{L})(?:na|da|a|pela|desta|dessa|à|uma) )semana passada => na semana passada
  (?<!(?<!\p{L})(?:no|do|o|pelo|ao|um) )ano passado => no ano passado
  (?:fds|findi|finde)(?! \d) => fim de semana
  (?:daki|daq) (?=a|\d) => daqui~
  aq => aqui
  (?:kero) => quero
  (?:fika) => fica
  (?:dah) => dá
  (?:soh) => só
  (?:jah) => já
  (?:ateh) => até
  (?:lah) => lá
  (?:ker) => quer
  (?:vdd) => verdade
  (?:ctz|crtz|certz) => certeza
  ! qse => quase
  (?:smp|smpr|semp) => sempre
  (?:tlvz|tvz|talvz) => talvez
  ! (?:dvd|devd) (?=ao?s?(?!\p{L})|às?(?!\p{L})) => devido~
  (?:cd) (?=vez|dia|um|uma|paciente|pct|caso) => cada~
  (?:prox) (?=passo|semana|mês|mes|consulta|dose|plantão|plantao|ano) => próximo~
  próximo (?=semana|consulta|dose) => próxima~
  (?:ult) (?=semana|consulta|dose|vez) => última~
  (?:ult) (?=mês|mes|ano|plantão|plantao|caso) => último~
  (num|um|o|do|ao|esse|este|no|pelo) sr(?=\s) => $1 senhor
  (numa|uma|a|da|à|essa|esta|na|pela) sra(?=\s) => $1 senhora
  m[aá]x\.? (?=(?:de )?\d) => máximo~
  no m[aá]x(?!\p{L}) => no máximo
  no m[ií]n(?!\p{L}) => no mínimo
  uti neo(?!\p{L}) => UTI neonatal
  manut(?!\p{L}) => manutenção
  (?<=(?<!\p{L})(?:a|da|na|à|pela|essa|de|em|pós|pos|pré|pre) )cx(?!\p{L}) => cirurgia
  em obs(?=[ .,;]|$) => em observação
  (?:mão|mao)[ -]p[eé][ -]boca => mão-pé-boca
  graças a deus => graças a Deus
  gracas a deus => graças a Deus
  dose m[aá]x(?!\p{L}) => dose máxima
  sem probs?(?!\p{L}) => sem problemas
  (?<=(?:pode|deve|usar|fazer|[eé] isso|precisa|contraindicad[oa]|indicad[oa]|normal)) certo(?=\?) => , certo
  (chamei|acionei|chamar|acionar|chamamos) (?:a )?hemo(?!\p{L}) => $1 a hemodinâmica
  tea (?=n[ií]vel|grau|suporte) => TEA~
  {C}cx (?=d[aeo]|amanh|hoje|hj|ontem|eletiva|marcada|de urg) => cirurgia~
  (nutricionistas|nutris|fisioterapeutas|fisios|ginecologistas|ginecos|cardiologistas|dermatologistas|dermatos|pediatras|obstetras|psiquiatras|colegas) (?=(?:o q|oq|o que|vcs|voc[eê]s|qual|como|algu[eé]m) ) => $1,~
  sff => por favor
  // "Na mesma via certo?" asks for agreement; "o diagnóstico certo?" is the right one.
  (?<=(?:\p{L}{2}(?:[aà]|ão|as|[eo]s|[aei]r|am)|\d|\dh|\)|\d ?(?:mg|ml|kg|mcg)|gestante|aqui|junto|hoje|mesmo))(?<!(?<!\p{L})(?:\p{L}{2,12}mos|fi[zs]|fez|fizer[ae]m|agi|agiu|agiram|est[aá]|dia|dar|da|fica|ficar|estar|chegar|achar|seria|seja|estava|tava|era|\p{L}{2,10}ema|mapa|não|nao|vão|estão|estao|são|sao|mais|menos|dias|eles|elas|quase)) certo(?=\?) => , certo
  (?<=(?:vai|vão|vao|foi|fui|ir|encaminhei|levei|mandei|mandar|mandam|levar|subir|subiu) )p (?=\p{L}{3}) => para~
  {S}p/ (?=\p{L}) => ^para~
  ! (?<=\p{L}{2} )P/ (?=\p{L}{3}) => para~
  jeov[aá] => Jeová
  (?<=(?<!\p{L})(?:o|do|no|ao|pelo|pro) )sus => SUS
  (?<=(?<!\p{L})(?:eu|vcs?|vocês?|voces|ele|ela|eles|elas|nós|aqui|isso|mas) )tb(?= (?:\p{L}{2}|é)) => também
  pf{2} => por favor
  (?:bora|vamo) (?=\p{L}{2,12}r(?!\p{L})) => vamos~
  (?<=\p{L}{3} )& (?=\p{L}{2}) => e~
  {S}(nutricionista|dentista|enfermeir[ao]|fonoaudi[oó]log[ao]|fisioterapeuta|farmac[eê]utic[ao]|m[eé]dic[ao](?: de fam[ií]lia)?|residente(?: de \p{L}{4,20})?|pediatra|obstetra|cardiologista|anestesista|intensivista|t[eé]cnic[ao] de enfermagem|psic[oó]log[ao]|estudante de \p{L}{4,20}|plantonista|dermatologista|ginecologista|ortopedista|cirurgi[aã]o|neurologista|biom[eé]dic[ao]|terapeuta ocupacional|psiquiatra|urologista) aqui[:,.!]+(?= ) => Sou $1.
  {S}nutri aqui[:,.!]+(?= ) => Sou nutricionista.
  {S}(?:enf|enferm) aqui[:,.!]+(?= ) => Sou da enfermagem.
  {S}fono aqui[:,.!]+(?= ) => Sou da fonoaudiologia.
  {S}fisio aqui[:,.!]+(?= ) => Sou fisioterapeuta.
  {S}(?:só|so) eu (?:q|que) (?=\p{L}) => Sou o único que~
  t[aá] (?=na hora) => está~
`);

const person = String.raw`(?:mulher|homem|adult[oa]|pacientes?|pcts?|pctes?|pac|menino|menina|garoto|garota|criança|crianca|idosa|idoso|senhora|senhor|gestante|grávida|gravida|adolescente|jovem|lactente|utente|doente|primigesta|puérpera|puerpera|moça|moca|rapaz|escolar|atleta|tabagista|diabético|diabética|diabetico|diabetica|hipertenso|hipertensa|etilista|cardiopata|asmática|asmático|bebê|bebe)`;
/** Ages, durations and amounts. */
export const portugueseNumbers = parseRules(
  String.raw`
  (?<=[\p{L}\d+)%] )(?<!(?:sobrevida|risco|incidência|incidencia|seguimento|mortalidade|recidiva)(?: \p{L}{1,12}){0,3} )em (1[89]|[2-9]\d)a(?=\s*[,.;:?!)]|\s*$|\s(?:HIV|DM|HAS|HTA|com|c/|sem|s/|que|q|em uso|h[ií]gid|previamente)(?!\p{L})) => em paciente de $1 anos
  {S}(1[1-9]|[2-9]\d),? ?a,? (?:fem|feminin[oa]|F|mulher)(?=[\s,.;]) => Mulher de $1 anos
  {S}(1[1-9]|[2-9]\d),? ?a,? (?:masc|masculino|M|homem)(?=[\s,.;]) => Homem de $1 anos
  (?:pac|pct|pcte|paciente),? (?:masc|masculino|do sexo masc(?:ulino)?),? (?:de )?(\d{1,3}) ?(?:a|anos)(?!\p{L}) => paciente do sexo masculino, $1 anos
  (?:pac|pct|pcte|paciente),? (?:fem|feminin[oa]|do sexo fem(?:inino)?),? (?:de )?(\d{1,3}) ?(?:a|anos)(?!\p{L}) => paciente do sexo feminino, $1 anos
  {C}([1-9])a(?=:| (?:op[cç][aã]o|dose|linha|vez|escolha|consulta|sess[aã]o|semana|gera[cç][aã]o|fase|etapa|hora|vacina|crise|convuls[aã]o|cirurgia|opç[aã]o)) => $1ª
  (?<=\p{L} )([1-9])a(?= (?:op[cç][aã]o|dose|linha|vez|escolha|consulta|sess[aã]o|gera[cç][aã]o|fase|etapa|vacina|crise|convuls[aã]o|cirurgia|cesárea|cesarea|gestação|gestacao|semana|hora)) => $1ª
  (?<=\p{L} )([1-9])o(?= \p{L}{2}| [pc]/) => $1º
  (?<=\p{L} )([1-9])o(?= (?:dia|caso|m[eê]s|ciclo|trimestre|plant[aã]o|epis[oó]dio|filho|andar|passo|rem[eé]dio|DPO|PO|ano)) => $1º
  {C}H,? (\d{1,3})(?:a| anos| a(?=[,.;]))(?=$|[\s,.;:?!)]) => Homem de $1 anos
  {C}F,? (\d{1,3})(?:a| anos| a(?=[,.;]))(?=$|[\s,.;:?!)]) => Mulher de $1 anos
  ({person})(,| de| com| c/)? ?(\d{1,3})(?:a| a(?=[,.;]| com | c/ ))(?=$|[\s,.;:?!)])(?! (?:dose|op[cç][aã]o|linha|vez)) => $1$2 $3 anos
  (?<=(?:de|com|c/|tem|tinha|fez|há|ha|por|após|apos|aos|até|ate|masc|fem|masculino|feminino|sexo feminino|sexo masculino|filho|filha|mãe|mae|pai|entre|idade|>|<|\d e|\d a),? )(\d{2,3})a(?=$|[\s,.;:?!)])(?! (?:dose|op[cç][aã]o|linha|vez)) => $1 anos
  (?<=[\p{L}\d],? )(1[1-9]|[2-9]\d|1[01]\d)a(?=$|[\s,.;:?!)]) => $1 anos
  {S}(1[1-9]|[2-9]\d|1[01]\d)a(?=$|[\s,.;:?!)]) => $1 anos
  (?<=(?:criança|crianca|menino|menina|lactente|beb[eê]|filho|filha|escolar) (?:de |com |c/ )?)([1-9])a(?=$|[\s,.;:?!)])(?! (?:dose|op[cç][aã]o|linha|vez)) => $1 anos
  (?<=(?:criança|crianca|menino|menina|lactente|beb[eê]|bebe|filho|filha|rn) (?:de |com |c/ )?)(\d{1,2}) ?m(?=$|[\s,.;:?!)]) => $1 meses
  (\d{1,2})m(?= de evolu) => $1 meses
  (?<=, )([1-9])a(?=,) => $1 anos
  (?<=[<>≥≤] ?)(\d{1,3})a(?=$|[\s,.;:?!)]) => $1 anos
  {C}(?:fem|feminin[oa]|sexo fem(?:inino)?),? (\d{1,3})(?:a| anos)(?=$|[\s,.;:?!)]) => mulher de $1 anos
  {C}(?:masc|masculino|sexo masc(?:ulino)?),? (\d{1,3})(?:a| anos)(?=$|[\s,.;:?!)]) => homem de $1 anos
  {C}sra,? (\d{2,3})(?:a| anos)(?=$|[\s,.;:?!)]) => senhora de $1 anos
  {C}sr,? (\d{2,3})(?:a| anos)(?=$|[\s,.;:?!)]) => senhor de $1 anos
  (?<=(?<!\p{L})(?:há|ha|faz) )(\d{1,2}) a(?=[,.;:?!)]|$) => $1 anos
  (?<=(?<!\p{L})(?:há|ha|faz|por) )([1-9])a(?=$|[\s,.;:?!)])(?! (?:dose|op[cç][aã]o|linha|vez)) => $1 anos
  {C}bb (?=\d{1,2} ?m(?!\p{L})|de \d|com|c/|prematuro|nascid) => bebê~
  (?<=(?:gestante|ig|ig de|gestação|gestaçao|gestacao|grávida|gravida|gestação de|gestacao de|grávida de|gravida de|gestante de|com|c/) )([1-4]?\d)s(?=$|[\s,.;:?)]) => $1 semanas
  (?<=(?<!\p{L})(?:há|ha|por|em|após|apos|a cada|durante|faz) )(\d{1,2}) ?m(?=$|[\s,.;:?!)])(?! (?:de altura|de água)) => $1 meses
  ! (?<![/\d.,-])(?<=(?:^|[\s(]))(\d{1,3})d(?=$|[\s,.;:?!)]) => $1 dias
  ! (?<![/\d.,-])(?<=(?:^|[\s(]))(\d{1,3}) d(?=$|[\s,.;:?!)])(?! (?:e|E)(?!\p{L})) => $1 dias
  (?<=(?<!\p{L})(?:há|ha|por|após|apos|faz|até|ate) )(\d{1,2}) ?(?:hs|hrs|hr)(?=$|[\s,.;:?!)]) => $1h
  hiperk(?={K})(?<=(?<!\p{L})(?:por|de|com|c/|e|na|da) hiperk) => hipercalemia
  (?<=(?:no|do|ao) )([1-9]) (?=ciclo|trimestre|m[eê]s de|dia de) => $1º~
  (?<=(?:com|de) \d{1,3} (?:anos|meses|dias)) (?=(?:tabagista|ex-tabagista|hipertens[oa]|diab[eé]tic[oa]|etilista|obes[oa]|asm[aá]tic[oa]|icter[ií]cia)(?!\p{L})) => ,~
  {S}(K|Na|Hb|TSH|INR|TFG|HbA1c|glicemia|lactato) (\d{1,4}(?:[.,]\d{1,3})?),? (?=(?:suspend|inici|dou|fa[cç]o|repo[nr]|trat|intern|transfund|aument|reduz|manten)\p{L}{0,6}) => $1 $2:~
  1 anos => 1 ano
  1 meses => 1 mês
  (?<![\d.,])1 dias => 1 dia
  (?<![\d.,])1 semanas => 1 semana
  ({person}) (?=\d{1,3} anos?(?!\p{L})(?! (?:após|apos|pós|pos|depois|atrás|atras|antes|sem|de (?:seguimento|evolução|uso|doença|tratamento|acompanhamento)))) => $1 de~
  (criança|crianca|lactente|bebê|bebe|menino|menina|rn) (?=\d{1,2} (?:m[eê]s|meses|dias?|semanas?)(?!\p{L})(?! (?:após|apos|pós|pos|depois|atrás|antes))) => $1 de~
  (gestante|grávida|gravida|beb[eéê]|bb|lactente|feto) (?=\d{1,2} (?:semanas?|meses|dias)(?!\p{L})(?! (?:após|apos|pós|pos|depois|atrás|atras|antes))) => $1 de~
  ({person}) em (\d{1,3} anos) => $1 de $2
  {S}(\d{2,3} anos),? (?=(?:masc|fem|DM2?|HAS|IC|FA|DPOC|DRC|tabagista|hipertens[oa]|diab[eé]tic[oa]|etilista)(?!\p{L})) => Paciente de $1,~
  (?<={person} de \d{1,3} (?:anos|meses),? )(?<! com )(?=(?:DM1|DM2|DM|HAS|DRC|IC|FA|DPOC|DAC|LES|HIV|TEP|TVP|AVC|IAM|dor|febre|tosse|dispneia|cefaleia|artrite|asma|sepse|pneumonia|PNM|ITU|hemoptise|hematúria|diarreia|vômitos|queixa|dx|diagnóstico|diagnostico|história|historia|hx|psoríase|psoriase|enxaqueca|síncope|sincope|fratura)(?!\p{L})) => com~
  (DM1|DM2|DM|HAS|DRC|IC|ICC|FA|DPOC|DAC|DLP|IRC|LES|obeso|obesa) (DM1|DM2|DM|HAS|DRC|IC|ICC|FA|DPOC|DAC|DLP|IRC|LES),? (?:e )?(?=(?:DM1|DM2|DM|HAS|DRC|IC|ICC|FA|DPOC|DAC|DLP|IRC|LES)(?!\p{L})) => $1, $2 e~
  (?<!, )(DM1|DM2|DM|HAS|DRC|IC|ICC|FA|DPOC|DAC|DLP|IRC) (?=(?:DM1|DM2|DM|HAS|DRC|IC|ICC|FA|DPOC|DAC|DLP|IRC)(?!\p{L}| e )) => $1 e~
  // "c/ 8h" is "every 8 hours", and "p/" after an amount "per": kept.
  c/ ?(?=\d{1,3} ?(?:h|hs|hrs|hr|horas?|min|minutos?) (?:de|do|da)(?!\p{L})) => com~
  (?<!(?:cp|comp|comprimidos?|gotas?|amp|ampola|mg|ml|mcg|g|ui|jatos?|caps|cápsulas?|doses?|vez|vezes|\dx|troca|trocar|curativo|repete|repetir|aplica|aplicar) )c/ ?(?=\d)(?!\d[\d.,/-]{0,8} ?(?:h|hs|hrs|hr|horas?|min|minutos?|h\d{1,2})(?!\p{L}))(?!\d{1,2}/\d{1,2}) => com~
  (?!c/c(?!\p{L}))(?!c/ ?(?:dia|hora|semana|m[eê]s|olho|narina|lado|mama|mão|mao|refei\p{L}{3,5}|troca|mamada|dose|plant[aã]o|ano|vez|h)(?!\p{L}))(?!c/ ?uma?(?: (?:d[aeo]|com|tem|e|s[oó])(?!\p{L})|\s*$|[.,;?!]))c/ ?(?=\p{L}) => com~
  p/ ?(?=["“«‘'\uE000]) => para~
  c/ ?(?=["“«‘'\uE000]) => com~
  s/ ?(?=["“«‘'\uE000]) => sem~
  p/ ?(?=\d)(?<=(?:de|caiu|subiu|foi|passou|aumentou|reduziu|aumentei|reduzi|baixou|baixei|subi|desceu|troquei|passei|titulei) [\d.,]{1,8} ?(?:mg|g|ml|mcg|%|ui|l|mg/dl)? p/ ?) => para~
  p/ ?(?=\d)(?!1,73)(?<=\p{L}{2} p/ ?|^p/ ?|[,;:(] p/ ?)(?<!(?:mg|mcg|kg|ml|ui|vezes|vez|cp|comp|gotas|amp|dose|doses|jatos|litros|dl|min|litro|ampola|ampolas|frasco|gramas) p/ ?) => para~
  (?!p/(?:vo|via|ev|iv|im|sc|sonda|sng|dia|kg|min|hora|sem|m[eê]s|h|semana)(?!\p{L}))p/(?=\p{L}{2}) => p/~
  (?!s/(?:n|a|p)(?!\p{L}))s/(?=\p{L}{2}) => s/~
  `,
  { person },
);

/** "2 sem" for weeks; "sem" is a negation elsewhere, so that these rules stand alone. */
export const portugueseWeeks = parseRules(String.raw`
  (?<=(?<!\p{L})(?:n?d?essa|n?d?esta|toda|pr[oó]xima|[uú]ltima|outra|mesma|na|da) )sem(?={K}| (?:q|que|j[aá]|foi|vi|atendi|peguei|tive|passada)(?!\p{L})) => semana
  (?<=(?<!\p{L})(?:a )?cada )(\d{1,2}) ?sem(?=$|\s) => $1 semanas
  (?<=(?<!\p{L})(?:por|p/|x/) )sem(?={K}) => semana
  (?<![\d.,/])(\d{1,2}) ?sem(?= (?:ou|mas|q|que|p/|pra|se)(?!\p{L})| e (?!\d|com|c/|um|uma|o|a|os|as|dois|duas)\p{L}) => $1 semanas
  // "10 tratados, 3 sem": of those that were counted. No noun phrase begins with "de" or a mark, so that "sem" is no preposition there.
  (?<!\d (?:com|c/) ?\p{L}[^.!?\n]{0,60})(?<!(?<![\d.,/])\d{1,4} (?:\p{L}{3,12}(?:ados|adas|idos|idas)|pacientes|pcts|pctes|casos|doentes|utentes|crian[cç]as|mulheres|homens|idosos|profissionais)(?: [^.,;!?\n\d]{1,24})?, (?:e )?)(?<![\d.,/])(\d{1,2}) ?sem(?= de \p{L}| (?:ap[oó]s|antes|depois|dps|dpois|atr[aá]s)(?!\p{L})|\s*[,;)]|\s*[.!?](?:\s|$)|\s*\n|\s*$) => $1 semanas
  (?<=\dx/d(?:ia)?|\dx ao dia|\d{1,2}/\d{1,2} ?h) (\d{1,2}) ?sem(?= (?:serve|resolve|basta|funciona|chega|cura|trata|d[aá]|é|j[aá])(?!\p{L})) => ~$1 semanas
  (?<=\d ?(?:a|anos)(?!\p{L})[^.!?\n]{0,80}[,;] )(\d{1,2}) ?sem (?=(?:gravidez|gesta[cç][aã]o|gestacional)(?!\p{L})) => $1 semanas de~
  (?<=(?:beb[eéê]|bb|lactente|rn|grávida|gravida|gestante|prematuro|embrião|embriao|feto)(?: de)? )(\d{1,2}) ?sem(?= |,) => $1 semanas
  (?<=gesta\p{L}{0,14},? )(\d{1,2}) ?sem(?=[,.;]) => $1 semanas
  (?<=(?<!\p{L})(?:há|ha|por|a cada|após|apos|ig|ig de|gestante|gestante de|grávida|gravida|grávida de|gravida de|em|faz|durante|com|c/|de|e|até|ate|mais|outras|próximas|proximas|últimas|ultimas) )(\d{1,2}) ?sem(?=$|\s*[,.;:?!)]|\s(?:de|e|que|q|em|após|apos|antes|pra|para|p/|c/|s/|ou|já|ja)\s) => $1 semanas
  (?<=(?:gestante|grávida|gravida|ig|ig de|gestação de|gestacao de|gestante de|grávida de|gravida de|rn de) )(\d{1,2}) ?sem(?=\s) => $1 semanas
  {S}(\d{1,2}) ?sem(?= de (?:tto|tratamento|uso|gesta|evolu|ig|vida|ATB|antibi|corti|pós|pos)\p{L}*) => $1 semanas
  (?<=(?:omeprazol|pantoprazol|metotrexato|prednisona|isotretinoína|isotretinoina|sertralina|fluoxetina|escitalopram|antibiótico|atb) )(\d{1,2}) ?sem(?=$|\s*[.,;?!]) => $1 semanas
  (?<=primeiras )sem(?=\s(?:e|de|do|após|apos)\s|[.,]|$) => semanas
  (?<=\d (?:primeiras|últimas|ultimas) )sem(?=\s|[.,]|$) => semanas
`);
