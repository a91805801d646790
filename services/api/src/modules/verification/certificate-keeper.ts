import type { Executor } from '../../core/database';
import { newId } from '../../core/ids';
import type { MediaStore } from '../media/media-store';
import {
  deleteCertificate,
  findDueCertificates,
  insertPendingCertificate,
  lockRemovable,
} from './certificates.repository';

const HOUR = 3_600_000;
const BATCH = 100;

/** Where the store keeps a certificate: a place of its own, which no route of media ever asks for. */
export const certificateKey = (id: string): string => `certificates/${id.slice(-2)}/${id}.bin`;

export interface Certificate {
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * Keeps the files of certificates and their rows in step: a row is there before its file and goes after it,
 * so whatever breaks in between, and whatever deletes a submission, the rows say which files are to go.
 */
export class CertificateKeeper {
  constructor(
    private readonly store: MediaStore,
    private readonly db: Executor,
  ) {}

  /** Stores a file, then does `task`, which attaches it; when anything fails, no file stays. */
  async withFile<T>({ bytes }: Certificate, at: Date, task: (id: string) => Promise<T>): Promise<T> {
    const id = newId(at);
    await insertPendingCertificate(this.db, id, at);
    try {
      // The store is told nothing of the type: whoever reads from it directly gets a download.
      await this.store.put(certificateKey(id), bytes, 'application/octet-stream');
      return await task(id);
    } catch (failure) {
      // The first failure is the one to tell; what cannot be removed now is left to the sweep.
      await this.remove(id, at).catch(() => undefined);
      throw failure;
    }
  }

  /** The file's bytes; nothing when it is gone. */
  async open(id: string) {
    const stored = await this.store.get(certificateKey(id));
    const stream = await stored?.open();
    return stored && stream && { size: stored.size, stream };
  }

  /** Removes what is to go: 30 days after the decision, and what belongs to no submission. Gives how many. */
  async sweep(at: Date): Promise<number> {
    const due = { at, abandonedBefore: new Date(at.getTime() - HOUR), take: BATCH };
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
