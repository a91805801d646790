/**
 * What every service is made of: the server with its logs, ids, health and error envelope, the refusals,
 * and the life of a process. It refuses business rules, databases and browser code.
 */
export { atMost } from './at-most';
export { AppError, errors, toEnvelope } from './errors';
export { sendError, toAppError } from './error-handler';
export { internalToken } from './internal-token';
export { type LogDestination, loggedError } from './log';
export { plainWords } from './plain-words';
export { type Rate, RateWindows } from './rate-windows';
export type { ReadinessCheck } from './readiness';
export { type ProcessHost, runOnce, type RunningService, runService } from './run-service';
export { createServer, DEFAULT_BODY_MS, type ServerOptions } from './server';
export { parseTrustProxy } from './trust-proxy';
