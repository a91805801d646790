import type { Preview, Release } from '@cred/contract';
import { previewToken, type PreviewMeaning } from '@cred/contract/preview';
import { AppError, RateWindows, type Rate } from '@cred/service-kit';
import { buildAt } from '../mirror/builds-at';
import type { MirrorLog } from '../mirror/mirror';

/** A preview that may be shown: the registry says so, and its files are here. */
export interface OpenPreview {
  readonly preview: Preview;
  readonly row: Release;
}

export interface PreviewsOptions {
  readonly registry: {
    /** What a token stands for; null when the registry did not sign it, or its time is over. */
    preview(token: string): Promise<PreviewMeaning | null>;
  };
  readonly mirror: {
    /** Fetches and checks a build unless it is here; false when it cannot be had. */
    bring(area: string, build: string): Promise<boolean>;
  };
  readonly log: MirrorLog;
  readonly buildsUrl?: string | undefined;
  /** For tests. */
  readonly now?: () => number;
  readonly rate?: Rate;
}

/** Questions to the registry, by address: what it answered is remembered, so that testers need few of them. */
const RATE: Rate = { max: 60, seconds: 60 };
const KNOWN_MAX = 500;
const WRONG_MAX = 1_000;
const WRONG_MS = 30_000;

/**
 * What tokens of preview links stand for. The registry alone decides that: nothing that a browser sends names code,
 * and a token that cannot be judged now shows nothing at all.
 */
export class Previews {
  private readonly known = new Map<string, OpenPreview>();
  private readonly wrong = new Map<string, number>();
  private readonly asking = new Map<string, Promise<OpenPreview | null>>();
  private readonly windows: RateWindows;
  private readonly now: () => number;

  constructor(private readonly options: PreviewsOptions) {
    this.now = options.now ?? Date.now;
    this.windows = new RateWindows(this.now);
  }

  /**
   * The preview of a token, or null when there is none: never signed, altered, or over.
   * @param address who asks, for the rate
   * @throws AppError 503 when it cannot be found out or fetched now, 429 when the address asks too much
   */
  async open(token: string, address: string): Promise<OpenPreview | null> {
    // Its own word is enough to know that it is over, or no token at all.
    if (!previewToken.safeParse(token).success || endOf(token) <= this.now()) {
      this.known.delete(token);
      return null;
    }
    const known = this.known.get(token);
    if (known) return known;
    if ((this.wrong.get(token) ?? 0) > this.now()) return null;
    const running = this.asking.get(token);
    if (running) return running;
    this.windows.take(address, this.options.rate ?? RATE);
    const asked = this.ask(token).finally(() => this.asking.delete(token));
    this.asking.set(token, asked);
    return asked;
  }

  private async ask(token: string): Promise<OpenPreview | null> {
    const meaning = await this.options.registry.preview(token).catch((error: unknown) => {
      this.options.log.warn({ err: error }, 'a preview cannot be checked: the registry does not answer');
      throw unavailable();
    });
    const [area, build] = token.split('.');
    if (!meaning || meaning.preview.area !== area || meaning.preview.build !== build || meaning.loadable.build !== build) {
      remember(this.wrong, token, this.now() + WRONG_MS, WRONG_MAX);
      return null;
    }
    // Like every build: here and checked before anybody is sent to it.
    if (!(await this.options.mirror.bring(area, build))) throw unavailable();
    // No fallback: who previews must see that a build is broken, and not the live one under its name.
    const row: Release = { ...buildAt(this.options.buildsUrl, meaning.loadable), previous: null, fallback: null, trial: null };
    const open = { preview: meaning.preview, row };
    remember(this.known, token, open, KNOWN_MAX);
    return open;
  }
}

const unavailable = (): AppError => new AppError(503, 'overloaded', 'This preview cannot be checked or fetched now', { retryAfter: 5 });

/** In milliseconds, as the token claims it. */
const endOf = (token: string): number => Number.parseInt(token.split('.')[2] ?? '', 36) * 1_000;

/** Adds to a map that forgets its oldest entry when it is full. */
function remember<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  const [oldest] = map.keys();
  if (map.size >= max && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
