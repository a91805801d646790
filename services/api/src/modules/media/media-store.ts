import type { Readable } from 'node:stream';

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Opens the file's bytes; call once. */
  readonly stream: () => Readable;
}

/**
 * Where media files are kept. A key is a relative path of plain segments, such as `1f/0192…-card.webp`.
 * A put is whole or has not happened; deleting what is not there is no fault.
 */
export interface MediaStore {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
}
