import type { Readable } from 'node:stream';
import type { BuildFile } from '@cred/contract';

/** A file of a build. The names were checked: none can lead out of the store. */
export interface FileAddress {
  readonly area: string;
  readonly build: string;
  readonly file: string;
}

export interface StoredFile {
  readonly bytes: number;
  /** Undefined when it has gone since. Read or destroy the stream. */
  open(): Promise<Readable | undefined>;
}

/** Thrown when what arrives is not what the record promised; nothing of it is kept. */
export class ContentMismatch extends Error {
  override readonly name = 'ContentMismatch';
}

/** Keeps the files of builds: on disk here, in an object store elsewhere. Files are added, never changed. */
export interface BuildStore {
  /** Before the first use. */
  prepare(): Promise<void>;
  /**
   * Keeps a file whole or not at all, after its size and hash were found right. For a compressed twin
   * (`brotli`), `expected` is about what comes out of it.
   * @throws ContentMismatch
   */
  write(address: FileAddress, source: Readable, expected: BuildFile, encoding: 'identity' | 'brotli'): Promise<void>;
  find(address: FileAddress): Promise<StoredFile | null>;
}
