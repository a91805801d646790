import { limits } from '@cred/contract';

/** A mention that is being typed. */
export interface TypedMention {
  /** The position of its sign. */
  readonly start: number;
  /** What follows the sign, up to the caret. */
  readonly prefix: string;
}

/** The sign at the start of a word (see `findEntities`), and the beginning of a username or of a word of a name. */
const TYPED = /(?<![\p{Script=Latin}0-9_!#$%&*@＠])[@＠]([\p{L}\p{M}0-9._]*)$/u;

/** The mention before the caret; null without one. */
export function findTypedMention(text: string, caret: number): TypedMention | null {
  // Only what a mention can be long is read.
  const from = Math.max(0, caret - limits.mentions.prefixMax - 2);
  const match = TYPED.exec(text.slice(from, caret));
  return match && { start: from + match.index, prefix: match[1] ?? '' };
}

/** The text with the mention completed, and the caret after the space that follows it. */
export function completeMention(
  text: string,
  { start, prefix }: TypedMention,
  username: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(start + 1 + prefix.length);
  const before = `${text.slice(0, start)}@${username}`;
  return { text: `${before} ${rest.replace(/^ /, '')}`, caret: before.length + 1 };
}
