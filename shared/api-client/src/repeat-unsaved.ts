import { calls, type CallDefinition, type CallName } from '@cred/contract';
import { isApiError } from './api-error';

const MAX_REPEATS = 2;
/** A longer `Retry-After`, in seconds, is left to the member. */
const MAX_DELAY_SECONDS = 5;

/** Calls with POST whose repetition is harmless (SRV-8). Messages have a `clientId`, and the chat repeats them itself. */
const HARMLESS_POSTS: readonly CallName[] = ['follow', 'markMessageRead', 'openChat'];

/**
 * Whether a call changes something and has the same effect when it is repeated. Reads are repeated by the query client;
 * a new post, comment or report is never repeated without the member.
 */
function isRepeatable(name: CallName): boolean {
  const { method }: CallDefinition = calls[name];
  return method === 'PUT' || method === 'PATCH' || method === 'DELETE' || HARMLESS_POSTS.includes(name);
}

/**
 * Repeats a call that the server rejected with 503 and a short `Retry-After`, which says that nothing was saved
 * (SRV-54).
 * @throws the last error; the signal's reason when it aborts
 */
export async function repeatUnsaved<T>(
  name: CallName,
  send: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await send();
    } catch (error) {
      const seconds = isApiError(error) && error.status === 503 ? error.retryAfter : null;
      if (seconds === null || seconds > MAX_DELAY_SECONDS || repeats === MAX_REPEATS || !isRepeatable(name))
        throw error;
      await wait(seconds * 1_000, signal);
    }
  }
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
