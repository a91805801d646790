import { createHash } from 'node:crypto';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';

/** Timeout of the request to the validation service; after it, the text counts as not issued. */
const TIMEOUT_MS = 1_500;

/** The texts that the validation service has issued. */
export interface IssuedTexts {
  /** Whether exactly this text was issued; also false when the service does not respond. */
  has(text: string): Promise<boolean>;
}

/** The validation service over HTTP (SRV-20): status 200 means issued, any other status means not issued. */
export class HttpIssuedTexts implements IssuedTexts {
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly timeoutMs: number = TIMEOUT_MS,
  ) {}

  async has(text: string): Promise<boolean> {
    const hash = createHash('sha256').update(text, 'utf8').digest('hex');
    try {
      const response = await fetch(`${this.url}/issued/${hash}`, {
        headers: { authorization: `Bearer ${this.token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      // Only the status matters; an unread body would keep the connection busy.
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  }
}

const noIssuedTexts: IssuedTexts = { has: async () => false };

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
