import { createHash } from 'node:crypto';
import { limits, type StoredReference } from '@cred/contract';
import { issuedText } from '@cred/contract/schemas';
import { localUrl, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit';
import { readJson } from '../../core/read-json';

/** Timeout of the request to the validation service; after it, the result is unknown. */
const TIMEOUT_MS = 1_500;
/** The references of one text, and the JSON around them. */
const MAX_BYTES = limits.references.bytes + 1_024;

/** The texts that the validation service has issued. */
export interface IssuedTexts {
  /**
   * Whether the text with this hash was issued, and with which references; `unknown` when the service does not respond
   * as it should.
   */
  find(hash: string): Promise<IssuedAnswer>;
}

export type IssuedAnswer =
  | { readonly status: 'issued'; readonly references: readonly StoredReference[] }
  | { readonly status: 'not-issued' | 'unknown' };

/** The answer without a request. */
export const notIssued: IssuedAnswer = { status: 'not-issued' };
const unknown: IssuedAnswer = { status: 'unknown' };

/** SHA-256 of the text in UTF-8, as hex. */
export const hashIssuedText = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * The validation service over HTTP (SRV-20): status 200 with valid references means issued, 404 not issued, anything
 * else leaves it unknown.
 */
export class HttpIssuedTexts implements IssuedTexts {
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly timeoutMs: number = TIMEOUT_MS,
  ) {}

  async find(hash: string): Promise<IssuedAnswer> {
    try {
      const response = await fetch(`${this.url}/issued/${hash}`, {
        headers: { authorization: `Bearer ${this.token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      if (response.status === 200) return parseAnswer(await readJson(response, MAX_BYTES));
      // An unread body would keep the connection busy.
      await response.body?.cancel();
      return response.status === 404 ? notIssued : unknown;
    } catch {
      return unknown;
    }
  }
}

function parseAnswer(body: unknown): IssuedAnswer {
  const parsed = issuedText.safeParse(body);
  return parsed.success ? { status: 'issued', references: parsed.data.references } : unknown;
}

const noIssuedTexts: IssuedTexts = { find: async () => notIssued };

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
