import { type Token, tokenize } from '../tokens/tokenize';
import { quotedTokens } from './replace';

/** Whether a comma, semicolon or colon stands before another mark ("kg,?", ", ,"), of which one is enough. */
export function collides(token: Token, tokens: readonly Token[], index: number): boolean {
  if (token.kind !== 'mark' || !/^[,;:]$/u.test(token.text)) return false;
  const after = tokens[index + 1]?.kind === 'space' ? tokens[index + 2] : tokens[index + 1];
  return after !== undefined && (after.kind === 'end' || /^[,;]$/u.test(after.text));
}

/** Whether two marks of a text collide, outside quotes. */
export function hasCollidingMarks(text: string): boolean {
  const tokens = tokenize(text);
  const quoted = quotedTokens(text, tokens);
  return tokens.some((token, index) => !quoted.has(token) && collides(token, tokens, index));
}
