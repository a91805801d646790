import type { Preview, Release } from '@cred/contract';
import { previewToken, type ResolvedPreview } from '@cred/deployment/preview-links';
import { AppError, RateWindows, type Rate } from '@cred/service-kit';
import { buildAtOrigin } from '../mirror/builds-origin';
import type { MirrorLog } from '../mirror/mirror';
import { SingleFlightCache } from '../lib/single-flight-cache';

/** A preview that may be shown: the registry says so, and its files are here. */
export interface OpenPreview {
  readonly preview: Preview;
  readonly row: Release;
}

export interface PreviewsOptions {
  readonly registry: {
    /** What a token stands for; null when the registry did not sign it, or its time is over. */
    preview(token: string): Promise<ResolvedPreview | null>;
  };
  readonly mirror: {
    /** Fetches and checks a build unless it is here; false when it cannot be had. */
    ensureBuild(area: string, build: string): Promise<boolean>;
  };
  readonly log: MirrorLog;
  readonly buildsUrl?: string | undefined;
  /** For tests. */
  readonly rate?: Rate;
}

/** Questions to the registry, by address: what it answered is remembered, so that testers need few of them. */
const RATE: Rate = { max: 60, seconds: 60 };
const MAX_CACHED = 2_000;
const INVALID_TTL_MS = 30_000;

/**
 * What tokens of preview links stand for. The registry alone decides that: nothing that a browser sends names code,
 * and a token that cannot be judged now shows nothing at all.
 */
export class Previews {
  private readonly cache = new SingleFlightCache<OpenPreview | null>({
    ttlMs: (open) => (open ? Date.parse(open.preview.expires) - Date.now() : INVALID_TTL_MS),
    maxCost: MAX_CACHED,
  });
  private readonly windows = new RateWindows();

  constructor(private readonly options: PreviewsOptions) {}

  /**
   * The preview of a token, or null when there is none: never signed, altered, or over.
   * @param address who asks, for the rate
   * @throws AppError 503 when it cannot be found out or fetched now, 429 when the address asks too much
   */
  async open(token: string, address: string): Promise<OpenPreview | null> {
    // Its own word is enough to know that it is over, or no token at all.
    if (!previewToken.safeParse(token).success || expiryOf(token) <= Date.now()) return null;
    if (!this.cache.has(token)) this.windows.take(address, this.options.rate ?? RATE);
    return this.cache.get(token, () => this.fetchPreview(token));
  }

  private async fetchPreview(token: string): Promise<OpenPreview | null> {
    const meaning = await this.options.registry.preview(token).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'a preview cannot be checked: the registry does not answer');
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
    // Like every build: here and checked before anybody is sent to it.
    if (!(await this.options.mirror.ensureBuild(area, build))) throw unavailable();
    // No fallback: who previews must see that a build is broken, and not the live one under its name.
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

/** In milliseconds, as the token claims it. */
const expiryOf = (token: string): number => Number.parseInt(token.split('.')[2] ?? '', 36) * 1_000;
