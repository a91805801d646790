/** Every error code that a service can return. Codes are stable: never rename one. */
export const errorCodes = [
  'validation_failed',
  'malformed_body',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'not_yours',
  'origin_not_allowed',
  'audience_not_allowed',
  'reauth_required',
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'username_taken',
  'email_taken',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'not_built',
  'overloaded',
  'insufficient_storage',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
