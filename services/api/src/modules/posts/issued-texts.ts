import { createHash } from 'node:crypto';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';

/** Timeout of the request to the validation service; after it, the result is unknown. */
const TIMEOUT_MS = 1_500;

/** The texts that the validation service has issued. */
export interface IssuedTexts {
  /** Whether the text with this hash was issued; `unknown` when the service does not respond as it should. */
  statusOf(hash: string): Promise<IssuedStatus>;
}

export type IssuedStatus = 'issued' | 'not-issued' | 'unknown';

/** SHA-256 of the text in UTF-8, as hex. */
export const hashIssuedText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The validation service over HTTP (SRV-20): status 200 means issued, 404 not issued, any other leaves it unknown. */
export class HttpIssuedTexts implements IssuedTexts {
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly timeoutMs: number = TIMEOUT_MS,
  ) {}

  async statusOf(hash: string): Promise<IssuedStatus> {
    try {
      const response = await fetch(`${this.url}/issued/${hash}`, {
        headers: { authorization: `Bearer ${this.token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      // Only the status matters; an unread body would keep the connection busy.
      await response.body?.cancel();
      if (response.status === 200) return 'issued';
      return response.status === 404 ? 'not-issued' : 'unknown';
    } catch {
      return 'unknown';
    }
  }
}

const noIssuedTexts: IssuedTexts = { statusOf: async () => 'not-issued' };

/** The deployment's validation service. Without the shared secret it cannot be called, so no text counts as issued. */
export const issuedTextsOf = (
  settings: Pick<Settings, 'HOST' | 'VALIDATION_PORT' | 'VALIDATION_URL' | 'INTERNAL_SECRET'>,
): IssuedTexts =>
  settings.INTERNAL_SECRET === undefined
    ? noIssuedTexts
    : new HttpIssuedTexts(
        settings.VALIDATION_URL ?? localUrl(settings.HOST, settings.VALIDATION_PORT),
        internalToken(settings.INTERNAL_SECRET, 'validation:issued'),
      );
