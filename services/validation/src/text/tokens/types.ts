import type { IdentifierKind } from '@cred/contract';

/** The languages in which posts are rewritten and searched. */
export type Language = 'en' | 'pt';

/** A span of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type { IdentifierKind };

/** A span that may identify a patient (VAL-4). */
export interface Identifier extends Span {
  readonly kind: IdentifierKind;
}

export type ProtectedKind =
  | 'number'
  | 'drug'
  | 'negation'
  | 'url'
  | 'mail'
  | 'mention'
  | 'hashtag'
  | 'abbreviation'
  | 'name'
  | 'quote'
  | 'emoji';

/** A span that a rewriting must not change (VAL-2). */
export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
}

/**
 * A change of meaning in a rewriting. `-lost`: only in the original; `-added`: only in the rewriting; `order`: the same
 * words with another meaning (two doses swapped, a negation moved); `end`: a question became a statement or vice versa;
 * `character-added`: a character that hides text or looks like another; `scope`: a sentence was split or joined after a
 * negation. Of a model's rewriting: `wording`: words that no reviewed table has; `clauses`: clauses or persons changed.
 */
export type FaultKind =
  | 'number-lost'
  | 'number-added'
  | 'drug-lost'
  | 'drug-added'
  | 'negation-lost'
  | 'negation-added'
  | 'opposite-lost'
  | 'opposite-added'
  | 'name-lost'
  | 'name-added'
  | 'link-lost'
  | 'link-added'
  | 'word-lost'
  | 'word-added'
  | 'quote-changed'
  | 'citation-added'
  | 'character-added'
  | 'order'
  | 'end'
  | 'scope'
  | 'wording'
  | 'clauses';

/** A fault of a rewriting; `what` is the word or number in question and may contain text of the post: never log it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly what: string;
}
