/**
 * Everything about the text of a post: its language, what could tell who a patient is, what must stand, the
 * rewriting by a closed lexicon, and the check of any rewriting. It keeps nothing and asks nobody.
 */
export { findIdentifiers } from './identifiers';
export { detectLanguage } from './language';
export { protect } from './protect';
export { lexiconRewriter, rewriteByLexicon } from './rewriter/lexicon-rewriter';
export type { Rewriter } from './rewriter/types';
export type { Fault, FaultKind, Identifier, IdentifierKind, Language, Span, SpanKind } from './types';
export { followsClosely } from './verify/follows';
export { stripInventedCitations } from './verify/citations';
export { verifyRewriting } from './verify/verify-rewriting';
