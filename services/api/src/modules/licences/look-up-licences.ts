import { type Licence, type SubmittedLicence } from '@cred/contract';
import { licenceKey } from '@cred/contract/licence';
import type { Executor } from '../../database/connection';
import { findRecords } from './licence-records.repository';
import { isSameName } from './same-name';

/** A licence with the name that it was submitted with. */
export interface NamedLicence {
  readonly licence: Licence;
  readonly fullName: string;
}

export type Lookup = SubmittedLicence['lookup'];

/**
 * Looks licences up in the imported registries (LIC-6), in the order of the argument: `match` and `mismatch` compare the names.
 * It is done when a reviewer reads the queue, so that a newer registry counts.
 */
export async function lookUpLicences(db: Executor, licences: readonly NamedLicence[]): Promise<Lookup[]> {
  const found = await findRecords(
    db,
    licences.map(({ licence }) => ({ authority: licence.authority, key: licenceKey(licence) })),
  );
  const byPosition = new Map(found.map((row) => [row.wanted, row]));
  return licences.map(({ fullName }, index) => {
    const row = byPosition.get(index);
    if (!row) return { result: 'no_registry', record: null };
    if (row.key === null || row.name === null) return { result: 'not_found', record: null };
    return {
      result: isSameName(row.name, fullName) ? 'match' : 'mismatch',
      record: {
        name: row.name,
        status: row.status ?? '',
        expiresOn: row.expires_on,
        importedAt: row.imported_at.toISOString(),
      },
    };
  });
}
