import { oneOf } from './one-of';
import { parseRules } from './rewrite-rules';

const macros = {
  adverb: oneOf(
    String.raw`muito|mto|mt|mta|mais|menos|sempre|nunca|bem|mal|logo|assim|melhor|pior|de|d[ao]s?|com|c/|à|ao|às|aos|na|no|nas|nos|em|por|pela|pelo|para|p/|todos|todas`,
  ),
  // Verbs that take a clause with "se", which is "whether".
  asks: oneOf(
    String.raw`pergunt\p{L}+|question\p{L}+|sab\p{L}+|v[eê]em?|viram|vejam|diz\p{L}*|disser\p{L}*|avali\p{L}+|discut\p{L}+|interessa\p{L}*|import\p{L}+|confirm\p{L}+|verific\p{L}+`,
  ),
};

/** What European Portuguese writes otherwise on a phone: pronouns without a hyphen, "cá", "estar a". */
export const portuguesePronouns = parseRules(
  String.raw`
  (?<=\p{L} |^)(?!{asks} )(\p{L}{3,14}(?:am|em)) se (?={adverb}(?!\p{L})) => $1-se~
  (?!(?:algu[eé]m|ningu[eé]m|quem|nem|bem|sem|tamb[eé]m|por[eé]m|homem|ontem|ordem|imagem|viagem|enfermagem|triagem|contagem|dosagem|passagem|mensagem|garagem|linguagem|vantagem|aprendizagem|percentagem) )(\p{L}{3,14}(?:am|em)) (me|nos|lhe|lhes) (?=(?:\p{L}{3,}(?:os|as)|o|a|os|as|um|uma|uns|umas|que|q|muito|mto|sempre|para|p/|por|de|com|c/|tudo|isto|isso|mais|logo|todos)(?!\p{L})) => $1-$2~
  (organiza|vira|desenrasca|cuida|deita|cala|mexe|despacha|acalma|habitua|lembra|prepara) te(?={K}| {adverb}(?!\p{L})) => $1-te
  {S}(mais )?algu[eé]m a (?=\p{L}{2,12}[aei]r(?!\p{L})) => $1alguém está a~
  {S}(mais )?algu[eé]m (?=\p{L}{2,12}(?:ando|endo|indo)(?!\p{L})) => $1alguém está~
  (?<=\p{L}{3} )tao a (?=\p{L}{2,12}[aei]r(?!\p{L})) => estão a~
  (?<=\p{L}{3} )ta a (?=\p{L}{2,12}[aei]r(?!\p{L})) => está a~
  (?<=(?<!\p{L})(?:vem|vêm|veio|venham|vir|vier|por|at[eé]|s[oó]|de volta|volta|voltou|enfartes|doentes|utentes|malta|que) )ca(?={K}| (?:às|as|amanh[aã]|hoje|ontem|fora|dentro|em casa|ter)(?!\p{L})) => cá
  {C}(kolegas|colegas),? ca (?=n[ao]s?(?!\p{L})) => colegas, cá~
  {C}ca (?=n[oa]s? (?!pulm|c[oó]lon|reto|mama|colo|p[aâ]ncreas|f[ií]gado|es[oô]fago|est[oô]mago|pele|boca|pr[oó]stata|bexiga|rim|ov[aá]rio|tireoide|test)\p{L}) => cá~
  kolegas?(?!\p{L}) => colegas
  (?<=(?<!\p{L})(?:isto|isso|aquilo|n[aã]o|já|ja|s[oó]|nem|me|lhe|te|nos|quem|ningu[eé]m|ele|ela|agora) )da (?=(?:asneira|medo|vontade|trabalho|pena|raiva|gosto|jeito|conta|tempo|certo|errado|problema|sono|dor|enjoo|n[aá]usea|para|p/|pra)(?!\p{L})) => dá~
  (?<=(?<!\p{L})o (?:colega|m[eé]dico|dentista|chefe|residente|interno|cirurgi[aã]o|plantonista|posto|pediatra|ortopedista) )da (?=\p{L}{4,18}(?:ina|ol|ona|eno|ato|azol|xona|ida|am) (?:a tod|para tod|p/ tod|a quem|sempre)) => dá~
  {S}(?:e |é |eh )?p[aá],? (?=(?:qd|quando|qnd|qdo|quem|qual|onde|porqu|pq|como|isto|hoje|eu|o|a|os|as|que|q)(?!\p{L})) => _
  ! qd(?= (?!por |at[eé] |h[aá] )(?:é|a|o|as|os|um|uma|se|n|não|vem|vai|for|há|ha|\p{L}{3,})(?!\p{L})) => quando
  {S}(?:pq|porque|porq|porqu[eê]) (?=(?:raio|diabo|carga d|é que|é q|motivo|raz[aã]o)(?!\p{L})) => por que~
  {S}(?:kizomba|futebol|brincadeiras?|piadas?|pol[ií]tica) [aà] parte, => _
`,
  macros,
);
