/**
 * The schemas that browsers check, with the types of all. Every page loads what is listed here; services import
 * `@cred/contract/schemas`.
 */
export { errorEnvelope } from './error';
export { liveEvents } from './live';
export { dismissalReasons, reportReasons } from './reasons';
export {
  forgotPasswordBody,
  loginBody,
  mailLinkBody,
  secondFactorCodeBody,
  signUpBody,
  updatePasswordBody,
  verificationCodeBody,
} from './sign-in';
export { updateUserBody } from './user';
export type * from './index';
