import { limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { foldWords } from '../../access/fold-words';

/** Words that a post must have, or must not have: one word with its forms, or several exactly as written. */
export interface Term {
  readonly words: readonly string[];
  readonly exact: boolean;
  readonly without: boolean;
  /** Whether the word may be the beginning of a longer one: the member is still typing it. */
  readonly open: boolean;
}

export interface PostQuery {
  readonly terms: readonly Term[];
  /** A username in lower case. */
  readonly from: string | null;
  /** Milliseconds; the first of the time range, and the first after it. */
  readonly since: number | null;
  readonly until: number | null;
  readonly hasImage: boolean;
  readonly hasReferences: boolean;
}

type Filters = { -readonly [K in keyof Omit<PostQuery, 'terms'>]: PostQuery[K] };

const PART = /(-?)"([^"]*)"?|(\S+)/gu;
const OPERATOR = /^(from|since|until|has):(.*)$/iu;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

const invalid = (message: string) => errors.validationFailed({ q: message });

/**
 * Reads what a member typed (POST-72). Nothing of it reaches the database as a pattern: words are folded, and operators
 * become values.
 * @throws AppError 400 for an operator without its value, too many words, or nothing to search for
 */
export function parseQuery(typed: string): PostQuery {
  const terms: Term[] = [];
  const filters: Filters = { from: null, since: null, until: null, hasImage: false, hasReferences: false };
  for (const match of typed.matchAll(PART)) {
    const [part, minus, quoted, plain = ''] = match;
    const isLast = match.index + part.length === typed.length;
    if (quoted !== undefined) {
      const words = foldWords(quoted);
      if (words.length > 0) terms.push({ words, exact: true, without: minus === '-', open: false });
      continue;
    }
    const [, name, value] = OPERATOR.exec(plain) ?? [];
    if (name !== undefined) applyOperator(filters, name.toLowerCase(), value ?? '');
    else terms.push(...plainTerms(plain, isLast));
  }
  if (terms.reduce((sum, { words }) => sum + words.length, 0) > limits.postSearch.wordsMax)
    throw invalid(`At most ${limits.postSearch.wordsMax} words`);
  const { from, since, until, hasImage, hasReferences } = filters;
  const hasFilter = from !== null || since !== null || until !== null || hasImage || hasReferences;
  // Everything but a word is nearly every post; only one member's posts are few enough to look through them.
  const onlyWithout = terms.length > 0 && terms.every(({ without }) => without) && from === null;
  if (onlyWithout || (terms.length === 0 && !hasFilter)) throw invalid('Type a word to search for');
  return { ...filters, terms };
}

function plainTerms(plain: string, isLast: boolean): Term[] {
  const without = plain.startsWith('-');
  const words = foldWords(plain);
  // Without its parts, `-covid-19` would exclude every post with a 19.
  if (without) return words.length === 0 ? [] : [{ words, exact: words.length > 1, without, open: false }];
  return words.map((word, at) => ({
    words: [word],
    exact: false,
    without,
    open: isLast && at === words.length - 1,
  }));
}

function applyOperator(filters: Filters, name: string, value: string): void {
  switch (name) {
    case 'from': {
      const username = value.replace(/^@/, '').toLowerCase();
      if (username === '') throw invalid('from: needs a username');
      filters.from = username;
      return;
    }
    case 'has': {
      const what = value.toLowerCase();
      if (what !== 'image' && what !== 'references') throw invalid('has: needs image or references');
      filters[what === 'image' ? 'hasImage' : 'hasReferences'] = true;
      return;
    }
    default: {
      const day = DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
      // A 31st of February would count as a day of March.
      if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(value))
        throw invalid(`${name}: needs a date such as 2026-05-31`);
      if (name === 'since') filters.since = day;
      else filters.until = day + DAY_MS;
    }
  }
}
