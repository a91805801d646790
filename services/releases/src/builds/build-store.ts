import type { Readable } from 'node:stream';
import type { BuildFile } from '@cred/contract';

/** A file of a build. The names are validated, so that no path leads outside the store. */
export interface FileAddress {
  readonly area: string;
  readonly build: string;
  readonly file: string;
}

export interface StoredFile {
  readonly bytes: number;
  /** Resolves to undefined when the file was deleted after `find`. The caller must read or destroy the stream. */
  open(): Promise<Readable | undefined>;
}

/** Thrown when an upload does not match its record; the store then keeps no part of it. */
export class ContentMismatch extends Error {
  override readonly name = 'ContentMismatch';
}

/** Stores the files of builds, on disk or in an object store. Files are added, never changed. */
export interface BuildStore {
  /** Called one time before the first use. */
  prepare(): Promise<void>;
  /**
   * Stores a file completely or not at all, after its size and hash were checked. For a compressed copy (`brotli`),
   * `expected` describes the decompressed content.
   * @throws ContentMismatch
   */
  write(address: FileAddress, source: Readable, expected: BuildFile, encoding: 'identity' | 'brotli'): Promise<void>;
  find(address: FileAddress): Promise<StoredFile | null>;
}
