import { isDeepStrictEqual } from 'node:util';
import {
  LOGIN_FAILURE_PARAM,
  loginFailures,
  type LoginFailure,
  type LoginFailureCode,
} from '@cred/contract/login-failures';
import type { Settings } from '@cred/deployment/settings';
import type { AppError } from '@cred/service-kit';

/**
 * The URL to which a browser without scripts is redirected after a failed login: the login page with a code of the
 * contract's list, which selects the message. The URL contains no submitted value.
 */
export const failedLoginUrl = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, failure: AppError): string =>
  `${PUBLIC_URL}/auth/login?${LOGIN_FAILURE_PARAM}=${failure.code === 'second_factor_required' ? 'code' : codeOf(failure)}`;

/** Like `failedLoginUrl`, for the second step. */
export function failedCodeUrl({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, failure: AppError): string {
  const code: LoginFailureCode =
    failure.statusCode === 429
      ? 'code-rate'
      : failure.code === 'validation_failed'
        ? isDeepStrictEqual(failure.fields, loginFailures['code-empty'].fields)
          ? 'code-empty'
          : 'code-wrong'
        : 'code-late';
  return `${PUBLIC_URL}/auth/login?${LOGIN_FAILURE_PARAM}=${code}`;
}

function codeOf({ message, fields }: AppError): LoginFailureCode {
  const texts: LoginFailure = fields ? { fields } : { text: message };
  const match = (Object.entries(loginFailures) as [LoginFailureCode, LoginFailure][]).find(([, failure]) =>
    isDeepStrictEqual(failure, texts),
  );
  return match?.[0] ?? 'other';
}
