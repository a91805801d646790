import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { MediaStore } from '../media/media-store';
import {
  deleteCertificate,
  findDueCertificates,
  insertPendingCertificate,
  lockRemovable,
} from './certificates.repository';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** The store's key of a certificate, with a prefix that no media route reads. */
export const certificateKey = (id: string): string => `certificates/${id.slice(-2)}/${id}.bin`;

export interface Certificate {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Keeps the files of certificates and their rows consistent: a row is inserted before its file and deleted after it, so
 * that after any failure and any deletion of a submission the rows name the files to remove.
 */
export class CertificateLifecycle {
  constructor(
    private readonly store: MediaStore,
    private readonly db: Executor,
  ) {}

  /** Stores a file, then runs `task`, which attaches it. Removes the file when either fails. */
  async withFile<T>({ bytes }: Certificate, at: Date, task: (id: string) => Promise<T>): Promise<T> {
    const id = newId(at);
    await insertPendingCertificate(this.db, id, at);
    try {
      // Stored without its type, so that direct access to the store results in a download.
      await this.store.put(certificateKey(id), bytes, 'application/octet-stream');
      return await task(id);
    } catch (failure) {
      // The first failure is reported; the sweep removes what cannot be removed now.
      await this.remove(id, at).catch(() => undefined);
      throw failure;
    }
  }

  /** The file's bytes; undefined when it is deleted. */
  async open(id: string) {
    const stored = await this.store.get(certificateKey(id));
    const stream = await stored?.open();
    return stored && stream && { size: stored.size, stream };
  }

  /** Removes files 30 days after the decision, and files without a submission. Returns the number of removed files. */
  async sweep(at: Date): Promise<number> {
    const due = { at, abandonedBefore: new Date(at.getTime() - HOUR_MS), take: BATCH };
    let removed = 0;
    for (;;) {
      const ids = await findDueCertificates(this.db, due);
      for (const id of ids) await this.remove(id, at);
      removed += ids.length;
      if (ids.length < BATCH) return removed;
    }
  }

  private async remove(id: string, at: Date): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      if (!(await lockRemovable(trx, id, at))) return;
      await this.store.delete(certificateKey(id));
      await deleteCertificate(trx, id);
    });
  }
}
