import type { Occurrences } from './postings-cache';
import type { Segment } from './segment';

/** BM25's constants, tuned on the development third of SciFact; see `npm run bench:validation`. */
const K1 = 1.6;
const B = 0.85;

/** The position of a record. */
export interface Place {
  readonly segment: Segment;
  readonly document: number;
}

export interface ScoredPlace extends Place {
  readonly score: number;
}

/** A stem's BM25 values in one segment, by record. */
export interface StemScores {
  readonly documents: Uint32Array;
  readonly scores: Float32Array;
}

/** Segments that are searched as one: rarity and mean length are computed over all of them. */
export class Collection {
  readonly size: number;
  /** The number of words of all records. */
  readonly words: number;
  private readonly totalCount: number;
  private readonly titleMean: number;
  private readonly bodyMean: number;

  constructor(readonly segments: readonly Segment[]) {
    let [size, counted, titles, bodies] = [0, 0, 0, 0];
    for (const segment of segments) {
      counted += segment.count;
      for (let document = 0; document < segment.count; document += 1) {
        if (!segment.isDead(document)) size += 1;
        titles += segment.titleLength(document);
        bodies += segment.bodyLength(document);
      }
    }
    this.size = size;
    // Postings still contain dead records, so these count until their segment is rewritten.
    this.totalCount = counted;
    this.words = titles + bodies;
    this.titleMean = titles / Math.max(1, counted);
    this.bodyMean = bodies / Math.max(1, counted);
  }

  /** The number of records that contain a stem. */
  frequency(stem: string): number {
    return this.segments.reduce((sum, segment) => sum + segment.frequency(stem), 0);
  }

  /** The inverse document frequency of a stem over all segments; 0 when no record contains it. */
  rarity(stem: string): number {
    const frequency = this.frequency(stem);
    return frequency === 0 ? 0 : Math.log(1 + (this.totalCount - frequency + 0.5) / (frequency + 0.5));
  }

  /** The highest rarity that a stem can have in this collection. */
  get maxRarity(): number {
    return Math.log(1 + (this.totalCount - 0.5) / 1.5);
  }

  /** @param titleWeight how often a word of the title counts */
  scores(segment: Segment, occurrences: Occurrences, rarity: number, titleWeight: number): StemScores {
    const { documents, inTitle, inBody } = occurrences;
    const mean = Math.max(1, titleWeight * this.titleMean + this.bodyMean);
    const scores = new Float32Array(documents.length);
    for (let each = 0; each < documents.length; each += 1) {
      const document = documents[each] ?? 0;
      const times = titleWeight * (inTitle[each] ?? 0) + (inBody[each] ?? 0);
      const length = titleWeight * segment.titleLength(document) + segment.bodyLength(document);
      scores[each] = (rarity * times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / mean));
    }
    return { documents, scores };
  }

  find(pmid: string): Place | undefined {
    for (const segment of this.segments) {
      const document = segment.find(Number(pmid));
      if (document !== undefined) return { segment, document };
    }
    return undefined;
  }
}

/** The best places, without sorting all of them. Ties are ordered by PMID, newest first. */
export class TopPlaces {
  private readonly places: ScoredPlace[] = [];

  constructor(private readonly limit: number) {}

  add(segment: Segment, document: number, score: number): void {
    const worst = this.places.length < this.limit ? undefined : this.places.at(-1);
    if (worst && score < worst.score) return;
    const place = { segment, document, score };
    let at = this.places.length;
    while (at > 0 && ranksBefore(place, this.places[at - 1])) at -= 1;
    this.places.splice(at, 0, place);
    if (this.places.length > this.limit) this.places.pop();
  }

  get all(): readonly ScoredPlace[] {
    return this.places;
  }
}

function ranksBefore(a: ScoredPlace, b: ScoredPlace | undefined): boolean {
  if (!b) return false;
  return a.score === b.score ? a.segment.pmid(a.document) > b.segment.pmid(b.document) : a.score > b.score;
}
