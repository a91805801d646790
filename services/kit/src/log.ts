import type { FastifyServerOptions } from 'fastify';

/** Where log lines are written, one JSON object per line. */
export interface LogDestination {
  write(line: string): void;
}

interface LoggedError {
  readonly [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * The part of an error that may be logged. Database errors repeat members' values in their message and detail (SRV-35),
 * so only their code, constraint and stack are logged.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an error was thrown', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack =
    error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n') ?? '';
  if ('severity' in error) {
    const constraint =
      'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {};
    return { type: error.name, message: 'the database rejected a statement', ...code, ...constraint, stack };
  }
  const cause = error.cause instanceof Error ? { cause: loggedError(error.cause) } : {};
  return { type: error.name, message: error.message, ...code, ...cause, stack };
}

/** Structured logs without secrets: no cookies, no tokens, no bodies. */
export function logOptions(name: string, level: string, destination: LogDestination): FastifyServerOptions['logger'] {
  return {
    name,
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      'headers.cookie',
      'headers.authorization',
      '*.password',
    ],
    serializers: { err: loggedError, error: loggedError },
    stream: destination,
  };
}
