import { FileError } from './items';

export interface XmlHandler {
  open(name: string, attributes: ReadonlyMap<string, string>, line: number): void;
  text(text: string): void;
  close(name: string): void;
}

/** The longest tag, comment or declaration, in characters. */
const MAX_MARKUP_LENGTH = 1_000_000;
const MAX_DEPTH = 64;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const MAX_ENTITY_LENGTH = 12;
const DELIMITED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/**
 * Streams XML to a handler. Supports the five named entities and character references; rejects files that declare
 * entities, which could expand without limit.
 */
export class XmlReader {
  private pending = '';
  private line = 1;
  private readonly stack: string[] = [];
  private started = false;

  constructor(private readonly handler: XmlHandler) {}

  /** @throws FileError when the text is not well-formed */
  push(piece: string): void {
    const text = this.pending + piece;
    let at = 0;
    while (at < text.length) {
      const next = text[at] === '<' ? this.markup(text, at) : this.characters(text, at);
      if (next === at) break;
      for (let stop = text.indexOf('\n', at); stop >= 0 && stop < next; stop = text.indexOf('\n', stop + 1))
        this.line += 1;
      at = next;
    }
    this.pending = text.slice(at);
    if (this.pending.length > MAX_MARKUP_LENGTH)
      throw this.error(`a markup token has more than ${MAX_MARKUP_LENGTH} characters`);
  }

  /** @throws FileError when the document is incomplete */
  end(): void {
    if (this.pending.trim() !== '' || this.stack.length > 0 || !this.started)
      throw this.error('the file is truncated: download it again');
  }

  /** @returns the offset of the next token; `at` when more input is needed */
  private characters(text: string, at: number): number {
    let end = text.indexOf('<', at);
    if (end < 0) {
      // An entity at the end may continue in the next chunk.
      const ampersand = text.lastIndexOf('&');
      end =
        ampersand >= at && text.length - ampersand < MAX_ENTITY_LENGTH && !text.includes(';', ampersand)
          ? ampersand
          : text.length;
    }
    const part = text.slice(at, end);
    if (this.stack.length > 0) {
      if (part !== '') this.handler.text(decode(part));
    } else if (part.trim() !== '') throw this.error('there is text outside the document');
    return end;
  }

  private markup(text: string, at: number): number {
    for (const [start, end] of DELIMITED) {
      if (!text.startsWith(start, at)) continue;
      const stop = text.indexOf(end, at + start.length);
      if (stop < 0) return at;
      if (start === '<![CDATA[') this.handler.text(text.slice(at + start.length, stop));
      return stop + end.length;
    }
    if (text.length - at < '<![CDATA['.length && '<![CDATA['.startsWith(text.slice(at))) return at;
    const stop = endOfTag(text, at);
    if (stop < 0) return at;
    const inner = text.slice(at + 1, stop);
    if (inner.startsWith('!')) {
      if (inner.includes('[')) throw this.error('it declares entities, which PubMed never does');
    } else if (inner.startsWith('/')) this.close(inner.slice(1).trim());
    else this.open(inner);
    return stop + 1;
  }

  private open(inner: string): void {
    const empty = inner.endsWith('/');
    const name = /^[^\s/>]+/.exec(inner)?.[0] ?? '';
    if (name === '' || (this.started && this.stack.length === 0)) throw this.error('it is not well-formed XML');
    const attributes = new Map<string, string>();
    for (const [, key = '', , double, single] of inner
      .slice(name.length)
      .matchAll(/([^\s="'/]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
      attributes.set(key, decode(double ?? single ?? ''));
    }
    if (this.stack.length >= MAX_DEPTH) throw this.error(`more than ${MAX_DEPTH} elements are nested`);
    this.started = true;
    this.stack.push(name);
    this.handler.open(name, attributes, this.line);
    if (empty) this.close(name);
  }

  private close(name: string): void {
    const opened = this.stack.pop();
    if (opened !== name)
      throw this.error(`</${name.slice(0, 40)}> ends ${opened === undefined ? 'nothing' : `<${opened.slice(0, 40)}>`}`);
    this.handler.close(name);
  }

  private error(why: string): FileError {
    return new FileError(`line ${this.line}: ${why}`);
  }
}

/** Finds the `>` of a tag outside quotes. */
function endOfTag(text: string, at: number): number {
  let quote = '';
  for (let each = at + 1; each < text.length; each += 1) {
    const character = text[each] ?? '';
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return each;
    // A declaration with an internal subset is rejected without being parsed.
    else if (character === '[' && text[at + 1] === '!') return each + 1;
  }
  return -1;
}

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,10});/gi, (_, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : '\uFFFD';
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const allowed = code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0;
    return allowed ? String.fromCodePoint(code) : '\uFFFD';
  });
}
