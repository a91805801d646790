/** The languages that posts are rewritten and searched in. */
export type Language = 'en' | 'pt';

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type IdentifierKind = 'cpf' | 'cns' | 'record' | 'birth' | 'phone' | 'mail' | 'name';

/** Something that could tell who a patient is (VAL-4). */
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

/** A stretch that stands unchanged in a rewriting (VAL-2). */
export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind;
}

/**
 * What a rewriting did to the meaning. `-lost`: stood in the original only; `-added`: stands in the rewriting
 * only; `order`: the same words say something else (two doses swapped, a negation moved); `end`: a question
 * became a statement, or the other way round; `character-added`: one that hides text or looks like another; `scope`: a sentence was split or joined after a negation.
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
  | 'scope';

/** One fault of a rewriting; `what` is the word or number at fault and may hold text of the post: never log it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly what: string;
}
