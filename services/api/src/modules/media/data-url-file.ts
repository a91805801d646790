import type { FileHandle } from 'node:fs/promises';
import { errors } from '@cred/service-kit';
import { Base64Decoder, InvalidBase64Error } from '../../core/base64-decoder';
import type { StringSink } from '../../core/bind-streamed';
import type { IncomingFiles } from './incoming-files';
import type { MediaType } from './media-type';

/** A received file that is not checked yet. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** The media type in the data URL, not verified. */
  readonly mediaType: MediaType;
}

export interface DataUrlRules {
  readonly accepted: readonly MediaType[];
  /** The error message for every other type, and for a URL that is not a data URL. */
  readonly unsupportedMessage: string;
  /** The limit of the decoded file. */
  readonly maxBytes: number;
  /** The error message for a larger file. */
  readonly tooLargeMessage: string;
  /** The field that errors refer to. */
  readonly field: string;
}

const COMMA = 0x2c;
const PREFIX = /^data:([a-z]+\/[a-z0-9]+);base64$/i;
const PREFIX_BYTES = 64;
/** The size of the buffer between decoding and writing; a file of any size needs no more memory. */
const BUFFER_BYTES = 192 * 1024;

/**
 * Writes a data URL's file to the disk while the URL arrives. Accepts only base64 of an accepted type; anything else is
 * rejected after its first characters (SRV-29).
 */
export class DataUrlFile implements StringSink<ReceivedFile> {
  private readonly decoder = new Base64Decoder();
  private readonly buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  private filled = 0;
  private prefix = '';
  private mediaType: MediaType | undefined;
  private bytes = 0;
  private file: { readonly path: string; readonly handle: FileHandle } | undefined;

  constructor(
    private readonly incoming: IncomingFiles,
    private readonly rules: DataUrlRules,
  ) {}

  /** @throws AppError 400 for invalid base64, 413, 415 */
  async write(chunk: Uint8Array): Promise<void> {
    let remaining = this.mediaType ? chunk : await this.readPrefix(chunk);
    // A chunk may be larger than the buffer.
    while (remaining.length > 0) {
      const part = remaining.subarray(0, BUFFER_BYTES / 2);
      remaining = remaining.subarray(part.length);
      if (this.filled + Base64Decoder.room(part.length) > BUFFER_BYTES) await this.flush();
      const before = this.filled;
      this.filled = this.decode(part);
      this.bytes += this.filled - before;
      if (this.bytes > this.rules.maxBytes) throw errors.payloadTooLarge(this.rules.tooLargeMessage);
    }
  }

  /** @throws AppError 400 for a truncated or empty file */
  async end(): Promise<ReceivedFile> {
    if (!this.mediaType || !this.file) throw errors.unsupportedMediaType(this.rules.unsupportedMessage);
    this.finish();
    if (this.bytes === 0) throw this.damagedError();
    await this.flush();
    await this.file.handle.close();
    return { path: this.file.path, bytes: this.bytes, mediaType: this.mediaType };
  }

  async abort(): Promise<void> {
    if (!this.file) return;
    await this.file.handle.close().catch(() => undefined);
    await this.incoming.remove(this.file.path);
  }

  /** Returns the bytes after the comma. */
  private async readPrefix(chunk: Uint8Array): Promise<Uint8Array> {
    const comma = chunk.indexOf(COMMA);
    const end = comma < 0 ? chunk.length : comma;
    this.prefix += Buffer.from(chunk.subarray(0, Math.min(end, PREFIX_BYTES))).toString('latin1');
    if (this.prefix.length >= PREFIX_BYTES) throw errors.unsupportedMediaType(this.rules.unsupportedMessage);
    if (comma < 0) return chunk.subarray(chunk.length);
    const type = PREFIX.exec(this.prefix)?.[1]?.toLowerCase();
    this.mediaType = this.rules.accepted.find((each) => each === type);
    if (!this.mediaType) throw errors.unsupportedMediaType(this.rules.unsupportedMessage);
    this.file = await this.incoming.begin();
    return chunk.subarray(comma + 1);
  }

  private decode(part: Uint8Array): number {
    return this.convertErrors(() => this.decoder.decode(part, this.buffer, this.filled));
  }

  private finish(): void {
    this.convertErrors(() => this.decoder.end());
  }

  private convertErrors<T>(task: () => T): T {
    try {
      return task();
    } catch (failure) {
      throw failure instanceof InvalidBase64Error ? this.damagedError() : failure;
    }
  }

  private damagedError(): Error {
    return errors.validationFailed({ [this.rules.field]: 'The file could not be read, please choose it again' });
  }

  private async flush(): Promise<void> {
    for (let at = 0; at < this.filled;) {
      const { bytesWritten = 0 } = (await this.file?.handle.write(this.buffer, at, this.filled - at)) ?? {};
      if (bytesWritten === 0) throw new Error('The file was not written completely');
      at += bytesWritten;
    }
    this.filled = 0;
  }
}
