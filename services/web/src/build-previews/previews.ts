import type { Preview, Release } from '@cred/contract';
import { previewToken, type ResolvedPreview } from '@cred/deployment/preview-links';
import { AppError, RateWindows, type Rate, SingleFlightCache } from '@cred/service-kit';
import { buildAtOrigin } from '../mirror/builds-origin';
import type { MirrorLog } from '../mirror/mirror';

/** A preview that may be shown: the registry confirmed its token, and the mirror has its files. */
export interface OpenPreview {
  readonly preview: Preview;
  readonly row: Release;
}

export interface PreviewsOptions {
  readonly registry: {
    /** The preview of a token; null when the registry did not sign it or it has expired. */
    preview(token: string): Promise<ResolvedPreview | null>;
  };
  readonly mirror: {
    /** Downloads and verifies a build unless the mirror has it; false when it is unavailable. */
    ensureBuild(area: string, build: string): Promise<boolean>;
  };
  readonly log: MirrorLog;
  readonly buildsUrl?: string | undefined;
  /** For tests. */
  readonly rate?: Rate;
}

/** Registry requests by address: responses are cached, so testers need few. */
const RATE: Rate = { max: 60, seconds: 60 };
const MAX_CACHED = 2_000;
const INVALID_TTL_MS = 30_000;

/**
 * Resolves the tokens of preview links. Only the registry decides which build a token shows; a token that cannot be
 * checked shows none.
 */
export class Previews {
  private readonly cache = new SingleFlightCache<OpenPreview | null>({
    ttlMs: (open) => (open ? Date.parse(open.preview.expires) - Date.now() : INVALID_TTL_MS),
    maxCost: MAX_CACHED,
  });
  private readonly windows = new RateWindows();

  constructor(private readonly options: PreviewsOptions) {}

  /**
   * The preview of a token, or null when it was never signed, was altered, or has expired.
   * @param address for the rate limit
   * @throws AppError 503 when the registry or the build is unavailable, 429 when the address sends too many requests
   */
  async open(token: string, address: string): Promise<OpenPreview | null> {
    // A malformed or expired token needs no request: its own expiry is never later than the signed one.
    if (!previewToken.safeParse(token).success || expiryOf(token) <= Date.now()) return null;
    if (!this.cache.has(token)) this.windows.take(address, this.options.rate ?? RATE);
    return this.cache.get(token, () => this.fetchPreview(token));
  }

  private async fetchPreview(token: string): Promise<OpenPreview | null> {
    const meaning = await this.options.registry.preview(token).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'a preview cannot be checked: the registry is unavailable');
      throw unavailable();
    });
    const [area, build] = token.split('.');
    if (
      !meaning ||
      meaning.preview.area !== area ||
      meaning.preview.build !== build ||
      meaning.loadable.build !== build
    )
      return null;
    // Like every build, downloaded and verified before a browser gets it.
    if (!(await this.options.mirror.ensureBuild(area, build))) throw unavailable();
    // No fallback: testers must see that a build is broken, and not the live build instead.
    const row: Release = {
      ...buildAtOrigin(this.options.buildsUrl, meaning.loadable),
      previous: null,
      fallback: null,
      trial: null,
    };
    return { preview: meaning.preview, row };
  }
}

const unavailable = (): AppError =>
  new AppError(503, 'overloaded', 'This preview cannot be checked or fetched now', { retryAfter: 5 });

/** The expiry that the token contains, in milliseconds. */
const expiryOf = (token: string): number => Number.parseInt(token.split('.')[2] ?? '', 36) * 1_000;
