import type { PreviewAnswer } from '@cred/contract';
import { previewAnswer } from '@cred/contract/schemas';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import { readJson } from '../../core/read-json';

const MAX_BYTES = 32 * 1024;

/** The previews of web addresses. The API itself sends no request to other sites. */
export interface PreviewSource {
  /** `unknown` when there is no answer before the signal aborts. */
  find(url: string, signal: AbortSignal): Promise<PreviewAnswer>;
}

const noPreviews: PreviewSource = { find: async () => ({ status: 'none' }) };

/** The deployment's page server, which fetches pages through its guard (SRV-34); no previews without the shared secret. */
export function previewSourceOf(
  settings: Pick<Settings, 'HOST' | 'PORT' | 'WEB_URL' | 'INTERNAL_SECRET'>,
): PreviewSource {
  const { INTERNAL_SECRET } = settings;
  if (INTERNAL_SECRET === undefined) return noPreviews;
  const url = `${settings.WEB_URL ?? localUrl(settings.HOST, settings.PORT)}/link-previews`;
  const authorization = `Bearer ${internalToken(INTERNAL_SECRET, 'preview:posts')}`;
  const find = async (link: string, signal: AbortSignal): Promise<PreviewAnswer> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ url: link }),
      redirect: 'error',
      signal,
    });
    if (response.status === 200) {
      const answer = previewAnswer.parse(await readJson(response, MAX_BYTES));
      // The address that members see in the text, not the one that it leads to.
      return answer.status === 'found' ? { ...answer, preview: { ...answer.preview, url: link } } : answer;
    }
    await response.body?.cancel();
    return { status: 'unknown' };
  };
  return { find: (link, signal) => find(link, signal).catch(() => ({ status: 'unknown' })) };
}
