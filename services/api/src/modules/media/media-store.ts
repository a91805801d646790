import type { Readable } from 'node:stream';

/** Bytes of a file from `start` to `end`, both counted from 0 and included, as in RFC 9110. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes, or a complete file that does not change any more; the caller removes it. */
export type MediaSource = Buffer | { readonly path: string };

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /**
   * Opens the whole file or a range; undefined when it has been deleted since then. The caller reads or destroys the
   * stream.
   */
  readonly open: (range?: ByteRange) => Promise<Readable | undefined>;
}

/**
 * A store of media files. A key is a relative path of plain segments, such as `1f/0192…-card.webp`. A put is atomic;
 * deleting an unknown key is not an error.
 */
export interface MediaStore {
  put(key: string, source: MediaSource, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
}

const PLAIN_KEY = /^[0-9a-z-]+(\/[0-9a-z-]+)*(\.[0-9a-z]+)?$/;

/**
 * Returns the key.
 * @throws Error unless it is a plain relative path
 */
export function plainKey(key: string): string {
  if (!PLAIN_KEY.test(key)) throw new Error('A media key must be a plain relative path');
  return key;
}
