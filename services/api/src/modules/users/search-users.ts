import { limits, specialties, specialtyLabel, type UserSummary } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import { presentUserSummary } from '../../access/user-summary.presenter';
import { findUsersBySpecialty, findUsersByTerm } from './users.repository';

/** From this length on a term is also searched inside words: the index needs at least three characters. */
const INFIX_MIN_LENGTH = 3;

/** From this length on a term may be the beginning of a specialty. */
const SPECIALTY_MIN_LENGTH = 3;

/** The specialties with a word that begins with a folded term. */
const specialtiesNamed = (term: string) =>
  specialties.filter((each) => ` ${specialtyLabel(each).toLowerCase()}`.includes(` ${term}`));

/** A term folded like the database folds names: lower case, no accents, single spaces. */
export const foldTerm = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Escapes the wildcards of `like` (SRV-15). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * At most 10 members whose name or username contains the term, never their mail address: matches at the beginning of a
 * word first, then verified members (SRV-15); after them members of a specialty with that name (SHELL-30). The @ of a mention is ignored; a term that is too short without it
 * matches no one.
 * @throws AppError 400 for a term that is too short
 */
export async function searchUsers(
  { db, settings }: { readonly db: Executor; readonly settings: Settings },
  viewer: Viewer,
  term: string,
): Promise<UserSummary[]> {
  const folded = foldTerm(term);
  if (folded.length < limits.search.termMin) {
    throw errors.validationFailed({ term: `Type at least ${limits.search.termMin} characters` });
  }
  const name = folded.replace(/^@/, '').trim();
  if (name.length < limits.search.termMin) return [];
  const byName = await findUsersByTerm(db, viewer.id, escapeLike(name), name.length >= INFIX_MIN_LENGTH);
  const named = name.length < SPECIALTY_MIN_LENGTH || folded !== name ? [] : specialtiesNamed(name);
  const isFull = byName.length === limits.search.results;
  const bySpecialty = isFull ? [] : await findUsersBySpecialty(db, viewer.id, named);
  const found = new Map([...byName, ...bySpecialty].map((row) => [row.user_id, row]));
  return [...found.values()].slice(0, limits.search.results).map((row) => presentUserSummary(row, settings));
}
