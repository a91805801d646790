import type { LiteratureRecord } from '../../records/record';
import type { Collection, ScoredPlace } from './collection';
import { matchTopic, toRecordText } from './match-topic';
import { toStems } from './tokens';
import type { Topic } from './topics';

/**
 * The number of these signs that a paper must have: the topic is one of its headings; the topic is in its title;
 * another keyword is a heading too.
 */
const SIGNS_NEEDED = 2;

/**
 * Searches for a query of which no record matches two topics: returns records that have the first topic as a heading,
 * word for word, and one more sign. Never returns records without headings (VAL-3).
 */
export async function searchHeadings(
  collection: Collection,
  topics: readonly Topic[],
  candidates: (topic: Topic) => Promise<readonly ScoredPlace[]>,
): Promise<{ readonly record: LiteratureRecord; readonly score: number }[]> {
  const first = topics.find(({ generic }) => !generic);
  if (!first) return [];
  return (await collection.read(await candidates(first))).flatMap(({ record, score }) => {
    const headings = new Set((record.topics ?? []).map((heading) => stemKey(toStems(heading))));
    const isHeading = ({ phrases }: Topic): boolean => phrases.some(({ stems }) => headings.has(stemKey(stems)));
    if (!isHeading(first)) return [];
    const inTitle = matchTopic(first, toRecordText(record))?.inTitle === true;
    const signs = 1 + (inTitle ? 1 : 0) + topics.filter((topic) => topic !== first && isHeading(topic)).length;
    return signs >= SIGNS_NEEDED ? [{ record, score: score * signs }] : [];
  });
}

const stemKey = (stems: readonly string[]): string => [...new Set(stems)].toSorted().join(' ');
