/** Texts in small letters one of which occurs in every match of a pattern; null when none is certain. */
export type RequiredText = readonly string[] | null;

/**
 * The texts that a pattern requires, so that most of the rules of a lexicon need no search. Reads the constructs that the
 * rules use: groups, look-around, classes, escapes and quantifiers.
 */
export function requiredText(source: string): RequiredText {
  return readAlternatives(source, 0).required;
}

interface Read {
  readonly required: RequiredText;
  readonly end: number;
}

function readAlternatives(source: string, start: number): Read {
  const alternatives: RequiredText[] = [];
  let at = start;
  for (;;) {
    const { required, end } = readSequence(source, at);
    alternatives.push(required);
    if (source[end] !== '|') {
      const all = alternatives.flatMap((each) => each ?? []);
      return { required: alternatives.includes(null) ? null : [...new Set(all)], end };
    }
    at = end + 1;
  }
}

/** Whether an element at `at` may be absent or repeated, and where its quantifier ends. */
function quantifierAt(source: string, at: number): { readonly optional: boolean; readonly end: number } {
  const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/u.exec(source.slice(at, at + 12));
  if (!found) return { optional: false, end: at };
  return { optional: /^[?*]/.test(found[0]) || found[1] === '0', end: at + found[0].length };
}

function readSequence(source: string, start: number): Read {
  const candidates: (readonly string[])[] = [];
  let run = '';
  let at = start;
  const close = (): void => {
    if (run !== '') candidates.push([run.toLowerCase()]);
    run = '';
  };
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const element = readElement(source, at);
    const { optional, end } = quantifierAt(source, element.end);
    if (element.literal === undefined || optional || end > element.end) {
      if (element.literal !== undefined && !optional) run += element.literal;
      if (!element.isEmpty) close();
      if (element.required && !optional) candidates.push(element.required);
    } else run += element.literal;
    at = end;
  }
  close();
  const best = candidates.reduce<RequiredText>((one, other) => (one && worth(one) >= worth(other) ? one : other), null);
  return { required: best, end: at };
}

const worth = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length)) * 20 - texts.length;

interface Element {
  readonly end: number;
  readonly literal?: string;
  readonly required?: RequiredText;
  /** It matches no characters, so that the text before and after it is continuous. */
  readonly isEmpty?: boolean;
}

function readElement(source: string, at: number): Element {
  const character = source[at] ?? '';
  if (character === '(') {
    const opening = /^\((?:\?(?:[:=!]|<[=!]))?/u.exec(source.slice(at, at + 4))?.[0] ?? '(';
    const { required, end } = readAlternatives(source, at + opening.length);
    return { end: end + 1, required: opening.endsWith('!') ? null : required };
  }
  if (character === '[') {
    let end = at + 1;
    while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return { end: end + 1 };
  }
  if (character === '\\') {
    const next = source[at + 1] ?? '';
    if (next === 'b') return { end: at + 2, isEmpty: true };
    if (next === 'p' || next === 'P') return { end: source.indexOf('}', at) + 1 };
    return /[\p{L}\d]/u.test(next) ? { end: at + 2 } : { end: at + 2, literal: next };
  }
  if (character === '^' || character === '$') return { end: at + 1, isEmpty: true };
  return character === '.' ? { end: at + 1 } : { end: at + 1, literal: character };
}
