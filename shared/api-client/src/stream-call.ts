import type { calls, CallName } from '@cred/contract';
import { ApiError, noConnection, toRefusal } from './api-error';
import { callUrl, type CallInput } from './call';
import { eventParser, type StreamEvent } from './event-parser';

export type { StreamEvent } from './event-parser';

/** The calls whose answer goes on until one side ends it. */
export type StreamName = {
  [N in CallName]: (typeof calls)[N] extends { readonly stream: string } ? N : never;
}[CallName];

export interface StreamTransport {
  /** Ends the stream when it aborts. */
  readonly signal: AbortSignal;
  /** The server has accepted; events follow. */
  readonly onOpen?: () => void;
  readonly onEvent: (event: StreamEvent) => void;
}

/**
 * Reads a stream of events until the server ends it. Not by EventSource: that one tells neither the status of a
 * refusal nor `Retry-After`, and connects again when it likes.
 * @throws ApiError for every end but the server's regular one and a cancellation
 */
export async function streamCall<N extends StreamName>(
  name: N,
  input: CallInput<N>,
  { signal, onOpen, onEvent }: StreamTransport,
): Promise<void> {
  const failed = (thrown: unknown): unknown => (signal.aborted ? thrown : noConnection());
  const response = await fetch(callUrl(name, input), {
    credentials: 'include',
    cache: 'no-store',
    headers: { accept: 'text/event-stream' },
    signal,
  }).catch((thrown: unknown) => {
    throw failed(thrown);
  });
  const { ok, status, statusText, headers, body } = response;
  if (!ok) {
    const data: unknown = await response.json().catch(() => null);
    signal.throwIfAborted();
    throw toRefusal({ status, statusText, data, retryAfter: headers.get('retry-after') });
  }
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
    await body?.cancel().catch(() => undefined);
    throw new ApiError('The answer is no stream of events', { code: 'unknown', status, statusText });
  }
  onOpen?.();
  const read = eventParser(onEvent);
  const reader = body.getReader();
  const text = new TextDecoder();
  for (;;) {
    const part = await reader.read().catch((thrown: unknown) => {
      throw failed(thrown);
    });
    if (part.done) return;
    read(text.decode(part.value, { stream: true }));
  }
}
