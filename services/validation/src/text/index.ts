/**
 * Processing of a post's text: language, identifiers of patients, protected spans, rewriting by a closed lexicon, and
 * verification of any rewriting. Stateless and without network access.
 */
export { findIdentifiers } from './identifiers';
export { type PartialRewriting, rewriteInPart } from './partial/rewrite-in-part';
export { detectLanguage } from './tokens/language';
export { hasCollidingMarks } from './rewriter/colliding-marks';
export { rewriteByLexicon, type Rewriter } from './rewriter/lexicon-rewriter';
export { fold } from './tokens/fold';
export { clearTextCaches } from './tokens/text-cache';
export type { Fault, Identifier, IdentifierKind, Language, Span } from './tokens/types';
export { differencesOf } from './verify/meaning/find-meaning-fault';
export { stripInventedCitations } from './verify/citations';
export { type FindModelFaults, modelVerifier } from './verify/verify-model-rewriting';
export { verifyRewriting } from './verify/verify-rewriting';
