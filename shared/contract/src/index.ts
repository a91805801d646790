/**
 * The contract between browser and services and between shell and areas: schemas, the table of calls, limits and error
 * codes. It depends on zod only and uses neither the DOM nor Node.
 */
export { isBlankText } from './blank-text';
export * from './calls/index';
export { callAddress, fillPath } from './call-address';
export type { FirstAnswer, FirstCall, FirstCalls, TypedFirstCall } from './first-calls';
export { findFolded, foldText, type TextRange } from './fold-text';
export { forbidEval } from './forbid-eval';
export type { Licence, LicenceAuthority, LicenceFields, LicenceForm } from './licence';
export { limits } from './limits';
export { PAGE_CONFIG_ID, PAGE_RULES_ID } from './page-ids';
export {
  LATE_CODE,
  LOGIN_FAILURE_PARAM,
  type LoginFailure,
  type LoginFailureCode,
  loginFailure,
  loginFailures,
  WRONG_CODE,
} from './login-failures';
export { passwordHint } from './password-hint';
export * as schemas from './schemas/in-browsers';
export type * from './schemas/index';
export { denialReasons, denialText } from './schemas/reasons';
export { specialties, specialtyLabel } from './schemas/user';
/** The release table. Build records, which browsers do not read, are in `@cred/contract/releases`. */
export * as releases from './release';
export type * from './releases';
export type { BrowserFamily, FailureKind, ReportBody, ReportItem, ReportMetric } from './reports';
export { candidatesOf, hashTester, isOnTrial, trialBucket, type TrialMember } from './trial';
export { CONTRACT_VERSION } from './version';
