import type { calls, CallName } from '@cred/contract';
import { ApiError, connectionError, fromErrorResponse } from './api-error';
import { callUrl, type CallInput } from './call';

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** The value of its `id:` line; null without one. */
  readonly id: string | null;
  /** The value of its `event:` line; 'message' without one. */
  readonly name: string;
  readonly data: string;
}

/** The calls whose response continues until one side ends it. */
export type StreamName = {
  [N in CallName]: (typeof calls)[N] extends { readonly stream: string } ? N : never;
}[CallName];

export interface StreamTransport {
  /** Aborting it ends the stream. */
  readonly signal: AbortSignal;
  /** Called once the server has accepted the request, before any event. */
  readonly onOpen?: () => void;
  readonly onEvent: (event: StreamEvent) => void;
}

/**
 * Reads a stream of events until the server ends it. It does not use `EventSource`, which hides the status and
 * `Retry-After` of an error response and reconnects by itself.
 * @throws ApiError for every end except a regular one by the server; the signal's reason when it is aborted
 */
export async function streamCall<N extends StreamName>(
  name: N,
  input: CallInput<N>,
  { signal, onOpen, onEvent }: StreamTransport,
): Promise<void> {
  const failed = (thrown: unknown): unknown => (signal.aborted ? thrown : connectionError());
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
    throw fromErrorResponse({ status, statusText, data, retryAfter: headers.get('retry-after') });
  }
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) {
    await body?.cancel().catch(() => undefined);
    throw new ApiError('The response is not an event stream', { code: 'unknown', status, statusText });
  }
  onOpen?.();
  const read = createEventParser(onEvent);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const chunk = await reader.read().catch((thrown: unknown) => {
      throw failed(thrown);
    });
    if (chunk.done) return;
    read(decoder.decode(chunk.value, { stream: true }));
  }
}

/**
 * Creates a parser of server-sent events, which takes text in chunks split anywhere (HTML standard, "Interpreting an
 * event stream"). It ignores comments, `retry:` lines and events without data.
 */
export function createEventParser(onEvent: (event: StreamEvent) => void): (chunk: string) => void {
  let rest = '';
  let afterReturn = false;
  let id: string | null = null;
  let name = '';
  let data: string[] = [];

  const endEvent = (): void => {
    if (data.length > 0) onEvent({ id, name: name || 'message', data: data.join('\n') });
    id = null;
    name = '';
    data = [];
  };
  const readLine = (line: string): void => {
    if (line === '') return endEvent();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') name = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  };

  return (chunk) => {
    // A line ends with CR, LF or CR LF; CR and LF may be in different chunks. A CR ends its line at once.
    const text = rest + (afterReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk);
    if (chunk !== '') afterReturn = chunk.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
}
