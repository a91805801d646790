import type pg from 'pg';
import { type AppError, errors } from '../errors';
import { noteSaved } from '../saved-work';

interface GuardOptions {
  /** The timeout of a statement's response, in milliseconds. */
  readonly answerMs: number;
  readonly onLost: (cause: Error) => void;
}

/**
 * Makes a connection of a pool safe: its errors have a listener at every moment, a statement without a response ends it, and
 * from then on every statement is rejected with the same 503. Without this, an error between two statements ends the
 * process, and a connection whose response is missing returns to the pool.
 */
export function guardClient(client: pg.PoolClient, { answerMs, onLost }: GuardOptions): void {
  let lost: AppError | undefined;
  const lose = (cause: Error): void => {
    if (lost) return;
    lost = errors.databaseUnavailable(cause);
    onLost(cause);
    // Not awaited: an unresponsive database does not confirm the end. The pool removes a client that ends.
    client.end().catch(() => undefined);
  };
  client.on('error', lose);

  const send = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const query = (...args: readonly unknown[]): unknown => {
    if (lost) return Promise.reject(lost);
    const isSaving = isCommit(args[0]);
    const result = send(...args);
    if (!(result instanceof Promise)) return result;
    const timer = setTimeout(() => lose(new Error(`the database did not answer within ${answerMs} ms`)), answerMs);
    return result
      .then((answer: unknown) => {
        if (isSaving) noteSaved();
        return answer;
      })
      .catch((failure: unknown) => {
        if (failure instanceof Error && endsConnection(failure)) lose(failure);
        if (lost && isSaving) lost = errors.outcomeUnknown(lost.cause);
        throw lost ?? failure;
      })
      .finally(() => clearTimeout(timer));
  };
  client.query = query as typeof client.query;
}

/**
 * Whether the statement ends a transaction. Single statements outside one have the same effect when they are repeated:
 * services store what must not be doubled in transactions.
 */
const isCommit = (text: unknown): boolean => typeof text === 'string' && /^\s*commit\b/i.test(text);

/** Whether the database closes the connection after this error, for example when an administrator ends it. */
const endsConnection = (failure: Error): boolean =>
  'severity' in failure && (failure.severity === 'FATAL' || failure.severity === 'PANIC');
