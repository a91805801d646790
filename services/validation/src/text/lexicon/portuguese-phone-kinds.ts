import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  child: String.raw`(?:crian[cç]a|menin[oa]|garot[oa]|lactente|beb[eê]|escolar|mi[uú]d[oa]|filh[oa]|net[oa]|adolescente|jovem)`,
  // What is counted, by gender: "2a noite", "3o plantão".
  feminine: oneOf(String.raw`
    vez|dose|linha|noite|consulta|semana|crise|ITU|interna[cç][aã]o|cirurgia|gesta[cç][aã]o|gravidez|ces[aá]rea|cesariana|tentativa|op[cç][aã]o|fase|etapa|sess[aã]o|
    parte|aula|edi[cç][aã]o|turma|avalia[cç][aã]o|via|pun[cç][aã]o|coleta|amostra|hora|parada|PCR|transfus[aã]o|gera[cç][aã]o|causa|filha|infec[cç][aã]o|recidiva|
    bi[oó]psia|convuls[aã]o|queda|prova|chamada|fatura|escolha|troca|madrugada|segunda|ter[cç]a|quarta|quinta|sexta|residente|m[aã]e|visita|rodada|ampola|bolsa|
    toracocentese|paracentese|colonoscopia|tomografia|resson[aâ]ncia|hemocultura|urocultura|dosagem|reintuba[cç][aã]o|UTI|gestante|reuni[aã]o|entrevista|mensagem
  `),
  masculine: oneOf(String.raw`
    dia|ano|m[eê]s|plant[aã]o|caso|parto|filho|tri|trimestre|bloco|turno|epis[oó]dio|ciclo|retorno|andar|lugar|semestre|per[ií]odo|exame|[oó]bito|paciente|
    internamento|grau|dedo|metatarso|molar|pr[eé]-molar|infarto|AVC|congresso|transplante|banho|colega|encontro|m[oó]dulo|hospital|emprego|concurso|beb[eê]|teste|
    tratamento|antibi[oó]tico|esquema|eletro|ECG|artigo|doente|utente|chamado|pedido|tempo|ataque|estagi[aá]rio|est[aá]gio|round|swab|PCR
  `),
  // Verbs in the past before a pronoun without its hyphen, which Brazil puts before the verb.
  past: String.raw`(?!algu[eé]m|ningu[eé]m|outr[ao]s?|quem)\p{L}{1,12}(?:[^aeiou]ou|aram|eram|iram|uxeram|isseram|[^e]eu|iu|isse|edi|ediu)`,
  afterPronoun: oneOf(
    String.raw`se|que|q|uma?|o|a|os|as|para|p/|pra|sobre|por|porque|pq|com|c/|de|do|da|no|na|em|isto|isso|tudo|muito|mto|hoje|ontem|alta|bem|mal|logo|s[oó]|ainda|mais|nada|quando|como|ao|à|este|esta|esse|essa|umas?|um`,
  ),
};

/** Short forms of drugs that only one drug has, and that are no other word. */
const DRUGS =
  `ibu ibuprofeno; dulo duloxetina; colchi colchicina; colch colchicina; dapagli dapagliflozina; empagli empagliflozina; sacubi sacubitril; clortal clortalidona; levoti levotiroxina
  glarg glargina; dapto daptomicina; anidula anidulafungina; caspo caspofungina; oselta oseltamivir; terbi terbinafina; perme permetrina; permet permetrina; itra itraconazol
  vori voriconazol; rocuro rocurônio; petid petidina; sevo sevoflurano; azatio azatioprina; tacro tacrolimo; salbut salbutamol; amoxclav amoxicilina-clavulanato; norflox norfloxacino
  levoflox levofloxacino; moxi moxifloxacino; ciproflox ciprofloxacino; sulfame sulfametoxazol; fluoxe fluoxetina; citalo citalopram; venla venlafaxina; mirta mirtazapina; trazo trazodona
  olan olanzapina; halop haloperidol; carbam carbamazepina; lamotri lamotrigina; valpro valproato; betameta betametasona
  bromop bromoprida; ondansetro ondansetrona; atorvas atorvastatina; sinvas sinvastatina; rosu rosuvastatina; bisopro bisoprolol; nebi nebivolol
  enalap enalapril; captop captopril; hidralaz hidralazina; metild metildopa; nifed nifedipino; amiod amiodarona; digox digoxina; varfar varfarina; apix apixabana; edoxa edoxabana
  ticag ticagrelor; alteplas alteplase; ácidotranex ácido tranexâmico; tranex ácido tranexâmico; ocitoc ocitocina; misopros misoprostol; nevira nevirapina; doluteg dolutegravir; isoniaz isoniazida`
    .split(/[;\n]/)
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const);
const WRITTEN_DRUGS = DRUGS.map(([short, full]) => `! ${short}(?![\\p{L}-]) => ${full.replaceAll(' ', '~')}`).join(
  '\n',
);

/** Devices and examinations that a phone cuts short and that are no other word. */
const THINGS =
  `epidemio epidemiologia; nasoent nasoenteral; esteto estetoscópio; estetos estetoscópios; perfuro perfurocortante; perfuros perfurocortantes; desfib desfibrilador; desfibri desfibrilador; oxim oxímetro; gaso gasometria; gasos gasometrias
  videolaringo videolaringoscópio; broncosco broncoscopia; manometr manometria; phmetria pHmetria; ressona ressonância; mamo mamografia
  eletrocard eletrocardiograma; ecocard ecocardiograma; pedopsi pedopsiquiatria; pedopsiq pedopsiquiatria; neuroped neuropediatria; cardioped cardiologia pediátrica; gastroped gastroenterologia pediátrica
  reavaliaç reavaliação; orientaç orientação; vacinaç vacinação; extubaç extubação; acomp acompanhante; acompanh acompanhante; plantonista plantonista`
    .split(/[;\n]/)
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const)
    .filter(([short, full]) => short !== full);
const WRITTEN_THINGS = THINGS.map(([short, full]) => `! ${short}(?![\\p{L}-]) => ${full.replaceAll(' ', '~')}`).join(
  '\n',
);

/** Kinds of phone wording that the rules of phrases read first: counts, staff, drugs, things, pronouns and short notes. */
export const portuguesePhoneKinds = parseRules(
  `${WRITTEN_DRUGS}
${WRITTEN_THINGS}
${String.raw`
  // Ages and ordinals.
  ({child}) ([1-9]|1\d)a (?!{feminine}(?!\p{L}))(?=\p{L}) => $1 de $2 anos~
  ({child}) ([1-9]|1\d)a (?=convuls[aã]o|crise (?:convuls|de asma)) => $1 de $2 anos com~
  {S}([1-9]|[1-9]\d)a(?=, ) => $1 anos
  (?<![\d,.])([1-9]|1\d)a (?={feminine}(?!\p{L})) => $1ª~
  (?<![\d,.])([1-9]|1\d)o (?={masculine}(?!\p{L})) => $1º~
  (?<=(?<!\p{L})(?:volt[ao]r?|volte|retorn[ao]r?|reavali[ao]r?|marcad[oa]|at[eé]|vem|v[eê]m|atende|opera|abre|chega|s[oó]) )([2-6])a(?: ?f(?:eira)?)?(?={K}) => na $1ª-feira
  (?<=at[eé] )na (?=[2-6]ª-feira) => _
  (?<![\d.,])([2-6])a (?=à (?:tarde|noite)|de manh[aã]) => $1ª-feira~
  (?<![\d.,])(\d{1,3})mil(?!\p{L}) => $1 mil
  (?<![\d.,/])(\d{1,4}(?:[.,]\d)?) ?ui(?![\p{L}\d/]) => $1 UI
  (?<=(?<!\p{L})(?:que|q) )\+ (?=\p{L}{3}) => mais~
  (?<=\p{L}{3} )\+ (?=(?:d[eo] que|q|que|ou menos|uma?|importante|comum|grave|caro|simples|dif[ií]cil|f[aá]cil|r[aá]pido|barato|velh[oa]|nov[oa])(?!\p{L}))(?<!\d ?\p{L}{1,4} \+ ) => mais~
  as (\d{1,2}) ?am(?!\p{L}) => às $1h da manhã
  as (?=\d{1,2}h(?:\d\d)? de (?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|hoje|ontem|amanh[aã])(?!\p{L})) => às~
  hepatite ([abde])(?={K}| (?:[2-9]x|\d|e|com|c/|cr[oô]nica|aguda|em|na|no|tratada|positiva|3 vezes)(?!\p{L})) => hepatite ^$1
  vit(?:amina)? ([abdek])(?={K}| (?:baixa|e|em|na|no|oral|\d|de|com|para|p/)(?!\p{L})) => vitamina ^$1
  (?<=(?<!\p{L})pela )([2-9]|1\d)(?:x|ª|a)(?: vez)?(?={K}| \p{L}) => $1ª vez
  (menor(?:es)?|maior(?:es)?|acima|abaixo) (?:de |d |q |que )?1m(?={K}) => $1 de 1 mês
  (menor(?:es)?|maior(?:es)?|acima|abaixo) (?:de |d |q |que )?([2-9]|1\d)m(?={K}) => $1 de $2 meses
  ! {S}([2-9]|1[0-2])[mM] (?=(?:chega|ou|basta|bastam|é|s[aã]o)(?!\p{L})) => $1 meses~
  (?<=(?<!\p{L})(?:indolor|doloros[oa]|progressiv[oa]|persistente|recorrente|intermitente|pruriginos[oa]|seca|produtiva|ardor|coceira|rouquid[aã]o)) (?=\d{1,2} (?:dias|semanas|meses)(?:,|{E})) => ~há~
  (?<=\p{L}{3} )a noite (?=(?:n[oa]s?|em|toda|com|sem|para|p/|pra)(?!\p{L}))(?<!(?<!\p{L})(?:toda|tod[ao]s?|para|pra|p/|durante|sobre|passar|passei|passou|virar|virei|virou|é|foi|até|ate|dormi|com|na|de) a noite ) => à noite~
  que delicia(?!\p{L}) => que delícia
  ! (?<=(?<!\p{L})(?:chegando|chegou|chegam|chegaram|reverteu|melhorou|piorou|operad[oa]s?|evoluiu|veio|internou|faleceu|AVCs?|IAM) )c/ ?(?=\d{1,2} ?h(?!\p{L})) => com~
  (?<=(?<!\p{L})(?:gestante|gr[aá]vida)[^.!?\n]{0,60}, )([1-4]\d)s(?={K}) => $1 semanas
  (?<=(?<!\p{L})igual )a (?=\dª) => à~
  (?<=(?<!\p{L})por )manha(?={K}) => manhã
  (?<=(?<!\p{L})(?:um|uma|algum|alguma|nenhum|cada um|qualquer um) de )nos(?={K}) => nós
  (?<=(?<!\p{L})(?:algum|alguma|nenhum|qual) de )vos(?={K}| \p{L}) => vós
  {C}(\p{L}{3,12}(?:em|am)),? (?:gente|galera|povo)(?={E}) => $1
  (?:muito|mto|mt) obg (?=pel[ao]s?|por |a tod|a quem) => agradeço muito~
  // Abbreviations by the next words.
  ! fe (?=[1-7]\d(?!\d|[.,]\d)) => FE~
  ! (?<=(?<!\p{L})(?:o|do|no|qual|qual o|pelo) )cid(?={K}| (?:certo|de|do|da|correto|para|p/|\p{Lu})) => CID
  ! (?<![\p{L}-])(?<!tic[ -])tac(?![\p{L}-]) => TAC
  ! (?<=(?<!\p{L})(?:no|do|o|de|com) )hic(?={K}| (?:com|sem|mas|e|de)(?!\p{L})) => HIC
  ! p[oó]s (?=(?:HD|QT|RT|IOT|PCR|AVC|IAM|COVID|VM)(?!\p{L})) => pós-
  (?<!de )hansen(?={K}) => hanseníase
  (?<=(?<!\p{L})falsos? )neg(?!\p{L}) => negativo
  (?<=(?<!\p{L})(?:USG|US|ultrassom) )obst(?!\p{L}) => obstétrico
  (?<=farm[aá]cia )hosp(?:ital)?(?= (?:est|t[aá]|n[aã]o|sem|diz|disse|troc)) => hospitalar
  {C}cir (?=(?:j[aá]|avaliou|viu|liberou|n[aã]o|vem|vai)(?!\p{L})) => a cirurgia~
  ! (?<=(?<!\p{L})na )os (?=(?:q|que) ) => OS~
  // Staff.
  (?<=(?<!\p{L})sou )fono(?={K}| (?:e|h[aá]|d[aeo])(?!\p{L})) => da fonoaudiologia
  (?<=(?<!\p{L})sou )nutri(?={K}| (?:e|h[aá]|d[aeo])(?!\p{L})) => nutricionista
  (?<=(?<!\p{L})e eu )medica(?!\p{L}) => médica
  se ve (?=n[oa]s?|pouco|todo|muito|assim) => se vê~
  (?<=(?<!\p{L})na )enf(?={K}) => enfermaria
  assint(?!\p{L}) => assintomático
  bronco (?=r[ií]gida|flex[ií]vel|hoje|amanh[aã]|normal|com lavado) => broncoscopia~
  ! (?<=(?<!\p{L})(?:a|da|na|sua|minha) )pa(?= (?:subiu|caiu|baixou|normal|alta|baixa|estava|est[aá]|t[aá]|n[aã]o|foi|melhorou|respondeu|segurou|controlada|descontrolada)(?!\p{L})|{K}) => PA
  ! (?<=(?<!\p{L})(?:com|c/|onda|de) )t (?=neg|invert|apicul) => T~
  ! (?<=(?<!\p{L})(?:da|pela|na) )ona(?={K}| (?:\d|n[ií]vel|q|que|aqui)(?!\p{L})) => ONA
  (laborat[oó]rio (?:ligou|avisou|comunicou)) (?=(?:K|Na|Hb|k|na|hb|troponina|plaquetas|lactato|glicemia) \d) => $1:~
  {C}e (?=(?:normal|comum|segur[oa]|verdade|poss[ií]vel|obrigat[oó]ri[oa]|legal|crime|permitid[oa]|grave|rar[oa])(?:,? n[eé]|,? não é)?\?) => é~
  {S}gente,? (?:que|q) (?=(?:del[ií]cia|bom|boa|lind[oa]|fof[oa]|loucura|horror|dor|luta|nervos[oa]|agonia|tenso|noite|manh[aã]|tarde)(?!\p{L})) => que~
  (?<=(?<!\p{L})sou )t[eé]c (?=h[aá] ) => profissional técnico~
  {S}fisio d[eao] (\p{L}{4,20})[,:] (?=\p{L}{3}) => Sou fisioterapeuta de $1.~
  {S}mano (?=[ao] (?!mano)\p{L}{4}) => _
  {C}dx (?=dif[ií]ci|f[aá]ci|inesperad|final|prov[aá]vel) => diagnóstico~
  {S}enf (?=(?:q|que)(?!\p{L})) => profissional de enfermagem~
  {S}t[eé]cs?(?: de)? enf(?:ermagem)?,? (?=(?:q|que)(?!\p{L})) => profissional técnico de enfermagem~
  (?<=(?<!\p{L})(?:em|de|entre|com|c/|para|p/|pra|por|dos|aos|os) )t[eé]cs?(?: de)? enf(?:ermagem)?(?!\p{L}) => técnicos de enfermagem
  (?<=(?<!\p{L})(?:ter|tem|sem|falta|faltam?|faltando|contratar|contrata|h[aá]|um|tinha|como) )enf(?={K}| (?:\d|no|na|em|de|do|da|para|p/|pra|suficiente|q|que|e)(?!\p{L})) => enfermeiro
  (?<=(?<!\p{L})uma )enf(?={K}| (?:s[oó]|no|na|em|para|p/|pra|e)(?!\p{L})) => enfermeira
  {S}t[eé]c d[eao] (raio-?x|rx|RX|radiologia|laborat[oó]rio|lab|imobiliza[cç][aã]o|farm[aá]cia) aqui[:,.!]+ => Sou profissional técnico de $1.
  {S}fisio (?=(?:num|numa|n[ao]s?|em|do|da) ) => fisioterapeuta~
  {S}nutri (?=(?:num|numa|n[ao]s?|em|do|da) ) => nutricionista~
  {S}(?:nutri|nutricionista) (?:c[aá]|por c[aá]):? => Sou nutricionista.
  {S}([a-zçãáéíóúâêô]{5,16}(?:istas?|[oó]log[oa]|eir[oa]|peuta|c[eê]utic[oa])) c[aá]: => Sou $1.
  {S}(?:professora?|prof|docente) d[eao] f[aá]rmaco(?:logia)?(?!\p{L}) => docente de farmacologia
  {S}(R[1-5]) (d[eao] \p{L}{4,20})(?: aqui)?[,:.] (?=\p{L}{3}) => Sou $1 $2.~
  {S}enf (?=d[aeo]s? \p{L})(?![^.:,\n]{0,40} aqui) => enfermagem~
  {S}neo: => Neonatologia:
  {S}gente,? (?=e (?:aquel|ess|est)[ea]s? ) => _
  (tomei|levei|tomou|levou) (?:um )?esporro(?!\p{L}) => $1 uma repreensão
  {S}sai (?=(?:de \d{1,2}h|d[ao] (?:plant[aã]o|UTI|hospital|turno|centro)|agora)(?!\p{L})) => saí~
  // Laboratory values and findings.
  prot (?=\d{1,4}(?!\d|[.,]\d| ?g)) => proteína~
  (?<=\d ?% (?:de )?)linfo(?={K}) => linfócitos
  (?<=\d ?% (?:de )?)(?:neut|neutro)(?={K}) => neutrófilos
  (?<=\d )neut(?={K}) => neutrófilos
  (?<=(?:pr[oó]stata|mama|pulm[aã]o|c[oó]lon|rim|bexiga|tireoide|melanoma) )met (?=[oó]sse|hep[aá]tic|pulmonar|cerebra) => com metástase~
  met (?=[oó]sse|hep[aá]tic|pulmonar|cerebra|linfonodal|[aà] dist) => metástase~
  hemocult(?:ura)? (?=colhidas|negativas|positivas|pendentes) => hemoculturas~
  urocult(?:ura)? (?=colhidas|negativas|positivas) => uroculturas~
  pip[ -]?tazo(?!\p{L}) => piperacilina-tazobactam
  (?<=(?<!\p{L})(?:por|com|c/|para|p/|iniciei|comecei|fiz|de) )mero(?={K}| (?:e|ou|h[aá]|desde)(?!\p{L})) => meropenem
  fenil (?=\d{2,3} ?mcg) => fenilefrina~
  sinal (?:q|que) (?=\p{L}) => sinal de que~
  (?<=ramo )esq(?!\p{L}) => esquerdo
  (?<=ramo )dir(?!\p{L}) => direito
  perfil (?:de )?b(?={K}) => perfil B
  perfil (?:de )?c(?={K}) => perfil C
  ! (?<=(?<!\p{L})(?:com|c/|e) )na (?=1[0-7]\d(?!\d| ?[x/])) => Na~
  p/ ?(?=via a[eé]rea) => para~
  (?<=(?<!\p{L})cirurgia )as (?=\p{L}{4,}s(?!\p{L})) => às~
  (?<=(?<!\p{L})acidentes com )perfuro(?:cortante)?(?!\p{L}) => perfurocortantes
  (?<![\d.,])([2-9]|[1-9]\d) (\p{L}{4,18}(?:tomia|scopia|plastia|centese))(?!\p{L}) => $1 $2s
  // Pronouns of Portugal.
  ({past}) (me|te|lhe|lhes|vos) (?={afterPronoun}(?!\p{L})) => $1-$2~
  ({past}) (me|te|lhe|lhes|vos)(?={K}) => $1-$2
  (sinto|lembro|queixo|esqueço|dedico|preocupo|canso|pergunto|despeço|recuso|habituo|sento|levanto|deito) me (?=\p{L}) => $1-me~
  (mandaram|levaram|deixaram|internaram|trataram|operaram|puseram|tiraram) (n[oa]s?) (?=(?:embora|para casa|ir|morrer|ficar|esperar|sair|entrar)(?!\p{L})) => $1-$2~
  (?<=(?<!\p{L})(?:s[oó]|so|fica|ficou|talvez) )p(?:/|ra) semana(?={K}) => para a semana
  // Places and times.
  ai (?=n[oa]s? \p{L}|em \p{L}|por casa|d[eo] )(?<!(?<!\p{L})(?:a|da|na|pela) ai ) => aí~
  a beira (?=d[oa] (?:leito|cama|paciente|doente)(?!\p{L})) => à beira~
  a beira[ -]leito(?!\p{L}) => à beira-leito
  meia noite(?={K}| (?:e|o|no|na|em|eu|chega|me|liga)(?!\p{L})) => meia-noite
  meio dia(?={K}| (?:e|o|no|na|em)(?!\p{L})) => meio-dia
  ar cond(?:icionado)?(?!\p{L}) => ar-condicionado
  (?<=(?<!\p{L})(?:no|meu|pelo|o|do) )cel(?={K}| (?:do|da|de|e|n[aã]o)(?!\p{L})) => celular
  (?<=(?<!\p{L})(?:fazendo|fiz|fa[cç]o|fazer|fez|estou fazendo|minha|uma|a|na) )pos (?=em \p{L}|de \p{L}|da ) => pós-graduação~
  ! (?<=(?<!\p{L})(?:eu|e eu|estou|m[aã]e|amanh[aã]|domingo|s[aá]bado) )c/ ?(?=plant[aã]o) => com~
  (?<=(?<!\p{L})(?:pag|compr|vend)\p{L}{1,4} )a vista(?!\p{L}) => à vista
  p/ ?(?:q|que)(?={K}) => para quê
  (?:pq|porque|porq|por que) (?:e|é|eh) (?:q|que) (?=\p{L}) => por que é que~
  (?<=(?<!\p{L})(?:percebo|sei|entendo|entendi|sabe|imagino|perguntei|explico|entende|sabem) )(?:pq|porque)(?={K}) => o porquê
  (?<=(?:^|[.!?] )(?:lembrando|cuidado|aten[cç][aã]o|olhem?|lembrem)[^.!?\n]{3,120}\p{L}),? viu(?={E}) => _
  (?<=\p{L}{3} )rs (?=triste|trágico|socorro|chorando|rindo) => ,~
  {C}pet (?=(?:ou|e) ) => PET~
  (poupou|pediu|deu|mandou|ligou|custou|ofereceu|enviou|prometeu|tirou|pagou) nos (?=\d) => $1-nos~
  (?<=(?:app|aplicativo|calculadora|erro|forma|regra|tabela|planilha) (?:bo[am] )?(?:de |para |p/ )?)calculo (?=d[eaoe] ) => cálculo~
  // Thanks that are repeated.
  (?:obg|obrigad[oa]|vlw|valeu)(?:,? (?:obg|obrigad[oa]|vlw|valeu)){1,3}(?={K}) => obg
`}`,
  macros,
);
