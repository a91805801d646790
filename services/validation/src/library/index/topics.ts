import type { Keyword } from '../../concepts/types';
import type { Collection } from './collection';
import { isGeneric, isPopulation } from './generic-words';
import { toStems } from './tokens';

/** One name of a keyword. */
interface Phrase {
  readonly stems: readonly string[];
  /** How many of its stems a record must contain. */
  readonly needed: number;
  readonly rarity: number;
  /**
   * Below 1 for a synonym: a title that has the usual name is more about the topic, even if the synonym is rarer or has
   * more words.
   */
  readonly factor: number;
}

/** A keyword as a topic of a search: a record matches it when it contains one of its phrases. */
export interface Topic {
  /** The keyword's term. */
  readonly term: string;
  readonly phrases: readonly Phrase[];
  /** How specific the topic is: from 0 to about 1 for one very rare word, more for names with two rare words. */
  readonly weight: number;
  /**
   * Whether the topic is too general to count: 'patients' matches every record. A population such as 'children' counts
   * only next to a single other topic.
   */
  readonly generic: boolean;
  /** The number of specific words in its name. */
  readonly words: number;
  /** What the post is about: a record that has it in the title or as a heading is relevant. */
  readonly isSubject: boolean;
}

const MAX_TOPICS = 16;
const MAX_PHRASES = 12;
const SYNONYM_FACTOR = 0.7;
/** From this length on, one stem in four may be missing: models write long keywords. */
const LONG_PHRASE = 4;

/**
 * The keywords as topics, in order. Keeps a keyword of which the library contains no word, because it still counts as a
 * topic of the query.
 */
export function toTopics(collection: Collection, keywords: readonly Keyword[]): Topic[] {
  const rarities = new Map<string, number>();
  const rarity = (stem: string): number => {
    let known = rarities.get(stem);
    if (known === undefined) rarities.set(stem, (known = collection.rarity(stem)));
    return known;
  };
  const scale = Math.max(1, collection.maxRarity);
  const topics = keywords.slice(0, MAX_TOPICS).flatMap(({ term, mesh, synonyms, isSubject = false }) => {
    const seen = new Set<string>();
    const phrases: Phrase[] = [];
    let weight = 0;
    const usual = new Set([term, mesh]);
    let usualRarity = 0;
    for (const name of [term, ...(mesh ? [mesh] : []), ...synonyms]) {
      const stems = [...new Set(toStems(name))];
      const key = stems.toSorted().join(' ');
      if (stems.length === 0 || seen.has(key) || phrases.length >= MAX_PHRASES) continue;
      seen.add(key);
      const known = stems.map(rarity);
      const sum = known.reduce((a, b) => a + b, 0);
      if (usual.has(name)) usualRarity = Math.max(usualRarity, sum);
      const phrase = {
        stems,
        needed: stems.length < LONG_PHRASE ? stems.length : Math.ceil(stems.length * 0.75),
        rarity: sum,
        factor: usual.has(name) ? 1 : SYNONYM_FACTOR * Math.min(1, usualRarity === 0 ? 1 : usualRarity / sum),
      };
      if (known.filter((value) => value > 0).length >= phrase.needed) {
        phrases.push(phrase);
        // The rarity of the first name that the library contains; the longest name is not the most specific one.
        if (weight === 0) weight = phrase.rarity / scale;
      }
    }
    const names = toStems(term);
    if (names.length === 0) return [];
    const specificStems = names.filter((stem) => !isGeneric(stem));
    return [
      {
        term,
        phrases,
        weight,
        generic: specificStems.length === 0,
        words: specificStems.length,
        isSubject,
        population: specificStems.every((stem) => isPopulation(stem)),
      },
    ];
  });
  const others = topics.filter(({ generic, population }) => !generic && !population).length;
  return topics.map(({ population, generic, ...topic }) => ({
    ...topic,
    generic: generic || (population && others !== 1),
  }));
}
