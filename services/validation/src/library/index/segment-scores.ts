import type { Collection, StemScores } from './collection';
import { RecordSums } from './record-sums';
import type { Segment } from './segment';
import type { Topic } from './topics';

const TOPIC_TITLE_WEIGHT = 2;

/** A word of the post as it is searched. */
export interface QueryWord {
  readonly stem: string;
  /** The positive evidence that a record gets for the word; see `Topicality`. */
  readonly evidence: number;
  /** How much the word counts in the ranking, from 0 to 1. */
  readonly factor: number;
}

/** The scores of all records of a segment for one query; every array has an entry for each record. */
export class SegmentScores {
  /** BM25 of all words alike, for titles that the post quotes. */
  readonly plain: Float32Array;
  /** BM25 of the words, each with its factor. */
  readonly text: Float32Array;
  /** The sum of the evidence of the words that the record contains. */
  readonly evidence: Float32Array;
  /** BM25 of the topics, each by its best name. */
  readonly topics: Float32Array;
  /** Which topics that are not generic the record contains, as bits. */
  readonly met: Uint16Array;

  private constructor(
    private readonly collection: Collection,
    private readonly segment: Segment,
  ) {
    const { count } = segment;
    this.plain = new Float32Array(count);
    this.text = new Float32Array(count);
    this.evidence = new Float32Array(count);
    this.topics = new Float32Array(count);
    this.met = new Uint16Array(count);
  }

  static async of(
    collection: Collection,
    segment: Segment,
    words: readonly QueryWord[],
    topics: readonly Topic[],
  ): Promise<SegmentScores> {
    const scores = new SegmentScores(collection, segment);
    await scores.addWords(words);
    if (topics.length > 0) await scores.addTopics(topics);
    return scores;
  }

  private async addWords(words: readonly QueryWord[]): Promise<void> {
    const found = await Promise.all(words.map(({ stem }) => this.scoresOf(stem, 1)));
    const { plain, text, evidence } = this;
    for (const [at, { evidence: added, factor }] of words.entries()) {
      const each = found[at];
      if (!each) continue;
      const { documents, scores } = each;
      for (let index = 0; index < documents.length; index += 1) {
        const document = documents[index] ?? 0;
        const score = scores[index] ?? 0;
        plain[document] = (plain[document] ?? 0) + score;
        text[document] = (text[document] ?? 0) + factor * score;
        evidence[document] = (evidence[document] ?? 0) + added;
      }
    }
  }

  private async addTopics(topics: readonly Topic[]): Promise<void> {
    const stems = [...new Set(topics.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.stems)))];
    const found = new Map(
      await Promise.all(stems.map(async (stem) => [stem, await this.scoresOf(stem, TOPIC_TITLE_WEIGHT)] as const)),
    );
    const topicSums = new RecordSums(this.segment.count);
    const phraseSums = new RecordSums(this.segment.count);
    for (const [at, { phrases, generic }] of topics.entries()) {
      for (const phrase of phrases) {
        for (const stem of phrase.stems) {
          const each = found.get(stem);
          if (each) phraseSums.addAll(each);
        }
        // Two names of a keyword are one topic: only the better match counts, not the sum.
        phraseSums.drain((document, sum, count) => {
          if (count >= phrase.needed) topicSums.setMaximum(document, phrase.factor * sum);
        });
      }
      topicSums.drain((document, score) => {
        this.topics[document] = (this.topics[document] ?? 0) + score;
        if (!generic) this.met[document] = (this.met[document] ?? 0) | (1 << at);
      });
    }
  }

  private async scoresOf(stem: string, titleWeight: number): Promise<StemScores | undefined> {
    const occurrences = await this.segment.occurrences(stem);
    return occurrences && this.collection.scores(this.segment, occurrences, this.collection.rarity(stem), titleWeight);
  }
}
