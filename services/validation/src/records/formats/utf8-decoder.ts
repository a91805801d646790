/** What a decoder returns for bytes that are not UTF-8; a valid file can contain it too. */
export const REPLACEMENT = '\uFFFD';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/** Decodes UTF-8 in chunks, and detects bytes that are not UTF-8. */
export class Utf8Decoder {
  hasInvalidBytes = false;
  private readonly decoder = new TextDecoder();
  /** The last bytes of the chunk before, which may be the first of a character. */
  private tail = Buffer.alloc(0);

  decode(chunk: Buffer): string {
    const text = this.decoder.decode(chunk, { stream: true });
    const joined = Buffer.concat([this.tail, chunk]);
    if (countOf(text, REPLACEMENT) > countOf(joined, REPLACEMENT_BYTES)) this.hasInvalidBytes = true;
    this.tail = Buffer.from(joined.subarray(-(REPLACEMENT_BYTES.length - 1)));
    return text;
  }

  /** The rest after the last chunk. */
  end(): string {
    const text = this.decoder.decode();
    if (text !== '') this.hasInvalidBytes = true;
    return text;
  }
}

function countOf<T extends string | Buffer>(
  text: { indexOf(part: T, from: number): number },
  part: T & { readonly length: number },
): number {
  let count = 0;
  for (let at = text.indexOf(part, 0); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;
  return count;
}
