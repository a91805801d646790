import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DoiNoticePage, NoticePage } from '@cred/contract';
import { CURRENT_MANIFEST, EMPTY_MANIFEST, type Manifest, readManifest } from './manifest';

/** Papers on one page; each has at most one notice of each kind. */
const PAGE = 1_000;
const PAGE_OF_DOIS = 500;

/** Reads the notices of the library as other processes change it; keeps the last state in memory. */
export class LibraryNotices {
  private known: { readonly version: string; readonly manifest: Manifest } | undefined;

  constructor(private readonly folder: string) {}

  /** The page after a PMID. @throws DamagedLibraryError */
  async page(after: number): Promise<NoticePage> {
    const { generation, notices } = await this.manifest();
    const first = notices.findIndex(({ pmid }) => pmid > after);
    const rest = first < 0 ? [] : notices.slice(first);
    const pmids = [...new Set(rest.slice(0, PAGE * 3).map(({ pmid }) => pmid))].slice(0, PAGE);
    const last = pmids.at(-1) ?? after;
    const page = rest.filter(({ pmid }) => pmid <= last).map(({ pmid, kind, on }) => ({ pmid, kind, on }));
    return { generation, notices: page, next: page.length < rest.length ? last : null };
  }

  /** The page after a DOI, or the first one after ''. @throws DamagedLibraryError */
  async doiPage(after: string): Promise<DoiNoticePage> {
    const { generation, doiNotices } = await this.manifest();
    const first = doiNotices.findIndex(({ doi }) => doi > after);
    const rest = first < 0 ? [] : doiNotices.slice(first);
    const dois = [...new Set(rest.slice(0, PAGE_OF_DOIS * 3).map(({ doi }) => doi))].slice(0, PAGE_OF_DOIS);
    const last = dois.at(-1) ?? after;
    const notices = rest.filter(({ doi }) => doi <= last);
    return { generation, notices, next: notices.length < rest.length ? last : null };
  }

  private async manifest(): Promise<Manifest> {
    const info = await stat(join(this.folder, CURRENT_MANIFEST)).catch(() => undefined);
    if (!info) return { ...EMPTY_MANIFEST, generation: 0 };
    const version = `${info.ino} ${info.mtimeMs} ${info.size}`;
    if (this.known?.version !== version)
      this.known = { version, manifest: (await readManifest(this.folder)) ?? { ...EMPTY_MANIFEST, generation: 0 } };
    return this.known.manifest;
  }
}
