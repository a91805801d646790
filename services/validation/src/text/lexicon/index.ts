import type { Language } from '../tokens/types';
import { english } from './english';
import { portuguese } from './portuguese';
import type { Lexicon } from './types';

/** The rewriting lexicon of each language. */
export const lexicons: Readonly<Record<Language, Lexicon>> = { en: english, pt: portuguese };
