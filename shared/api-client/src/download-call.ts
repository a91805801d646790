import type { calls, CallName } from '@cred/contract';
import { connectionError, fromErrorResponse } from './api-error';
import { callUrl, type CallInput } from './call';

/** The calls whose response is a file. */
export type DownloadName = {
  [N in CallName]: (typeof calls)[N] extends { readonly download: string } ? N : never;
}[CallName];

/** A completely downloaded file. */
export interface Download {
  readonly blob: Blob;
  /** From the server's header; null when the browser may not read it. */
  readonly filename: string | null;
}

interface Transport {
  /** Aborting it cancels the download. */
  readonly signal?: AbortSignal;
  /** Called with the number of bytes received so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** Received bytes are combined into blobs of about this size: the browser can move a blob from memory to disk. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Downloads the file that a call returns. A link is not used: the API is on another origin, so an error response would
 * replace the page.
 * @throws ApiError for every failure except a cancellation
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
      throw isCancellation(thrown) ? thrown : connectionError();
    },
  );
  const { status, statusText, headers } = response;
  if (!response.ok) {
    const data: unknown = await response.json().catch(() => null);
    signal?.throwIfAborted();
    throw fromErrorResponse({ status, statusText, data, retryAfter: headers.get('retry-after') });
  }
  try {
    return {
      blob: await readBlob(response, onProgress, signal),
      filename: filenameOf(headers.get('content-disposition')),
    };
  } catch (thrown) {
    throw isCancellation(thrown)
      ? thrown
      : connectionError('The download broke off. Check your network and try again.');
  }
}

async function readBlob(
  { body, headers }: Response,
  onProgress: Transport['onProgress'],
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const parts: Blob[] = [];
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let pendingBytes = 0;
  const reader = body?.getReader();
  const cancelReader = (): void => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', cancelReader, { once: true });
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
  signal?.removeEventListener('abort', cancelReader);
  // A cancelled reader reports `done` like a complete one.
  signal?.throwIfAborted();
  return new Blob([...parts, ...pending], { type: headers.get('content-type') ?? '' });
}

const filenameOf = (disposition: string | null): string | null =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
