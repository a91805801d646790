import type { DoiNotice, NoticeKind } from '@cred/contract';
import { noticeKinds } from '@cred/contract/schemas';
import { toDoi } from '../records/doi';
import type { Manifest, StoredNotice } from './manifest';

/** A paper as a source of notices names it: by its PubMed number, its DOI, or both. */
export interface NamedPaper {
  readonly pmid?: string;
  readonly doi?: string;
}

/** The notices of a library while it changes: by PMID where the source knows it, otherwise by DOI (VAL-40). */
export class NoticeChanges {
  private readonly byPmid: Map<string, StoredNotice>;
  private readonly byDoi: Map<string, DoiNotice>;
  private readonly today = new Date().toISOString().slice(0, 10);

  constructor({ notices, doiNotices }: Pick<Manifest, 'notices' | 'doiNotices'>) {
    this.byPmid = new Map(notices.map((notice) => [keyOf(notice.pmid, notice.kind), notice]));
    this.byDoi = new Map(doiNotices.map((notice) => [keyOf(notice.doi, notice.kind), notice]));
  }

  /**
   * Notes what is said about a paper. A notice without a date keeps the date of the one before, if there is one.
   * @returns whether it is new
   */
  add({ pmid, doi: given = '' }: NamedPaper, kind: NoticeKind, on: string | null): boolean {
    const doi = toDoi(given);
    if (pmid === undefined) {
      if (doi === undefined) return false;
      const before = this.byDoi.get(keyOf(doi, kind));
      this.byDoi.set(keyOf(doi, kind), { doi, kind, on: on ?? before?.on ?? this.today });
      return before === undefined;
    }
    const before = this.byPmid.get(keyOf(pmid, kind));
    const known = doi ?? before?.doi;
    this.byPmid.set(keyOf(pmid, kind), {
      pmid: Number(pmid),
      kind,
      on: on ?? before?.on ?? this.today,
      ...(known === undefined ? {} : { doi: known }),
    });
    return before === undefined;
  }

  /**
   * Ends every notice about a paper, also those of rows that named it in the other way.
   * @returns its PubMed numbers
   */
  end({ pmid, doi: given = '' }: NamedPaper): readonly number[] {
    const named = toDoi(given);
    const stored = [...this.byPmid.values()];
    const pmids =
      pmid === undefined
        ? stored.filter(({ doi }) => doi !== undefined && doi === named).map((notice) => notice.pmid)
        : [Number(pmid)];
    const dois = [named, ...stored.filter((notice) => String(notice.pmid) === pmid).map(({ doi }) => doi)];
    for (const kind of noticeKinds) {
      for (const each of pmids) this.byPmid.delete(keyOf(each, kind));
      for (const each of dois) if (each !== undefined) this.byDoi.delete(keyOf(each, kind));
    }
    return pmids;
  }

  /** In the order of the pages. */
  toManifest(): Pick<Manifest, 'notices' | 'doiNotices'> {
    return {
      notices: [...this.byPmid.values()].sort((a, b) => a.pmid - b.pmid),
      // A DOI has no surrogates, so that this is also the order of its bytes, by which the API's database sorts.
      doiNotices: [...this.byDoi.values()].sort((a, b) => (a.doi < b.doi ? -1 : Number(a.doi > b.doi))),
    };
  }
}

const keyOf = (paper: string | number, kind: NoticeKind): string => `${kind} ${paper}`;
