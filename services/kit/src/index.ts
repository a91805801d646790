/**
 * The common parts of every service: the server with its logs, request ids, health and error envelope, the error
 * types, and the life cycle of a process. It contains no business rules, SQL or browser code.
 */
export { limitConcurrency } from './limit-concurrency';
export { limitConcurrencyByKey } from './limit-concurrency-by-key';
export { AppError, errors, toEnvelope } from './errors';
export { logFailure, sendError, toAppError } from './error-handler';
export { internalToken } from './internal-token';
export { type LogDestination, loggedError } from './log';
export { MemberCheck } from './member-check';
export { SingleFlightCache } from './single-flight-cache';
export { validationMessages } from './validation-messages';
export { NetworkRates, networkOf, networksOf, siteOf } from './network';
export { type Rate, RateWindows } from './rate-windows';
export type { ReadinessCheck } from './readiness';
export { type ProcessHost, runOnce, type RunningService, runService } from './run-service';
export { bodyStream, discardBody, type Pace, UPLOAD_PACE, watchPace } from './request-body';
export { createServer, DEFAULT_BODY_TIMEOUT_MS, type ServerOptions } from './server';
export { decodeUtf8, jsonParser, parseForm } from './utf8';
export { parseTrustProxy } from './trust-proxy';
export { installSecurityHeaders } from './security-headers';
