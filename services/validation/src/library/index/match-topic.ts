import type { LiteratureRecord } from '../../records/record';
import type { Topic } from './topics';
import { toStems } from './tokens';

/** The stems of a record by part; a phrase has to be within one part. */
interface RecordText {
  readonly title: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** How many other words may be between those of a phrase. */
const MAX_WORDS_BETWEEN = 2;
/** A topic outside the title is a weaker sign of what a paper is about. */
const BODY_FACTOR = 0.7;

/** Which topics of a query a record contains. */
export interface RecordMatch {
  /** The topics in the title, the abstract or the headings, without generic ones. */
  readonly topics: readonly Topic[];
  /** Those in the title. */
  readonly inTitle: ReadonlySet<Topic>;
  /** Those that are one of the record's headings, word for word; also generic ones. */
  readonly asHeading: ReadonlySet<Topic>;
  /** The number of topics that are not part of another one. */
  readonly count: number;
  /** The number of their specific words. */
  readonly words: number;
  readonly weight: number;
  /** Below 1 when topics are outside the title. */
  readonly share: number;
}

/** Compares a record with the topics of a query, with their phrases and not only with their words. */
export function matchTopics(topics: readonly Topic[], record: LiteratureRecord): RecordMatch {
  const text = toRecordText(record);
  const headings = new Set((record.topics ?? []).map((heading) => stemKey(toStems(heading))));
  const isHeading = ({ phrases }: Topic): boolean => phrases.some(({ stems }) => headings.has(stemKey(stems)));
  const matches = topics
    .filter(({ generic }) => !generic)
    .flatMap((topic) => {
      const found = matchTopic(topic, text);
      return found ? [{ topic, ...found }] : [];
    });
  const matchedStems = new Set<string>();
  let [count, words, weight, scored] = [0, 0, 0, 0];
  for (const { topic, stems, inTitle } of matches.toSorted(
    (a, b) => b.stems.length - a.stems.length || b.topic.weight - a.topic.weight,
  )) {
    // 'Diabetes' adds nothing after a match of 'type 2 diabetes'.
    if (stems.every((stem) => matchedStems.has(stem))) continue;
    for (const stem of stems) matchedStems.add(stem);
    count += 1;
    words += topic.words;
    weight += topic.weight;
    scored += topic.weight * (inTitle ? 1 : BODY_FACTOR);
  }
  return {
    topics: matches.map(({ topic }) => topic),
    inTitle: new Set(matches.filter(({ inTitle }) => inTitle).map(({ topic }) => topic)),
    asHeading: new Set(topics.filter(isHeading)),
    count,
    words,
    weight,
    share: weight === 0 ? 0 : scored / weight,
  };
}

const stemKey = (stems: readonly string[]): string => [...new Set(stems)].toSorted().join(' ');

const toRecordText = ({ title, abstract, topics, topicsPt }: LiteratureRecord): RecordText => ({
  title: toStems(title),
  others: [...(topics ?? []), ...(topicsPt ?? []), ...(abstract === undefined ? [] : [abstract])].map(toStems),
});

/**
 * The longest phrase of the topic that the record contains, in the title or elsewhere; its words are near each other.
 */
function matchTopic(
  { phrases }: Topic,
  { title, others }: RecordText,
): { readonly stems: readonly string[]; readonly inTitle: boolean } | undefined {
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
