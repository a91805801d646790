import type { LiteratureRecord } from '../../records/record';
import type { Topic } from './topics';
import { toStems } from './tokens';

/** The stems of a record by part; a phrase has to be within one part. */
export interface RecordText {
  readonly title: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** How many other words may be between those of a phrase. */
const MAX_WORDS_BETWEEN = 2;

export const toRecordText = ({ title, abstract, topics, topicsPt }: LiteratureRecord): RecordText => ({
  title: toStems(title),
  others: [...(topics ?? []), ...(topicsPt ?? []), ...(abstract === undefined ? [] : [abstract])].map(toStems),
});

export interface TopicMatch {
  readonly stems: readonly string[];
  readonly inTitle: boolean;
}

/**
 * The longest phrase of the topic that the record contains, in the title or elsewhere; its words are near each other.
 */
export function matchTopic({ phrases }: Topic, { title, others }: RecordText): TopicMatch | undefined {
  const inTitle = longestPhrase(phrases.filter(({ stems, needed }) => isNear(title, stems, needed)));
  if (inTitle) return { stems: inTitle.stems, inTitle: true };
  const elsewhere = longestPhrase(
    phrases.filter(({ stems, needed }) => others.some((part) => isNear(part, stems, needed))),
  );
  return elsewhere && { stems: elsewhere.stems, inTitle: false };
}

const longestPhrase = <T extends { readonly stems: readonly string[] }>(phrases: readonly T[]): T | undefined =>
  phrases.reduce<T | undefined>(
    (best, each) => (best && best.stems.length >= each.stems.length ? best : each),
    undefined,
  );

/** Whether enough of the stems are within a few words of each other, in any order. */
function isNear(text: readonly string[], stems: readonly string[], needed: number): boolean {
  const span = stems.length + MAX_WORDS_BETWEEN;
  const last = new Map<string, number>();
  for (const [at, stem] of text.entries()) {
    if (!stems.includes(stem)) continue;
    last.set(stem, at);
    let near = 0;
    for (const place of last.values()) if (at - place < span) near += 1;
    if (near >= needed) return true;
  }
  return false;
}
