/**
 * Everything about the text of a post: its language, what could tell who a patient is, what must stand, the
 * rewriting by a closed lexicon, and the check of any rewriting. It keeps nothing and asks nobody.
 */
export { findIdentifiers } from './identifiers';
export { detectLanguage } from './tokens/language';
export { lexiconRewriter, rewriteByLexicon, type Rewriter } from './rewriter/lexicon-rewriter';
export { fold } from './tokens/fold';
export type { Fault, Identifier, IdentifierKind, Language, Span } from './tokens/types';
export { isWordForWord } from './verify/word-for-word';
export { stripInventedCitations } from './verify/citations';
export { verifyRewriting } from './verify/verify-rewriting';
