import type { Keyword } from '../../concepts/types';
import type { Collection } from './collection';
import { toStems } from './tokens';

/** One name of a keyword. */
interface Phrase {
  readonly stems: readonly string[];
  /** How many of its stems a record must contain. */
  readonly needed: number;
  readonly rarity: number;
}

/** A keyword as a topic of a search: a record matches it when it contains one of its phrases. */
export interface Topic {
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
}

const MAX_TOPICS = 16;
const MAX_PHRASES = 12;
/** From this length on, one stem in four may be missing: models write long keywords. */
const LONG_PHRASE = 4;

/** Words for the population. */
const POPULATION = new Set(
  toStems(
    'adult adults child children infant infants woman women man men male female elderly older aged young adolescents',
  ),
);
const GENERIC = new Set(
  toStems(
    `patient patients person people human health healthcare healthy medical medicine clinical clinic care disease diseases disorder illness condition syndrome symptom symptoms treatment
treatments therapy therapies therapeutic management intervention diagnosis diagnostic prognosis prevention risk factor factors effect effects
outcome outcomes study studies trial trials review meta analysis systematic guideline guidelines evidence research use quality life hospital
doctor physician nurse professional drug drugs medication medications dose acute chronic severe mild new first second high low level levels
association efficacy safety practice general population randomized controlled cohort`,
  ),
);

/** Whether a stem matches records on any topic. */
const isGeneric = (stem: string): boolean => GENERIC.has(stem);

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
  const topics = keywords.slice(0, MAX_TOPICS).flatMap(({ term, mesh, synonyms }) => {
    const seen = new Set<string>();
    const phrases: Phrase[] = [];
    let weight = 0;
    for (const name of [term, ...(mesh ? [mesh] : []), ...synonyms]) {
      const stems = [...new Set(toStems(name))];
      const key = stems.toSorted().join(' ');
      if (stems.length === 0 || seen.has(key) || phrases.length >= MAX_PHRASES) continue;
      seen.add(key);
      const known = stems.map(rarity);
      const phrase = {
        stems,
        needed: stems.length < LONG_PHRASE ? stems.length : Math.ceil(stems.length * 0.75),
        rarity: known.reduce((a, b) => a + b, 0),
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
        phrases,
        weight,
        generic: specificStems.length === 0,
        words: specificStems.length,
        population: specificStems.every((stem) => POPULATION.has(stem)),
      },
    ];
  });
  const others = topics.filter(({ generic, population }) => !generic && !population).length;
  return topics.map(({ population, generic, ...topic }) => ({
    ...topic,
    generic: generic || (population && others !== 1),
  }));
}
