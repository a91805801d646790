import { oneOf } from './one-of';
import { isVerb } from './portuguese-verb-forms';

/** Beginnings and ends of a clause that make a Portuguese sentence without an end mark a question. */
export const portugueseQuestions = new RegExp(
  [
    String.raw`^\p{L}{3,}mos(?: [^ ]{1,15}){0,3} ou \p{L}{3,}mos(?: [^ ]{1,15}){0,3}$`,
    String.raw`^at[eé] quando$`,
    String.raw`^quem \p{L}{3,14}[ae] (?:isto|isso)$`,
    String.raw`^quant[ao]s? (?!mais|menos|antes|maior|menor|pior|melhor|ao?s?(?!\p{L})|à)`,
    String.raw`^ou (?!seja|melhor|não|nao|então|entao)`,
    String.raw`^${oneOf(String.raw`
      alg(?:uém|uem|m) (?:me (?:explica|ajuda|indica|diz|ensina|tira|salva)|(?:consegue|poderia|indica|recomenda)(?! (?:e|mas|ter)(?!\p{L}))|explica (?:isso|por que|como)|aqui|sabe|já|ja|tem|usa|usou|viu|pode|conhece|mais|aí|ai|segura|aguenta|concorda|discorda|trabalha|faz|fez|atende|trata|lembra|acompanha|passou por|passa por)|
      qua(?:l|is)|o que (?:vocês|você|acham|fazem|fazer)|
      v?oc[êe]s? (?:usam?|fazem?|acham?|costumam?|têm|tem|já|ja|estão|esperam|tratam|suspendem|pedem|trocam|operam|mantêm|repetem|indicam|anticoagulam|prescrevem|preferem|aceitam|conhecem|conseguem|sabem|recomendam|iniciam|deixam)|
      como (?:vocês|você|fazer para|convencer|conduzir|manejar|lidar)|
      como (?!sabem|dizem|viram|falam|veem|tamb[eé]m|homem|jovem|bem|quem|podem ver|costumam dizer)\p{L}{3,14}[ae]m(?= )|por que|
      quando (?:vocês|você|suspender|iniciar)|o que (?:dizem|dizer|a gente|fazemos|faço|eu faço|se faz|fizeram|fariam)|
      onde (?:consigo|encontro|encontrar|compro|comprar|acho|achar|fica|posso|tem|estudar|vende)|quem (?:usa|já|ja|aqui)|(?:será|sera) que
    `)}(?!\p{L})`,
    String.raw`^que \p{L}{4,14}s? \p{L}{3,12}(?<!qu)[ae]m(?!\p{L})`,
    String.raw`(?:^| )o qu[eê]$`,
    String.raw`(?:^| )algu[eé]m (?:aqui |aí |já )?(?:usa|usou|tem|faz|fez|sabe|conhece|indica|recomenda)$`,
    // "Ninguém sabe por quê" states it.
    String.raw`(?<!\p{L})(?<!(?<!algu[eé]m )(?<!voc[eê]s? )(?<!\p{L})(?:s(?:ei|abe|abem|abemos|abia|abiam)|entend\p{L}{1,5}|explic\p{L}{1,4}|diss\p{L}{1,5}|diz|dizem|pergunt\p{L}{1,4}|descobr\p{L}{1,4}|imagin\p{L}{1,4}|percebo|percebe|lembr\p{L}{1,4}|cont\p{L}{1,4}|fal\p{L}{1,4}) (?:bem |direito |mesmo )?)(?:em|por|para|pra|de|com) qu[eê]$`,
    String.raw`(?:^| )ou (?:j[aá] |s[oó] )?(?:espero|aguardo|trato|interno|mando|opero|suspendo|mantenho|repito|troco|dou|faço|uso|deixo|peço|encaminho|colho|inicio|começo|associo|aumento|reduzo|transfiro|intubo|punciono|referencio|observo)(?: [^ ]{1,15}){0,4}$`,
    String.raw`^\d{1,3} ?(?:d|dias|h|semanas|meses) ou `,
    String.raw`^quando (?:repito|volto|suspendo|inicio|troco|reavalio|posso|devo|começo|repetem|trocam|suspendem|iniciam|voltam|indicam|pedem)(?: [^ ,;:]{1,20}){0,6}$`,
    String.raw`(?:^| )sim ou n[aã]o$`,
    String.raw`^como (?!dizer|saber)\p{L}{3,14}[aei]r(?: [^ ]{1,15}){0,8}$`,
    String.raw`(?:^| )é (?:[aà]s? )?\d{1,2}h(?:\d\d)? ou (?:[aà]s? )?\d{1,2}h(?:\d\d)?$`,
    String.raw`^(?:fiz|agi) certo(?:,? colegas)?$`,
    String.raw`^\p{L}{2,4} em \d{1,2} (?:meses|semanas|dias) ou nada$`,
    String.raw`(?:^|\p{L} )e v?oc[eê]s?$`,
    String.raw`^e v?oc[eê]s?$`,
    String.raw`^\p{L}{3,20} ou \p{L}{3,20}$`,
    String.raw`^(?:mas )?quem consegue`,
    String.raw`^vale a pena (?:[^?]{0,120} )?ou `,
    String.raw`^\d{1,3} ?\p{L}{0,6} ou \d{1,3} ?\p{L}{0,6}$`,
  ].join('|'),
  'u',
);

/** A clause that says who does something, or asks for it: "quem achou me avisa", "quem puder responda". */
const WHO_DOES =
  /^quem (?:puder|quiser|tiver|souber|precisar|for|é|viu|achou|achar|conhecer|estiver)(?!\p{L})|^quem .{2,80} (?:me|nos) \p{L}/u;
const MAX_WHO_WORDS = 8;
const SOMEBODY_DID =
  /^algu[eé]m (?:tem (?:que|de)|precisa|me (?!explica|ajuda|indica|diz|ensina)|\p{L}{2,14}(?:[^aeiou]ou|eu|iu))(?!\p{L})/u;
const ALWAYS_ASKS =
  /^(?:qual|quais|onde|por que|o que|será|quant[oa]s?|alguma? (?:dica|sugest|experi|indica|ideia|colega|outr)\p{L}*|dicas|posso|podemos|devo|devemos|tem (?:como|algu[eé]m|alguma?)|vale a pena)(?!\p{L})/u;

/** Whether a clause that may be a question is likelier one than a statement. */
function asks(clause: string): boolean {
  const words = clause.split(/\s+/u);
  if (words[0] === 'quem') return words.length <= MAX_WHO_WORDS && !WHO_DOES.test(clause);
  if (words[0] === 'como') {
    const verb = words.slice(1).find((word) => !/^(?:lhe|se|me|eu|nós|você|vocês|é|que)$/u.test(word)) ?? '';
    return (
      isVerb(verb) ||
      /^\p{L}{2,12}(?:ar|er|ir|amos|emos)$|^(?:digo|faço|explico|lido|trato|abordo|convenço)$/u.test(verb)
    );
  }
  if (/^algu[eé]m(?!\p{L})/u.test(clause)) return !SOMEBODY_DID.test(clause);
  if (/^vocês?(?!\p{L})/u.test(clause))
    return !/^vocês? (?:não|nunca|sabem que|vão ver|me (?:chamem|avisem|liguem|mandem|digam|procurem|falem))(?!\p{L})/u.test(
      clause,
    );
  return ALWAYS_ASKS.test(clause);
}

const MAX_SHORT_WORDS = 5;

/**
 * The mark of a sentence whose author wrote none, by its last clause and by its first one. None for a few words alone, or
 * for what is permitted or asked in the same words ("pode e deve").
 */
export const portugueseEndMark = (clauses: readonly string[], isAlone: boolean): '?' | '.' | '' => {
  const [first = ''] = clauses;
  if (isAlone && clauses.join(' ').split(/\s+/u).length <= MAX_SHORT_WORDS) return '';
  if (clauses.some((clause) => /^pode(?!\p{L})/u.test(clause))) return '';
  const last = clauses.findLast((clause) => clause !== '' && clause !== 'por favor') ?? first;
  return asks(last) || (asks(first) && !/^(?:quem|como|vocês?)(?!\p{L})/u.test(first)) ? '?' : '.';
};
