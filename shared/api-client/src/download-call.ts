import type { calls, CallName } from '@cred/contract';
import { noConnection, toRefusal } from './api-error';
import { callUrl, type CallInput } from './call';

/** The calls whose answer is a file. */
export type DownloadName = {
  [N in CallName]: (typeof calls)[N] extends { readonly download: string } ? N : never;
}[CallName];

/** A file that has come completely. */
export interface Download {
  readonly blob: Blob;
  /** As the server names it; null where the browser does not let it be read. */
  readonly filename: string | null;
}

interface Transport {
  /** Cancels the download when it aborts. */
  readonly signal?: AbortSignal;
  /** Told how many bytes have come so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** What came is handed to the browser in parts of about this size, in bytes: it can keep blobs on the disk. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Fetches the file that a call answers with. A link would not do: the API is of another origin, so the browser
 * would replace the page by an error's answer.
 * @throws ApiError for every failure but a cancellation
 */
export async function downloadCall<N extends DownloadName>(
  name: N,
  input: CallInput<N>,
  { signal, onProgress }: Transport = {},
): Promise<Download> {
  const isCancellation = (thrown: unknown): boolean =>
    signal?.aborted === true || (thrown instanceof Error && thrown.name === 'AbortError');
  const response = await fetch(callUrl(name, input), { credentials: 'include', ...(signal && { signal }) }).catch(
    (thrown: unknown) => {
      throw isCancellation(thrown) ? thrown : noConnection();
    },
  );
  const { status, statusText, headers } = response;
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    signal?.throwIfAborted();
    throw toRefusal({ status, statusText, data, retryAfter: headers.get('retry-after') });
  }
  try {
    return { blob: await read(response, onProgress, signal), filename: filenameOf(headers.get('content-disposition')) };
  } catch (thrown) {
    throw isCancellation(thrown) ? thrown : noConnection('The download broke off. Check your network and try again.');
  }
}

async function read(
  { body, headers }: Response,
  onProgress: Transport['onProgress'],
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let pendingBytes = 0;
  const reader = body?.getReader();
  const stop = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    pending.push(value);
    pendingBytes += value.byteLength;
    bytes += value.byteLength;
    onProgress?.(bytes);
    if (pendingBytes < PART_BYTES) continue;
    parts.push(new Blob(pending));
    pending = [];
    pendingBytes = 0;
  }
  signal?.removeEventListener('abort', stop);
  // What is cancelled ends like what is complete.
  signal?.throwIfAborted();
  return new Blob([...parts, ...pending], { type: headers.get('content-type') ?? '' });
}

const filenameOf = (disposition: string | null): string | null =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
