/** Installs `TextEncoder`, `TextDecoder` and the part of `ReadableStream` that React writes to; see `installTasks`. */
export function installStreams(): void {
  class TextEncoder {
    readonly encoding = 'utf-8';

    encode(given: unknown = ''): Uint8Array {
      const text = `${given}`;
      const bytes = new Uint8Array(text.length * 3);
      let end = 0;
      const write = (byte: number): void => {
        bytes[end] = byte;
        end += 1;
      };
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit < 0x80) {
          write(unit);
          continue;
        }
        const code = text.codePointAt(at) ?? 0;
        if (code > 0xffff) {
          at += 1;
          write(0xf0 | (code >> 18));
          write(0x80 | ((code >> 12) & 0x3f));
        }
        // Half of a pair has no encoding.
        const isHalf = code >= 0xd800 && code <= 0xdfff;
        const rest = isHalf ? 0xfffd : code & 0xffff;
        if (code <= 0xffff && rest >= 0x800) write(0xe0 | (rest >> 12));
        if (rest < 0x800 && code <= 0xffff) write(0xc0 | (rest >> 6));
        else write(0x80 | ((rest >> 6) & 0x3f));
        write(0x80 | (rest & 0x3f));
      }
      return bytes.slice(0, end);
    }
  }

  /** For what `TextEncoder` wrote: the bytes of a character may be in two parts. */
  class TextDecoder {
    readonly encoding = 'utf-8';
    private rest: readonly number[] = [];

    decode(part: Uint8Array = new Uint8Array(0), options?: { readonly stream?: boolean }): string {
      const bytes = this.rest.length > 0 ? Uint8Array.from([...this.rest, ...part]) : part;
      this.rest = [];
      let text = '';
      let units: number[] = [];
      for (let at = 0; at < bytes.length;) {
        const first = bytes[at] ?? 0;
        const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        if (at + length > bytes.length) {
          if (options?.stream) this.rest = [...bytes.subarray(at)];
          else units.push(0xfffd);
          break;
        }
        let code = length === 1 ? first : first & (0xff >> (length + 1));
        for (let next = at + 1; next < at + length; next += 1) code = (code << 6) | ((bytes[next] ?? 0) & 0x3f);
        at += length;
        if (code > 0xffff) units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + (code & 0x3ff));
        else units.push(code);
        if (units.length < 4_096) continue;
        text += String.fromCharCode(...units);
        units = [];
      }
      return text + String.fromCharCode(...units);
    }
  }

  interface Source {
    start?(controller: Controller): unknown;
    pull?(controller: Controller): unknown;
    cancel?(reason: unknown): unknown;
  }
  interface Read {
    readonly value: unknown;
    readonly done: boolean;
  }
  interface Controller {
    readonly desiredSize: number;
    readonly byobRequest: null;
    enqueue(chunk: unknown): void;
    close(): void;
    error(reason: unknown): void;
  }
  class ReadableStream {
    private readonly chunks: unknown[] = [];
    private readonly waiting: { resolve(read: Read): void; reject(reason: unknown): void }[] = [];
    private ended: { readonly reason?: unknown; readonly failed: boolean } | undefined;
    private pulling = false;

    constructor(private readonly source: Source = {}) {
      source.start?.(this.controller);
    }

    private readonly controller: Controller = {
      desiredSize: 1,
      byobRequest: null,
      enqueue: (chunk) => {
        const reader = this.waiting.shift();
        if (reader) reader.resolve({ value: chunk, done: false });
        else this.chunks.push(chunk);
      },
      close: () => this.end({ failed: false }),
      error: (reason) => this.end({ failed: true, reason }),
    };

    getReader() {
      return {
        read: () => this.read(),
        cancel: async (reason?: unknown) => {
          this.end({ failed: false });
          await this.source.cancel?.(reason);
        },
        releaseLock: () => undefined,
      };
    }

    async *[Symbol.asyncIterator](): AsyncGenerator {
      for (let read = await this.read(); !read.done; read = await this.read()) yield read.value;
    }

    private read(): Promise<Read> {
      if (this.chunks.length > 0) return Promise.resolve({ value: this.chunks.shift(), done: false });
      if (this.ended?.failed) return Promise.reject(this.ended.reason);
      if (this.ended) return Promise.resolve({ value: undefined, done: true });
      const read = new Promise<Read>((resolve, reject) => this.waiting.push({ resolve, reject }));
      void this.pull();
      return read;
    }

    private async pull(): Promise<void> {
      if (this.pulling) return;
      this.pulling = true;
      try {
        await this.source.pull?.(this.controller);
      } catch (error) {
        this.end({ failed: true, reason: error });
      }
      this.pulling = false;
    }

    private end(ended: { readonly reason?: unknown; readonly failed: boolean }): void {
      if (this.ended) return;
      this.ended = ended;
      for (const { resolve, reject } of this.waiting.splice(0)) {
        if (ended.failed) reject(ended.reason);
        else resolve({ value: undefined, done: true });
      }
    }
  }
  Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream });
}
