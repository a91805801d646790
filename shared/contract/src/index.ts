/**
 * The contract between browser and services and between shell and areas: schemas, the table of calls, limits and error
 * codes. It uses neither the DOM nor Node. Every page loads this entry, so it has no schemas, which need zod: browsers
 * load theirs when they check something (`loadSchemas`), services import `@cred/contract/schemas`.
 */
export { isBlankText } from './blank-text';
export * from './calls/index';
export { callAddress, fillPath } from './call-address';
export type { FirstAnswer, FirstCall, FirstCalls, TypedFirstCall } from './first-calls';
export { readErrorBody } from './error-envelope';
export { findFolded, foldText, type TextRange } from './fold-text';
export type { Licence, LicenceAuthority, LicenceFields, LicenceForm } from './licence';
export { limits } from './limits';
export { loadSchemas } from './load-schemas';
export { loginQuery, NEXT_PAGE_PARAM, nextPage } from './next-page';
export { PAGE_CONFIG_ID, PAGE_RULES_ID } from './page-ids';
export { passwordHint } from './password-hint';
export type * as schemas from './schemas/in-browsers';
export type * from './schemas/index';
export { denialReasons, denialText, dismissalReasons, reportReasons } from './schemas/reasons';
export { specialties, specialtyLabel } from './specialties';
export type * from './releases';
export type { BrowserFamily, FailureKind, ReportBody, ReportItem, ReportMetric } from './reports';
export { candidatesOf, hashTester, isOnTrial, trialBucket, type TrialMember } from './trial';
export { CONTRACT_VERSION } from './version';
