import type { Keyword } from '../../concepts/types';
import type { LiteratureRecord } from '../../records/record';
import { TopPlaces, type Collection } from './collection';
import { matchTopic, toRecordText } from './match-topic';
import { searchHeadings } from './search-headings';
import type { Segment } from './segment';
import { type Topic, toTopics } from './topics';

/**
 * VAL-3, "at least two topical terms": the minimum number of matched topics that are neither generic nor part of one
 * another.
 */
const TOPICS_NEEDED = 2;
/** The minimum number of specific words in the matched topics, for queries with only one topic. */
const WORDS_NEEDED = 2;
/** VAL-3, "and a score floor": the minimum total weight of a record's topics. */
const WEIGHT_FLOOR = 0.35;
/** The minimum share of the total weight of the query's heaviest topics. */
const SHARE_FLOOR = 0.4;
const HEAVIEST_TOPICS = 3;
const TITLE_WEIGHT = 2;
/** A topic outside the title is a weaker sign of what a paper is about. */
const BODY_FACTOR = 0.7;
/** How many candidates are read and compared with the phrases. */
const CANDIDATES = 60;

/**
 * Records that match at least two topics of the query, best first, or have its first topic as a heading; omits weak
 * hits.
 */
export async function searchKeywords(
  collection: Collection,
  keywords: readonly Keyword[],
  limit: number,
): Promise<readonly { readonly record: LiteratureRecord; readonly score: number }[]> {
  const topics = toTopics(collection, keywords);
  const topical = topics.filter(({ generic }) => !generic);
  const needed = Math.min(TOPICS_NEEDED, topical.length);
  if (needed === 0) return [];
  const maxWeight = topical
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
    .slice(0, HEAVIEST_TOPICS)
    .reduce((a, b) => a + b, 0);
  const best = new TopPlaces(CANDIDATES);
  for (const segment of collection.segments) await collectCandidates(collection, segment, topics, needed, best);
  const hits: { record: LiteratureRecord; score: number }[] = [];
  for (const { record, score } of await collection.read(best.all)) {
    const { count, words, weight, share } = measureMatch(topics, record);
    if (count >= needed && words >= WORDS_NEEDED && weight >= WEIGHT_FLOOR && weight >= SHARE_FLOOR * maxWeight)
      hits.push({ record, score: score * share });
  }
  const findByTopic = async (topic: Topic) => {
    const places = new TopPlaces(CANDIDATES);
    for (const segment of collection.segments) await collectCandidates(collection, segment, [topic], 1, places);
    return places.all;
  };
  const found = hits.length > 0 ? hits : await searchHeadings(collection, topics, findByTopic);
  return found.toSorted((a, b) => b.score - a.score).slice(0, limit);
}

/** Adds each record of a segment that contains the words of enough topics. */
async function collectCandidates(
  collection: Collection,
  segment: Segment,
  topics: readonly Topic[],
  needed: number,
  best: TopPlaces,
): Promise<void> {
  const queryStems = [...new Set(topics.flatMap(({ phrases }) => phrases.flatMap(({ stems }) => stems)))];
  const found = new Map(
    await Promise.all(
      queryStems.map(async (stem) => {
        const occurrences = await segment.occurrences(stem);
        return [
          stem,
          occurrences && collection.scores(segment, occurrences, collection.rarity(stem), TITLE_WEIGHT),
        ] as const;
      }),
    ),
  );
  const totals = new Float32Array(segment.count);
  const met = new Uint8Array(segment.count);
  const topic = new RecordSums(segment.count);
  const phrase = new RecordSums(segment.count);
  for (const { phrases, generic } of topics) {
    for (const { stems, needed: neededStems } of phrases) {
      for (const stem of stems) {
        const scores = found.get(stem);
        scores?.documents.forEach((document, each) => phrase.add(document, scores.scores[each] ?? 0));
      }
      // Two names of a keyword are one topic: only the better match counts, not the sum.
      phrase.drain((document, sum, count) => {
        if (count >= neededStems) topic.setMaximum(document, sum);
      });
    }
    topic.drain((document, score) => {
      totals[document] = (totals[document] ?? 0) + score;
      if (!generic) met[document] = (met[document] ?? 0) + 1;
    });
  }
  met.forEach((count, document) => {
    if (count >= needed && !segment.isDead(document)) best.add(segment, document, totals[document] ?? 0);
  });
}

/** Reusable sums by record; clearing costs only as much as the records that were touched. */
class RecordSums {
  private readonly sums: Float32Array;
  private readonly counts: Uint8Array;
  private touched: number[] = [];

  constructor(size: number) {
    this.sums = new Float32Array(size);
    this.counts = new Uint8Array(size);
  }

  add(document: number, value: number): void {
    if (this.counts[document] === 0) this.touched.push(document);
    this.counts[document] = (this.counts[document] ?? 0) + 1;
    this.sums[document] = (this.sums[document] ?? 0) + value;
  }

  setMaximum(document: number, value: number): void {
    const known = this.sums[document] ?? 0;
    if (this.counts[document] === 0) this.add(document, value);
    else if (value > known) this.sums[document] = value;
  }

  /** Passes every entry to the callback and resets itself. */
  drain(take: (document: number, sum: number, count: number) => void): void {
    for (const document of this.touched) {
      take(document, this.sums[document] ?? 0, this.counts[document] ?? 0);
      this.sums[document] = 0;
      this.counts[document] = 0;
    }
    this.touched = [];
  }
}

/** The number and weight of the topics in the record's text; `share` is below 1 when topics are outside the title. */
function measureMatch(
  topics: readonly Topic[],
  record: LiteratureRecord,
): { count: number; words: number; weight: number; share: number } {
  const text = toRecordText(record);
  const matches = topics
    .flatMap((topic) => {
      const found = topic.generic ? undefined : matchTopic(topic, text);
      return found ? [{ ...found, weight: topic.weight, words: topic.words }] : [];
    })
    .toSorted((a, b) => b.stems.length - a.stems.length || b.weight - a.weight);
  const matchedStems = new Set<string>();
  let [count, words, weight, scored] = [0, 0, 0, 0];
  for (const each of matches) {
    // 'Diabetes' adds nothing after a match of 'type 2 diabetes'.
    if (each.stems.every((stem) => matchedStems.has(stem))) continue;
    for (const stem of each.stems) matchedStems.add(stem);
    count += 1;
    words += each.words;
    weight += each.weight;
    scored += each.weight * (each.inTitle ? 1 : BODY_FACTOR);
  }
  return { count, words, weight, share: weight === 0 ? 0 : scored / weight };
}
