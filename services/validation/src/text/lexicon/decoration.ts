import { findQuotes } from '../tokens/protect';
import { type Token, tokenize } from '../tokens/tokenize';
import type { Language } from '../tokens/types';

// Arrows, signs, persons and colours can be read as words ("❌ ibuprofen", "↑ CRP"); the others only decorate.
const READABLE =
  /^[\u2190-\u21FF\u2B05-\u2B07\u27A1\u2934\u2935✅✔❌✖❎⛔🚫🔺🔻🔼🔽⚠🔴🟢🟡🟠🔵⚪⚫👍👎♀♂🤰💀☠👶👦👧👨👩👴👵🧑\u{1F170}-\u{1F197}\u{1F199}\u{1F19A}\u{1F1E6}-\u{1F1FF}\u{1F51F}\u{1F522}]/u;
/** Words before which or after which an emoji takes the place of a word ("no ❤️ failure"). */
const BEFORE_A_WORD =
  /^(?:no|not|the|a|an|of|in|for|with|w\/|my|your|ur|his|her|more|less|give|take|is|are|was|has|have|and|or|to|on|from|by|without|de|do|da|em|no|na|com|sem|para|e|ou|não|nao|meu|minha|um|uma|o|os|as|tomar|dar|usar|é|mais|menos)$/iu;
const CONTINUES = /^(?:and|but|or|because|bc|with|w\/|for|to|in|on|of|at|that|which|who|when|than|from|by)$/iu;
/** Forms of address, which belong to the words before ("bom dia 🌞 colegas"). */
const ADDRESSES = /^(?:colegas|pessoal|galera|gente|grupo|turma|povo|malta|doutores|equipe|equipa|amigos)$/iu;
/** The Portuguese words of it; "que" and "to" begin a sentence there. */
const CONTINUES_PORTUGUESE = /^(?:e|mas|ou|porque|pq|com|c\/|para|pra|p\/|em|de|quando|ao|no|na)$/iu;
/** Marks after which an emoji may end a sentence. */
const CLOSES = { en: /^["”»)]$/u, pt: /^["”»)'’]$/u };
/** Verbs of a report in the first person. */
const REPORTING_VERBS = /^(?:tive|vi|atendi|peguei|perdi|internei|fiz|fui|fiquei)$/iu;
/** Tokens in which a clause after an emoji is read. */
const CLAUSE_TOKENS = 16;
// "That was close", "who else does this?".
const BEGINS_CLAUSE = /^(?:that (?:is|was|said)|who (?:else|does|do|here)|when (?:do|does|did|should))$/iu;
const FACE = /(?<=^|[\s.!?,\p{L}])(?::'?-?[)(DPpOo/|]|;-?[)DP]|(?<!\p{Lu})[xX]D|:3|\^\^|<3(?=\s*$))(?=\s|$|[.,!?])/gu;

/** Removes emoji and emoticons that decorate a text. One between two clauses becomes a full stop. Linear. */
export function removeDecoration(text: string, language: Language): string {
  const tokens = tokenize(text);
  if (!tokens.some(isDecoration)) return removeFaces(text);
  const quotes = findQuotes(text);
  let next = 0;
  let result = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    while ((quotes[next]?.end ?? Infinity) <= token.start) next += 1;
    if (!isDecoration(token) || token.start >= (quotes[next]?.start ?? Infinity)) {
      result += token.text;
      continue;
    }
    let after = index + 1;
    while (isDecoration(tokens[after]) || (tokens[after]?.kind === 'space' && isDecoration(tokens[after + 1])))
      after += 1;
    const spaced = tokens[after]?.kind === 'space';
    const following = tokens[spaced ? after + 1 : after];
    const before = tokens[tokens[index - 1]?.kind === 'space' ? index - 2 : index - 1];
    if (before?.kind === 'word' && following?.kind === 'word' && BEFORE_A_WORD.test(before.text)) {
      result += tokens
        .slice(index, after)
        .map((each) => each.text)
        .join('');
    } else {
      const clause = tokens.slice(spaced ? after + 1 : after, after + CLAUSE_TOKENS);
      result = result.replace(/[^\S\n]+$/u, '') + separator(before, clause, language);
      if (spaced) after += 1;
    }
    index = after - 1;
  }
  return removeFaces(result.replace(/^[^\S\n]+/u, ''));
}

const isDecoration = (token: Token | undefined): boolean => token?.kind === 'emoji' && !READABLE.test(token.text);

function separator(before: Token | undefined, clause: readonly Token[], language: Language): string {
  const following = clause[0];
  if (!following || following.kind === 'line') return '';
  if (!before || before.kind === 'line') return '';
  if (following.kind === 'end' || (following.kind === 'mark' && !/^["“«([]$/u.test(following.text))) return '';
  if (before.kind === 'end' || (before.kind === 'mark' && !CLOSES[language].test(before.text))) return ' ';
  const continues = language === 'pt' ? CONTINUES_PORTUGUESE : CONTINUES;
  const begins =
    language === 'pt' ? isFirstPersonReport(clause) : BEGINS_CLAUSE.test(`${following.text} ${clause[2]?.text ?? ''}`);
  if (language === 'pt' && ADDRESSES.test(following.text) && /^(?:dia|tarde|noite|oi|olá|ola|oie)$/iu.test(before.text))
    return ' ';
  return following.kind === 'word' && continues.test(following.text) && !begins ? ' ' : '. ';
}

/** "🤦 c/ pancreatite ja tive 2": what follows the emoji is about the author, and no part of what precedes it. */
function isFirstPersonReport(clause: readonly Token[]): boolean {
  const end = clause.findIndex(({ kind }) => kind === 'end' || kind === 'line');
  return clause
    .slice(0, end === -1 ? undefined : end)
    .some(({ kind, text }) => kind === 'word' && REPORTING_VERBS.test(text));
}

const removeFaces = (text: string): string =>
  text
    .replace(FACE, '')
    .replace(/ +(?=[.,!?](?:\s|$))/gu, '')
    .trimEnd();
