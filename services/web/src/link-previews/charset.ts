import { TextDecoder } from 'node:util';

/** How many bytes of a page are searched for its declared encoding. */
const PRESCAN_BYTES = 4_096;
/** The characters 0x80 to 0x9f of windows-1252. */
const C1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes a page. The encoding is that of the byte order mark, else of the content type, else the one declared in the
 * page, else UTF-8 if valid, else windows-1252, as in browsers.
 * @param truncated whether the bytes may end within a character
 */
export function decodeHtml(bytes: Buffer, contentType: string, truncated: boolean): string {
  const decoder =
    bomDecoder(bytes) ??
    decoderFor(charsetOf(contentType)) ??
    decoderFor(charsetInPage(bytes)) ??
    guessDecoder(bytes, truncated);
  const text = decoder.decode(bytes);
  // Node 20 decodes windows-1252 as ISO-8859-1: https://github.com/nodejs/node/issues/56542
  return decoder.encoding === 'windows-1252'
    ? text.replace(/[\x80-\x9f]/g, (each) => C1[each.charCodeAt(0) - 0x80] ?? each)
    : text;
}

function bomDecoder(bytes: Buffer): TextDecoder | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  return null;
}

const charsetOf = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([\w.:+-]+)/i.exec(contentType)?.[1];

function charsetInPage(bytes: Buffer): string | undefined {
  const start = bytes
    .subarray(0, PRESCAN_BYTES)
    .toString('latin1')
    .replace(/<!--[^]*?-->/g, '');
  const found =
    /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:+-]+)/i.exec(start)?.[1] ??
    /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:+-]+)/i.exec(start)?.[1];
  // A declaration that is readable as ASCII is not UTF-16.
  return found !== undefined && /^utf-?16/i.test(found) ? 'utf-8' : found;
}

/** Null for unknown labels. */
function decoderFor(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function guessDecoder(bytes: Buffer, cut: boolean): TextDecoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: cut });
    return new TextDecoder('utf-8');
  } catch {
    return new TextDecoder('windows-1252');
  }
}
