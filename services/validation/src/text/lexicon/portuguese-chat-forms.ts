import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const SWEARING = 'pqp ptqp fdx vsf vtnc vtmnc tmnc krl krlh slk pprt'.split(' ');

const macros = {
  // Short forms of swearing, which a formal post omits.
  swear: `(?:${SWEARING.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]).join('|')}|PQP|FDX|VSF|VTNC|PTQP)`,
  starts: oneOf(String.raw`
    o|a|os|as|um|uma|que|q|hj|hoje|ontem|mais|n[aã]o|eu|t[oô]|estou|esse|essa|meu|minha|chegou|venham|v[aã]o|outro|outra|de novo|ningu[eé]m|quem|\d{1,3}[aªº]?
  `),
  verb: oneOf(
    String.raw`vale|valeu|ajuda|ajudou|ajudam|melhora|melhorou|piora|piorou|d[oó]i|cansa|demora|demorou|gosto|gostei|usa|uso|usamos|sofre|trabalha|chora|chorou|sangra|sangrou|reclama|reclamam|muda|mudou|falta|atrasa|aprendo|aprendi|depende|incomoda|preocupa|co[cç]a|ronca|faz`,
  ),
  counted: oneOf(
    String.raw`leitos?|pacientes?|pcts?|pctes?|doentes|utentes|pessoas|camas|crian[cç]as|internados|vagas|beb[eê]s|rns?|quartos|andares|casos|consultas|plant[oõ]es`,
  ),
};

/** Words of chats with one reading in their context, and short forms of swearing, which are no acronyms (VAL-65). */
export const portugueseChatForms = parseRules(
  String.raw`
  // Swearing.
  ! {S}(?:(?:[Mm]ano|[Gg]ente|[Gg]alera|[Aa]i|[Aa]h|[Ee]p[aá]|[Ee]ita|[Nn]ossa|[Cc]ara|[Vv][eé]i|[Pp]uts|[Pp]utz),? )?{swear}[,!.:]* (?={starts}(?!\p{L})) => _
  ! (?<=[.!?…,;] )(?:[Ee]p[aá],? |mano,? |cara,? )?{swear}[,!.]+(?= \p{L}) => _
  ! (?<=[\p{L}\d)]),? {swear}(?=\s*[.!…]*\s*$) => _
  {S}(?:ep[aá]|p[oô]|ora bolas|irra)[,!.]+(?= ) => _
  {S}(?:tmj|tamo junto)[,!.]* (?=(?:samu|equipe|time|equipa)(?!\p{L})) => _
  {S}(?:tmj|tamo junto)[,!.]* (?:galera|pessoal)[,!.]+(?= ) => _
  {S}blz,? ent[aã]o,? (?=\p{L}) => então~
  {S}(?:blz|beleza),? (?=(?:o|a|os|as|mas|agora|hoje|hj|ent[aã]o|vamos)(?!\p{L})) => _
  // Here and there.
  (?<=(?<!\p{L})(?:pis(?:ou|a|am)|cheg(?:ou|uei|a)|por|estou|t[oô]|estamos|vi[mr]|veio|vem|fic(?:a|ou|o)|trabalh(?:o|a|am)|funciona|acontece|apareceu|passou|ningu[eé]m|a gente) )aki(?!\p{L}) => aqui
  aki(?= (?:no (?:hospital|posto|interior|plant[aã]o|nordeste|servi[cç]o|sus)|na (?:cidade|upa|ubs|regi[aã]o|ro[cç]a|minha)|em (?:casa|sp|minas)|de (?:madrugada|noite))(?!\p{L})) => aqui
  (?<=(?<!\p{L})(?:venham?|vem|v[eê]m|vim|vir|anda|chega|cheg[ao]u|est[aá]|estou|fa[cç]am|e|at[eé]|p[oô]r|de l[aá] para) )ca(?={K}| (?:fazer|ver|ter|trabalhar|em casa|dentro|fora|na|no|para|p/|um|uma|passar|a)(?!\p{L})) => cá
  // Much.
  (?<=(?<!\p{L}){verb} )mt(?= a pena|{K}| (?:com|c/|de|d[aeo]|na|no|nas|nos|para|p/|pra|por|e|mas|q|que|em|quando|pouco|bem|mal|aqui|hj|hoje|a|ao)(?!\p{L})) => muito
  (?<=(?<!\p{L})(?:achei|acho|ach[aá]mos|é|foi|demais|era|est[aá]|d[oó]i) )mt(?={K}) => muito
  // "To" before a preposition or an adverb.
  (?<=^|[.!?…,;:] |(?<!\p{L})(?:e|mas|eu|j[aá]|que|q|hoje|hj|ainda|s[oó]|porque|pq|n[aã]o) )to (?=entre \p{L}|sem |com |c/ ?|no |na |num |numa |nos |nas |em |aqui|at[eé] |achando|ficando|desde |h[aá] |muito |mto |mt |meio |super |quase |bem |fora |de (?:plant[aã]o|folga|f[eé]rias|licen[cç]a|saco)) => estou~
  // "P" before a count, "tb" beside another part of a list.
  ! (?<=(?<!\p{L})(?:\d{1,3} )?(?:intern[oa]s?|m[eé]dic[oa]s?|enfermeir[oa]s?|t[eé]cnic[oa]s?|fisioterapeutas?|residentes?|auxiliar(?:es)?|plantonistas?|pessoas?|bombas?|macas?|camas?|minutos|min|profissiona(?:l|is)|ventilador(?:es)?|monitor(?:es)?|computador(?:es)?|banheiros?|ambul[aâ]ncias?|vagas?|leitos?|cadeiras?) )p/? ?(?=\d{1,3} {counted}(?!\p{L})) => para~
  (?<=(?<!\p{L})(?:agora|hoje|hj|aqui|ontem|depois|l[aá]|falta|faltam|pedi|pede|pe[cç]o|usei|uso|dei|fiz) )tb (?=(?:de|d[aeo]s?|com|c/|o|a|os|as|em|no|na|um|uma|por) ?\p{L}) => também~
  (?<=(?<!\p{L})(?:feit[oa]|dad[oa]|c[aá]lcio|soro|adrenalina|noradrenalina|iniciad[oa]|pedid[oa]|colhid[oa]),? )tb(?={K}) => também
  // Hours and ages of "há".
  ha (?=[>~≥] ?\d{1,3} ?(?:anos?|meses|m[eê]s|dias?|semanas?|h|horas?|min)(?!\p{L})) => há~
  (?<=\p{L}{2} )(?:tdo|td)(?={K}| (?:uti|UTI|e|mas|na|no)(?!\p{L}))(?<=(?<!\p{L})(?:quer|querem|fizemos|tentei|tentamos|fiz|pedi|vi|quis|investir|faz|fazer) td) => tudo
  ds?d j[aá](?!\p{L}) => desde já
  (?<=(?<!\p{L})(?:obg|obgda?|obrigad[oa]|vlw|valeu)(?: (?:desde|dsde) j[aá]| pela ajuda| pessoal| gente)?),? (?:bjs+|bjos?|bjinhos|abs|abra[cç]os?)(?=\s*[.!]*\s*$) => _
`,
  macros,
);
