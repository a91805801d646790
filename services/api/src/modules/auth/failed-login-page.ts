import { isDeepStrictEqual } from 'node:util';
import { LOGIN_FAILURE_PARAM, loginFailures, type LoginFailure, type LoginFailureCode } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import type { AppError } from '@cred/service-kit';

/**
 * Where a browser without scripts is redirected after a refused login: the login page, with a code of the contract's
 * list that selects the message. Contains nothing that was typed.
 */
export const failedLoginPage = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, refusal: AppError): string =>
  `${PUBLIC_URL}/auth/login?${LOGIN_FAILURE_PARAM}=${codeOf(refusal)}`;

function codeOf({ message, fields }: AppError): LoginFailureCode {
  const refused: LoginFailure = fields ? { fields } : { text: message };
  const found = (Object.entries(loginFailures) as [LoginFailureCode, LoginFailure][]).find(([, failure]) =>
    isDeepStrictEqual(failure, refused),
  );
  return found?.[0] ?? 'other';
}
