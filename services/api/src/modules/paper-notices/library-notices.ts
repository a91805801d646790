import type { DoiNoticePage, NoticePage } from '@cred/contract';
import { doiNoticePage, noticePage } from '@cred/contract/schemas';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import type * as z from 'zod';
import { readJson } from '../../core/read-json';

const TIMEOUT_MS = 5_000;
/** A page has at most 3,000 notices of about 60 bytes, or 1,500 of at most 700. */
const MAX_BYTES = 1_280 * 1024;

/** Reads a page of the library's notices after a PMID; null when the validation service does not respond as it should. */
export type ReadNotices = (after: number) => Promise<NoticePage | null>;

/** The same for the notices by DOI, after a DOI or ''; null also when the service is an older build that has none. */
export type ReadDoiNotices = (after: string) => Promise<DoiNoticePage | null>;

export interface LibraryNotices {
  readonly read: ReadNotices;
  readonly readByDoi: ReadDoiNotices;
}

/** The notices of the deployment's validation service; none without the shared secret. */
export function libraryNotices(
  settings: Pick<Settings, 'HOST' | 'VALIDATION_PORT' | 'VALIDATION_URL' | 'INTERNAL_SECRET'>,
): LibraryNotices {
  const { INTERNAL_SECRET } = settings;
  if (INTERNAL_SECRET === undefined) return { read: async () => null, readByDoi: async () => null };
  const url = settings.VALIDATION_URL ?? localUrl(settings.HOST, settings.VALIDATION_PORT);
  const authorization = `Bearer ${internalToken(INTERNAL_SECRET, 'validation:issued')}`;
  const load = async <T>(path: string, schema: z.ZodType<T>): Promise<T | null> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${url}${path}`, {
        headers: { authorization },
        redirect: 'error',
        signal,
      });
      if (response.status === 200) return schema.safeParse(await readJson(response, MAX_BYTES)).data ?? null;
      await response.body?.cancel();
      return null;
    } catch {
      return null;
    }
  };
  return {
    read: (after) => load(`/notices/${after}`, noticePage),
    readByDoi: (after) => load(`/doi-notices?after=${encodeURIComponent(after)}`, doiNoticePage),
  };
}
