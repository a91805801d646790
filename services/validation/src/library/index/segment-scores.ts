import type { Collection } from './collection';
import { RecordSums } from './record-sums';
import type { Segment } from './segment';
import type { Topic } from './topics';

const TOPIC_TITLE_WEIGHT = 2;
/** The weight of an everyday word in the ranking of an informal post; a word of the library has 1. */
const EVERYDAY_FACTOR = 0.1;

/** A word of the post as it is searched. */
export interface QueryWord {
  readonly stem: string;
  /** From -3 for an everyday word to 3; see `Topicality`. */
  readonly evidence: number;
}

/** The scores of all records of a segment for one query; every array has an entry for each record. */
export class SegmentScores {
  /** BM25 of the post's words. */
  readonly text: Float32Array;
  /** The sum of the positive evidence of the post's words that the record contains. */
  readonly evidence: Float32Array;
  /** BM25 of the topics, each by its best name. */
  readonly topics: Float32Array;
  /** Which topics that are not generic the record contains, as bits. */
  readonly met: Uint16Array;

  constructor(
    private readonly collection: Collection,
    private readonly segment: Segment,
  ) {
    const { count } = segment;
    this.text = new Float32Array(count);
    this.evidence = new Float32Array(count);
    this.topics = new Float32Array(count);
    this.met = new Uint16Array(count);
  }

  /** @param isFormal every word counts by its rarity alone; otherwise everyday words count less */
  async addWords(words: readonly QueryWord[], isFormal: boolean): Promise<void> {
    const found = await Promise.all(words.map(({ stem }) => this.segment.occurrences(stem)));
    for (const [at, { stem, evidence }] of words.entries()) {
      const occurrences = found[at];
      if (!occurrences) continue;
      const factor = isFormal ? 1 : Math.max(EVERYDAY_FACTOR, (evidence + 3) / 6);
      const rarity = factor * this.collection.rarity(stem);
      const { documents, scores } = this.collection.scores(this.segment, occurrences, rarity, 1);
      const added = Math.max(0, evidence);
      for (let each = 0; each < documents.length; each += 1) {
        const document = documents[each] ?? 0;
        this.text[document] = (this.text[document] ?? 0) + (scores[each] ?? 0);
        this.evidence[document] = (this.evidence[document] ?? 0) + added;
      }
    }
  }

  async addTopics(topics: readonly Topic[]): Promise<void> {
    if (topics.length === 0) return;
    const stems = [...new Set(topics.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.stems)))];
    const found = new Map(
      await Promise.all(
        stems.map(async (stem) => {
          const occurrences = await this.segment.occurrences(stem);
          const rarity = this.collection.rarity(stem);
          return [
            stem,
            occurrences && this.collection.scores(this.segment, occurrences, rarity, TOPIC_TITLE_WEIGHT),
          ] as const;
        }),
      ),
    );
    const topicSums = new RecordSums(this.segment.count);
    const phraseSums = new RecordSums(this.segment.count);
    for (const [at, { phrases, generic }] of topics.entries()) {
      for (const phrase of phrases) {
        for (const stem of phrase.stems) {
          const scores = found.get(stem);
          scores?.documents.forEach((document, each) => phraseSums.add(document, scores.scores[each] ?? 0));
        }
        // Two names of a keyword are one topic: only the better match counts, not the sum.
        phraseSums.drain((document, sum, count) => {
          if (count >= phrase.needed) topicSums.setMaximum(document, sum);
        });
      }
      topicSums.drain((document, score) => {
        this.topics[document] = (this.topics[document] ?? 0) + score;
        if (!generic) this.met[document] = (this.met[document] ?? 0) | (1 << at);
      });
    }
  }
}
