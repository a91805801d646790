import { wordSet } from '../tokens/fold';
import type { Language } from '../tokens/types';
import type { Item } from '../verify/meaning/items';
import type { Difference } from '../verify/relations/find-differences';
import type { Placed } from './sentence-places';

/** A sentence, the post's words that it stands for, and how they differ. */
export interface Compared {
  readonly language: Language;
  readonly own: readonly Item[];
  /** The lexicon's rewriting of the post's words. */
  readonly expanded: readonly Item[];
  readonly sentence: string;
  readonly placed: readonly Placed[];
  readonly differences: readonly Difference[];
}

export const ADVERBS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\p{L}{3,}ly|also|even|already|therefore|however|still|now|further|both|then|again|instead|altogether|too|yet|indeed|thus|hence|here)$/u,
  pt: /^(?:\p{L}{3,}mente|tambem|ainda|ja|agora|apenas|inclusive|entao|mesmo|portanto|assim|hoje|aqui|ai|la)$/u,
};
/** Words that end like adverbs and are none. */
export const NO_ADVERB =
  /^(?:simply|merely|solely|apenas|unicamente|somente|exclusivamente|family|daily|weekly|monthly|yearly|hourly|fortnightly|early|elderly|only|supply|reply|apply|rely|likely|unlikely|belly|fatally|friendly|costly|ugly|mente|somente|aumente)$/;
export const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'of with in on at for to from by over during within throughout per as into under across around via through',
  ),
  pt: wordSet(
    'de do da dos das com em no na nos nas para por pelo pela pelos pelas ao aos durante ate sob sobre via entre como',
  ),
};
export const DETERMINERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('a an the this that these those my your his her their our its any some no each every'),
  pt: wordSet('o a os as um uma uns umas este esta esse essa meu minha seu sua seus suas'),
};
export const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'and or but so then than that which who whose if when while because although until after before since unless whether',
  ),
  pt: wordSet('e ou mas entao que quem cujo se quando enquanto porque embora ate apos antes depois desde pois caso'),
};
/** Words that give a reason or a contrast, after a comma. */
export const REASONS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:as|since|because|so|while|whereas|therefore|but)$/,
  pt: /^(?:pois|porque|portanto|entao|enquanto|ja|mas|porem)$/,
};
/** Adjectives after a Portuguese noun. */
export const ADJECTIVE =
  /(?:[^q]al|ais|ar|ares|ic[oa]s?|os[oa]s?|iv[oa]s?|in[oa]s?|ari[oa]s?|eir[oa]s?|anc[oa]s?|tic[oa]s?|ente|entes)$/;
/** Adverbs, times and routes, which may stand after the word or before the word next to which they stood in the post. */
export const INSERTABLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:only|just|still|again|now|already|today|yesterday|tomorrow|tonight|also|too|even|iv|im|po|sc|od|bd|tds|qds|prn|stat|l|r|left|right)$/,
  pt: /^(?:so|apenas|somente|ainda|ja|hoje|ontem|amanha|agora|tambem|vo|ev|iv|im|sc|direit[oa]|esquerd[oa])$/,
};

export const spanOf = (placed: readonly Placed[], from: number, to: number): { start: number; end: number } | null => {
  const [first, last] = [placed[from], placed[to]];
  return first && last && first.start >= 0 && last.start >= 0 ? { start: first.start, end: last.end } : null;
};
