import type { NoticePage } from '@cred/contract';
import { noticePage } from '@cred/contract/schemas';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import { readJson } from '../../core/read-json';

const TIMEOUT_MS = 5_000;
/** A page has at most 3,000 notices of about 60 bytes. */
const MAX_BYTES = 512 * 1024;

/** Reads a page of the library's notices after a PMID; null when the validation service does not respond as it should. */
export type ReadNotices = (after: number) => Promise<NoticePage | null>;

/** The notices of the deployment's validation service; none without the shared secret. */
export function libraryNotices(
  settings: Pick<Settings, 'HOST' | 'VALIDATION_PORT' | 'VALIDATION_URL' | 'INTERNAL_SECRET'>,
): ReadNotices {
  const { INTERNAL_SECRET } = settings;
  if (INTERNAL_SECRET === undefined) return async () => null;
  const url = settings.VALIDATION_URL ?? localUrl(settings.HOST, settings.VALIDATION_PORT);
  const authorization = `Bearer ${internalToken(INTERNAL_SECRET, 'validation:issued')}`;
  return async (after) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${url}/notices/${after}`, {
        headers: { authorization },
        redirect: 'error',
        signal,
      });
      if (response.status === 200) return noticePage.safeParse(await readJson(response, MAX_BYTES)).data ?? null;
      await response.body?.cancel();
      return null;
    } catch {
      return null;
    }
  };
}
