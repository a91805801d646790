import { limits, type Reference, type StoredReference } from '@cred/contract';
import { storedReference } from '@cred/contract/schemas';

const bounds = limits.references;

/** A reference within the bounds of stored ones; undefined for one that cannot be. */
const toStored = (reference: Reference): StoredReference | undefined => storedReference.safeParse(reference).data;

/**
 * The references of a check that a post may keep (POST-50): in their order, as many as fit the limits of one text. A
 * reference with a field over its limit is left out.
 */
export function keptReferences(references: readonly Reference[]): StoredReference[] {
  const kept: StoredReference[] = [];
  let bytes = 2;
  for (const stored of references.flatMap((each) => toStored(each) ?? [])) {
    bytes += Buffer.byteLength(JSON.stringify(stored)) + 1;
    if (kept.length === bounds.perText || bytes > bounds.bytes) break;
    kept.push(stored);
  }
  return kept;
}
