import { findQuotes } from '../tokens/protect';

/** A comma, and the pronoun and verb with which a main clause begins. */
const SPLICE =
  /, (?=(?:it|he|she|they|we|I|this|that|there|you) (?:is|was|has|had|are|were|am|will|would|cannot|could|can|do|does|did|should|must|have|just|only|never|always|still|also|really|usually|use|give|want|need|know|think|thought|see|saw|say|says|said|get|got|gave|went|came|made|left|told|felt|took|put|ran|keep|kept|held|\p{L}{2,12}ed) \p{L})/gu;
/** Words after which a sentence has no main clause before its first comma, or the comma separates a remark. */
const DEPENDENT =
  /^(?:if|when|whenever|although|though|even|since|because|as|after|before|once|while|whilst|unless|until|till|whether|where|wherever|what|whatever|who|whoever|which|how|however|why|given|would|do|does|did|is|are|was|were|has|have|can|could|should|any|anyone|for|with|without|in|on|at|by|from|of|to|despite|during|under|over|unlike|like|instead|regarding|following|yes|no|so|and|but|or|then|now|today|yesterday|tomorrow|tonight|last|this time|next|every|honestly|basically|apparently|having|being|knowing|thinking|considering|\p{L}{3,14}ly|\p{L}{3,14}ing)(?![\p{L}'])/iu;
const FINITE =
  /(?<![\p{L}'])(?:is|was|has|had|are|were|am|will|would|cannot|could|can|do|does|did|should|must|have|gave|went|came|made|left|told|felt|took|saw|got|gets|get|keeps?|wants?|needs?|says?|said|thinks?|use|give|\p{L}{3,12}ed)(?![\p{L}'])/iu;
const BETWEEN =
  /(?<![\p{L}'])(?:if|when|because|although|though|while|that|who|which|whether|since|unless|where|as|what|how|why|until|till|before|after)(?![\p{L}'])/iu;

/**
 * Separates two main clauses by a semicolon where a comma joins them: only the first comma of a sentence whose first
 * clause has a subject, a verb and no conjunction. Linear in the length.
 */
export function separateClauses(text: string): string {
  if (!text.includes(', ')) return text;
  const quotes = findQuotes(text);
  let start = 0;
  let result = '';
  let copied = 0;
  for (const { index: at } of text.matchAll(/[.!?…;:\n]+(?:\s|$)|, /gu)) {
    if (text[at] !== ',') {
      start = at + 1;
      while (start < text.length && /[.!?…;:\s]/u.test(text[start] ?? '')) start += 1;
      continue;
    }
    const before = text.slice(start, at);
    start = Infinity;
    if (before.length > MAX_CLAUSE || quotes.some((quote) => quote.start <= at && at < quote.end)) continue;
    SPLICE.lastIndex = at;
    const splice = SPLICE.exec(text.slice(0, at + 60));
    if (splice?.index !== at || before.split(' ').length < 4) continue;
    if (DEPENDENT.test(before.trim()) || BETWEEN.test(before) || !FINITE.test(before)) continue;
    result += `${text.slice(copied, at)};`;
    copied = at + 1;
  }
  return result + text.slice(copied);
}
const MAX_CLAUSE = 300;
