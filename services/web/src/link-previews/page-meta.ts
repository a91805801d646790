import { Tokenizer } from 'htmlparser2';

/** The metadata of a page, as written. */
export interface PageMeta {
  /** The first content of each name, by `property` or `name` in lower case. */
  readonly meta: ReadonlyMap<string, string>;
  readonly title: string | undefined;
  readonly base: string | undefined;
}

const tagsWithAttributes = new Set(['meta', 'base']);
/** Longer values are truncated to bound the memory. */
const MAX_VALUE_LENGTH = 4_000;
const MAX_NAMES = 500;

/**
 * Reads a page's `meta`, `title` and `base` anywhere in the document: many sites have them in the body. Uses the
 * tokenizer only, which builds no tree and no stack, so the cost is linear in the page's length.
 */
export function readPageMeta(html: string): PageMeta {
  const reader = new MetaReader(html);
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader);
  tokenizer.write(html);
  tokenizer.end();
  return { meta: reader.meta, title: reader.title, base: reader.base };
}

type TokenizerCallbacks = ConstructorParameters<typeof Tokenizer>[1];

class MetaReader implements TokenizerCallbacks {
  readonly meta = new Map<string, string>();
  title: string | undefined;
  base: string | undefined;
  private tag = '';
  private attributes = new Map<string, string>();
  private attribute = '';
  private value = '';
  private inTitle = false;
  /** The title of an svg element is not the page's. */
  private svgDepth = 0;

  constructor(private readonly html: string) {}

  onopentagname(start: number, end: number): void {
    this.tag = this.html.slice(start, Math.min(end, start + 10)).toLowerCase();
    this.attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.attribute = tagsWithAttributes.has(this.tag)
      ? this.html.slice(start, Math.min(end, start + 20)).toLowerCase()
      : '';
    this.value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute) this.value = appendLimited(this.value, this.html.slice(start, end));
  }

  onattribentity(codePoint: number): void {
    if (this.attribute) this.value = appendLimited(this.value, String.fromCodePoint(codePoint));
  }

  onattribend(): void {
    if (this.attribute && !this.attributes.has(this.attribute) && this.attributes.size < 20)
      this.attributes.set(this.attribute, this.value);
    this.attribute = '';
  }

  onopentagend(): void {
    this.inTitle = this.tag === 'title' && this.title === undefined && this.svgDepth === 0;
    if (this.inTitle) this.title = '';
    if (this.tag === 'svg') this.svgDepth += 1;
    if (this.tag === 'base') this.base ??= this.attributes.get('href');
    if (this.tag === 'meta') this.keepMeta();
  }

  onselfclosingtag(): void {
    // In HTML the slash has no meaning; it only closes elements in svg.
    if (this.tag !== 'svg') this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.html.slice(start, Math.min(end, start + 10)).toLowerCase();
    if (tag === 'title') {
      this.inTitle = false;
      // A later title replaces an empty one.
      if (this.title?.trim() === '') this.title = undefined;
    }
    if (tag === 'svg' && this.svgDepth > 0) this.svgDepth -= 1;
  }

  ontext(start: number, end: number): void {
    if (this.inTitle) this.title = appendLimited(this.title ?? '', this.html.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    if (this.inTitle) this.title = appendLimited(this.title ?? '', String.fromCodePoint(codePoint));
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  private keepMeta(): void {
    const content = this.attributes.get('content');
    if (content === undefined || content.trim() === '') return;
    // Sites confuse `property` and `name`, so both are read.
    for (const attribute of ['property', 'name']) {
      const name = this.attributes.get(attribute)?.trim().toLowerCase();
      if (name && !this.meta.has(name) && this.meta.size < MAX_NAMES) this.meta.set(name, content);
    }
  }
}

const appendLimited = (text: string, more: string): string =>
  text.length >= MAX_VALUE_LENGTH ? text : (text + more).slice(0, MAX_VALUE_LENGTH);
