import { isDrug } from '../tokens/is-drug';
import { tokenize } from '../tokens/tokenize';
import { isEuropeanPortuguese, restoreAccents, toEuropean } from './accents';
import { portugueseChoices } from './portuguese-choices';
import { writeVowelless } from './portuguese-institutions';
import { plainPortuguese } from './portuguese-plain-words';
import { BEFORE_LETTER_D } from './portuguese-sides';
import { parseWords } from './types';
import { contextsOf } from './word-contexts';
import { phoneSpellings } from './portuguese-phone-words';

const WORD = /(?<![\p{L}\d'’@#/.-])\p{L}{2,14}(?![\p{L}\d'’@/-]|\.\p{L})/gu;

/** Words that a noun of many things follows: "qnt dias", "td as semanas". */
const FEMININE_PLURAL = String.raw`\p{L}{2,}(?:[cç][oõ]es|dades|agens|[bcdfglmnprstuvxz]as)`;
const NO_FEMININE_PLURAL = String.raw`(?!dias|mapas|colegas|problemas|sistemas|\p{L}+[eo]mas|\p{L}+istas|\p{L}+ramas)`;
const FEMININE = String.raw`(?:\p{L}{3,}(?:[cç][aã]o|dade|agem|[eêaâ]ncia|eza)|vez|gente|coisa|dor|febre|raiva|vontade|fome|sede|sorte|luta|correria|calma|for[cç]a|hora|aula|palestra|demanda|fila|cobran[cç]a|pergunta|queixa|conversa|briga|pressa|prova|carga|[aá]gua|ins[oô]nia|coisa|consulta|noite|tarde|manh[aã]|semana|equipe|equipa|crian[cç]a|gestante|receita|enfermaria|fam[ií]lia|turma)`;

interface Reading {
  readonly pattern: RegExp;
  readonly to: string;
}
const reading = (pattern: string, to: string): Reading => ({ pattern: new RegExp(pattern, 'gu'), to });
const B = String.raw`(?<![\p{L}\d'’@#/.-])`;
const E = String.raw`(?![\p{L}\d'’@/-])`;

/** Short words whose next words decide, in this order. The later rules and choices read what is left. */
const READINGS: readonly Reading[] = [
  reading(`${B}td (?=as ${E}|as )`, 'todas '),
  reading(`${B}td (?=os )`, 'todos '),
  reading(
    `${B}td (?=(?:o|mundo|dia|m[eê]s|ano|plant[aã]o|turno|caso|paciente|santo|s[aá]bado|domingo|m[eé]dico|hospital|servi[cç]o)${E})`,
    'todo ',
  ),
  reading(`${B}td (?=(?:a|${FEMININE})${E})`, 'toda '),
  reading(
    `(?<!(?:[ai]na|nil|ina|diol|adesivos?|patch) )${B}td(?=\\s*(?:[.,;!?)]|$)| (?:bem|certo|ok|isso|contente|pronto|errado|normal|igual|junto|limpo|lotado|parado|de|do|da|em|no|na|com|c/|sem|que|q|e|mas|por|pra|para|p/|pelo|pela|hj|hoje|aqui|muito|mto|outra|denovo|n[aã]o)${E})`,
    'tudo',
  ),
  reading(`${B}tds (?=(?:as|elas|essas|estas|${NO_FEMININE_PLURAL}${FEMININE_PLURAL})${E})`, 'todas '),
  reading(`${B}tds${E}`, 'todos'),
  reading(`(?<=${B}(?:[2-9]|\\d{2,4}) )msg${E}`, 'mensagens'),
  reading(`(?<=(?<!(?:leito|box|cama|quarto|sala|caso) )${B}(?:[2-9]|\\d{2}) )pcte?${E}`, 'pacientes'),
  reading(`(?<=${B}(?:[2-9]|\\d{2,4}) )mensagem${E}`, 'mensagens'),
  reading(`(?<=${B}e )nd(?=\\s*(?:[.,!?]|$))`, 'nada'),
  reading(`(?<=${B}o )q(?=\\?)`, 'quê'),
  reading(`${B}qts? (?=tempo )`, 'quanto '),
  reading(
    `(?<=\\p{L}{2}s )tao (?=(?:em|no|na|de|com|c/|sem|todos|todas|lotad|cheio|cansad|fechad)\\p{L}*${E})`,
    'estão ',
  ),
  reading(`${B}mts? (?=${NO_FEMININE_PLURAL}${FEMININE_PLURAL}${E})`, 'muitas '),
  reading(`${B}mts ?${E}`, 'muitos '),
  reading(`${B}mt (?=${FEMININE}${E})`, 'muita '),
  reading(
    `(?<=${B}(?:ficou|fiquei|está|estou|tá|ta|era|foi|é|to|tô|estava|tava|mãe|mae|ela) )mt (?=\\p{Ll}{3,}a${E})`,
    'muito ',
  ),
  reading(`(?<=${B}(?:diz|disse|por|para|pra|com|em|de) )q(?=\\?)`, 'quê'),
  reading(`${B}mt (?=(?:bem|bom|boa|\\p{Ll}+(?<![ae]m|[^n]a|as))${E})`, 'muito '),
  reading(`${B}qnts? (?=${NO_FEMININE_PLURAL}${FEMININE_PLURAL}${E})`, 'quantas '),
  reading(`${B}qnts? (?=\\p{Ll}{2,}s${E})`, 'quantos '),
  reading(`${B}qnt(?= |\\?)`, 'quanto'),
  reading(`(?<=(?:^|[.!?] ))galera (?=d[aeo]s? )`, 'a equipe '),
  reading(`(?<=${B}(?:a|da|na|à|pela|minha|nossa) )galera (?=d[aeo]s? )`, 'equipe '),
  reading(`(?<=\\p{L}{2} )cmg(?! ?\\d)${E}`, 'comigo'),
  // "Perna d edemaciada" is the right one, and vitamin D has no word after it.
  reading(
    String.raw`(?<=\p{L}{2} |(?<!\p{L})[aoé] |[Rr][1-5] |\dh(?:\d\d)? |\d (?=d \d)|(?<!\d)(?:3[5-9]|4[0-2])(?:[.,]\d)? (?=d febre))(?<!{BEFORE} )(?<!(?<!\p{L})(?:n?o|do|ao|hoje|agora|est[aá]) (?=d \d))d (?=\p{L}{2}|\d|["“\uE000])(?!(?:e|com|sem|h[aá]|ha|desde|para|d[ií]mero)${E})(?<!grupo d (?=\d|internad|hospit|grave))`
      .replace('{BEFORE}', BEFORE_LETTER_D)
      .replace('${E}', E),
    'de ',
  ),
  reading(
    String.raw`(?<=\p{Ll}{2} |\d )c (?=(?:muit|pouc|tod|um|\d|o |a |os |as )|\p{L}{3})(?<!(?:hepatite|vitamina|vit|tipo|grupo|prote[ií]na|prot|pept[ií]deo|pept|child|classe|plano|op[cç][aã]o|letra|fibras?|v[ií]rus|est[aá]gio|categoria|cistatina|perfil|linha|c[eé]lulas?|do|da|ou|e) c )(?!(?:reativa|diff|glabrata|albicans|auris|trachomatis|mas|cr[oôó]nica|positiv|negativ))`,
    'com ',
  ),
];

const OF_SEVERAL = /(?<=\d )d (?=\p{L}{3})(?!(?:com|sem|desde|para|ap[oó]s|antes|depois|por|que)(?!\p{L}))/gu;

/**
 * Writes the words of a phone as the dictionary does, before the rules read the text: each of them then sees one spelling (VAL-60).
 * Only words in small letters, or with one capital at the beginning. Linear in the length.
 */
export function writePhoneWords(text: string): string {
  let written = text.replace(WORD, (word) => {
    const found = phoneSpellings.get(word) ?? phoneSpellings.get(word.toLowerCase());
    if (found === undefined || word === found) return word;
    if (word === word.toLowerCase()) return found;
    return /^\p{Lu}\p{Ll}+$/u.test(word) ? found.charAt(0).toUpperCase() + found.slice(1) : word;
  });
  // "Caíram 5 d reumato": days, unless the author writes "de" so elsewhere.
  if (/\p{L}{2} d \p{L}{2}/u.test(text)) written = written.replace(OF_SEVERAL, 'de ');
  for (const { pattern, to } of READINGS) written = written.replace(pattern, to);
  return writeVowelless(writeKnownWords(written));
}

/** Words that the rules of phrases read first: what they stand for depends on more than the next words. */
const LATER = parseWords('c c/ p p/ s/ pct obg obgd né ne neh pro pros valeu vlw blz add mantem ciru');

/** Words in small letters as the dictionary has them: those with one form, and those of which the next words decide. */
function writeKnownWords(text: string): string {
  const tokens = tokenize(text);
  const contexts = contextsOf(tokens);
  const isEuropean = isEuropeanPortuguese(text);
  return tokens
    .map((token) => {
      const context = contexts.get(token);
      const { text: word } = token;
      if (!context || LATER.has(context.word) || isDrug(word) || /\p{Lu}.*\p{Lu}|^\p{Lu}$/u.test(word)) return word;
      const choice = portugueseChoices.get(context.word);
      const found = choice ? choice.choose(context) : plainPortuguese.get(context.word);
      if (found === undefined || found === null) return choice ? word : (restoreAccents(word, isEuropean) ?? word);
      const form = isEuropean ? toEuropean(found) : found;
      return /^\p{Lu}/u.test(word) ? form.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : form;
    })
    .join('');
}
