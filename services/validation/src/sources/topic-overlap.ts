import type { Keyword } from '../concepts/types';
import type { LiteratureRecord } from '../records/record';

/** Words in titles on every topic, which do not count as topical. */
const GENERAL_WORDS = new Set(
  `a acute adult after all an analysis and at based be by care case chronic clinical complication control diagnosis disease disorder drug early
  effect for from general health high human in infection injury level low management medical medicine non of on or other outcome patient pain
  people prevention primary randomized related review risk secondary severe study symptom syndrome system test the therapy to treatment trial
  type use versus with woman man child year`.split(/\s+/),
);

export interface TopicOverlap {
  /** The terms of the keywords that are in the title, the abstract or the headings, in the keywords' order. */
  readonly terms: readonly string[];
  /** The number of distinct topical words of the keywords in the title or the abstract. */
  readonly words: number;
  /** For ranking: a keyword in the title counts more than one in the abstract. */
  readonly score: number;
}

const TITLE_WEIGHT = 3;

/** The overlap of a record's words with the keywords. */
export function topicOverlap(record: LiteratureRecord, keywords: readonly Keyword[]): TopicOverlap {
  const title = normalizedWords(record.title);
  const body = normalizedWords([record.title, record.abstract ?? '', ...(record.topics ?? [])].join(' '));
  const shared = new Set<string>();
  const terms: string[] = [];
  let score = 0;
  for (const [index, keyword] of keywords.entries()) {
    const names = [keyword.term, ...(keyword.mesh === null ? [] : [keyword.mesh]), ...keyword.synonyms]
      .map((name) => [...normalizedWords(name)])
      .filter((words) => words.length > 0);
    const matching = names.filter((words) => words.every((word) => body.has(word)));
    if (matching.length === 0) continue;
    terms.push(keyword.term);
    for (const word of matching.flat()) if (!GENERAL_WORDS.has(word)) shared.add(word);
    // The first keywords are the post's topic, the last ones its circumstances.
    score += (names.some((words) => words.every((word) => title.has(word))) ? TITLE_WEIGHT : 1) / (1 + index / 4);
  }
  return { terms, words: shared.size, score };
}

/**
 * Whether a record of an outside source is relevant to the post (VAL-3): at least two topical words, and two keywords
 * when there are two or more.
 */
export function isOnTopic({ terms, words }: TopicOverlap, keywords: readonly Keyword[]): boolean {
  return words >= 2 && terms.length >= Math.min(2, keywords.length);
}

/** Lower case, without accents and plural endings: enough to compare terms with titles. */
function normalizedWords(text: string): Set<string> {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return new Set(
    (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
      word.length > 4 ? word.replace(/(?<=ss)es$|(?<=[^s])s$/u, '').replace(/ie$/u, 'y') : word,
    ),
  );
}
