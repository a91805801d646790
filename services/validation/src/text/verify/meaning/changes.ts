import type { Text } from './grammar';

/** A change of a value that an arrow writes ("6 -> 3.1"), and how words say it. */
export interface Change {
  /** The first number; the arrow and the second number follow it. */
  readonly at: number;
  readonly verb: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const WORDS = {
  en: {
    up: ['rose', 'increased'],
    down: ['fell', 'decreased', 'dropped'],
    any: ['went', 'changed'],
    from: ['from'],
    to: ['to'],
  },
  pt: {
    up: ['subiu', 'aumentou'],
    down: ['caiu', 'diminuiu', 'reduziu', 'baixou'],
    any: ['foi', 'passou'],
    from: ['de'],
    to: ['para', 'a'],
  },
} as const;

/** The changes that a post writes with arrows. The direction of the verb is that of the numbers. */
export function* changesOf(text: Text): Generator<Change> {
  if (text.side === 'rewriting') return;
  const words = WORDS[text.language];
  for (const [at, { kind, text: first }] of text.items.entries()) {
    const second = text.items[at + 2];
    if (kind !== 'number' || text.items[at + 1]?.text !== '→' || second?.kind !== 'number') continue;
    const [one, other] = [valueOf(first), valueOf(second.text)];
    if (one === null || other === null || one === other) continue;
    const verbs = [...(other > one ? words.up : words.down), ...words.any];
    yield {
      at,
      verb: verbs.flatMap((word) => keysOf(text, word)),
      from: words.from.flatMap((word) => keysOf(text, word)),
      to: ['c:to', ...words.to.flatMap((word) => keysOf(text, word))],
    };
  }
}

/** A plain number with its unit, or null for another form ("120/80", "3-5"). */
function valueOf(number: string): number | null {
  const [, value] = /^(\d+(?:[.,]\d+)?)(?![\d.,/:x-])/u.exec(number) ?? [];
  return value === undefined || /[/x–-]\d/u.test(number) ? null : Number(value.replace(',', '.'));
}

/** The keys of a word of the tables. */
export const keysOf = ({ vocabulary }: Text, word: string): readonly string[] => [
  `w:${word}`,
  ...(vocabulary.phrases.get(word) ?? []).flatMap(({ words, keys }) => (words.length === 1 ? keys : [])),
  ...(vocabulary.verbs.get(word) ?? []).flatMap(({ group, form }) => [
    `v:${group}:${form}`,
    `v:${group}`,
    `v:${group}:3`,
  ]),
];
