import type { Keyword } from '../types';

export const keyword = (term: string, synonyms: readonly string[] = [], mesh: string | null = null): Keyword => ({
  term,
  mesh,
  synonyms,
});
