import { isGeneric, isWorkplace } from './generic-words';
import { EVERYDAY_WORDS_TOTAL, type EverydayCounts } from './everyday-words';

/** The prior: the library's frequencies are mixed with those of this many words of spoken English. */
const PRIOR_WORDS = 20_000;
/** The logarithm of how much more frequent a word of both is in the library than in speech. */
const NEUTRAL = 1;
export const MAX_EVIDENCE = 3;
/** A word that the library does not contain, such as slang or a name. */
const UNKNOWN = -0.5;
/** An everyday word that was counted fewer times than this may be missing from speech by chance. */
const PRIOR_COUNT = 3;
const CACHE_MAX = 20_000;

/** The frequencies of a library. */
interface WordCounts {
  readonly words: number;
  frequency(stem: string): number;
}

/** How much more likely words are in this library than in spoken English (VAL-17). */
export class Topicality {
  private readonly cache = new Map<string, number>();

  constructor(
    private readonly collection: WordCounts,
    private readonly everyday: EverydayCounts,
  ) {}

  /**
   * The evidence of a stem that a text is on a topic of the library, from -3 for an everyday word to 3 for a word of
   * the library that is rare in speech; at most 0 for words of all topics, such as 'patients'.
   */
  evidence(stem: string): number {
    let known = this.cache.get(stem);
    if (known === undefined) {
      known = this.compute(stem);
      if (this.cache.size >= CACHE_MAX) this.cache.clear();
      this.cache.set(stem, known);
    }
    return known;
  }

  private compute(stem: string): number {
    const frequency = this.collection.frequency(stem);
    if (frequency === 0) return UNKNOWN;
    const inSpeech = ((this.everyday.get(stem) ?? 0) + PRIOR_COUNT) / EVERYDAY_WORDS_TOTAL;
    const inLibrary = (frequency + PRIOR_WORDS * inSpeech) / (this.collection.words + PRIOR_WORDS);
    // Posts about work in a hospital use the words that all papers use.
    const most = isGeneric(stem) || isWorkplace(stem) ? 0 : MAX_EVIDENCE;
    return Math.max(-MAX_EVIDENCE, Math.min(most, Math.log(inLibrary / inSpeech) - NEUTRAL));
  }

  /**
   * The evidence of all distinct stems of a text, above 0 when the text is more like the library than like speech; it
   * hardly depends on the length of the text.
   */
  ofText(stems: ReadonlySet<string>): number {
    let sum = 0;
    for (const stem of stems) sum += this.evidence(stem);
    return sum / Math.sqrt(stems.size + 2);
  }
}
