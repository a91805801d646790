import { limits, type LinkPreview } from '@cred/contract';
import { atMost } from '@cred/service-kit';
import { decodeHtml } from './charset';
import { describePage } from './describe-page';
import { FlightCache } from './flight-cache';
import type { GuardedFetch } from './guarded-fetch';
import { encodePreviewImage, IMAGE_BYTES, IMAGE_TYPES } from './image';
import type { ImageAddresses } from './image-address';
import { FetchRefused, type Reason } from './refused';
import { checkTarget } from './target';

const PAGE = { types: ['text/html', 'application/xhtml+xml'], limit: 1024 * 1024, cut: true };
const IMAGE = { types: [...IMAGE_TYPES, 'image/jpg', 'image/pjpeg'], limit: IMAGE_BYTES, cut: false };
const FAILURE_MS = 5 * 60_000;
const PAGES_KEPT = 2_000;
const IMAGE_BYTES_KEPT = 64 * 1024 * 1024;
/** What a kept failure counts in bytes. */
const FAILURE_COST = 1_024;

export interface LinkPreviewsOptions {
  readonly fetch: GuardedFetch;
  readonly addresses: ImageAddresses;
  readonly now?: () => number;
  /** Told why there is no preview; never told of what. */
  readonly onRefusal?: (reason: Reason, of: 'page' | 'image') => void;
}

/**
 * Previews of pages, and their pictures: each address is asked once at a time, the answer kept for an hour
 * and a failure for 5 minutes (SRV-34). Null stands for "there is none", whatever the reason.
 */
export class LinkPreviews {
  private readonly pages: FlightCache<LinkPreview | null>;
  private readonly images: FlightCache<Buffer | null>;
  private readonly pageTurns = atMost(64, 500);
  private readonly imageTurns = atMost(12, 500);
  /** A decoded picture takes tens of megabytes. */
  private readonly encodeTurns = atMost(2, 500);

  constructor(private readonly options: LinkPreviewsOptions) {
    const clock = options.now ? { now: options.now } : {};
    const keepMs = (value: unknown): number => (value === null ? FAILURE_MS : limits.linkPreviewCacheMs);
    this.pages = new FlightCache<LinkPreview | null>({ keepMs, maxCost: PAGES_KEPT, ...clock });
    this.images = new FlightCache<Buffer | null>({
      keepMs,
      maxCost: IMAGE_BYTES_KEPT,
      costOf: (image) => image?.length ?? FAILURE_COST,
      ...clock,
    });
  }

  /** @throws AppError 503 when too many wait already */
  page(target: URL): Promise<LinkPreview | null> {
    return this.pages.get(target.href, () => this.pageTurns(() => this.orNull('page', () => this.readPage(target))));
  }

  /** Whether a page's answer is there, or on its way: it costs nobody anything. */
  knows(target: URL): boolean {
    return this.pages.has(target.href);
  }

  /** The picture as webp. @throws AppError 503 when too many wait already */
  image(target: URL): Promise<Buffer | null> {
    return this.images.get(target.href, () =>
      this.imageTurns(() => this.orNull('image', () => this.readImage(target))),
    );
  }

  private async readPage(target: URL): Promise<LinkPreview | null> {
    const { fetch, addresses } = this.options;
    const { bytes, cut, contentType, url } = await fetch.get(target, PAGE);
    const page = describePage(decodeHtml(bytes, contentType, cut), url, (image) => checkTarget(image, fetch.tests));
    if (!page) return null;
    const { title, description, siteName, image } = page;
    return { url: url.href, title, description, siteName, image: image && addresses.pathOf(image) };
  }

  private async readImage(target: URL): Promise<Buffer> {
    const { bytes } = await this.options.fetch.get(target, IMAGE);
    return await this.encodeTurns(() => encodePreviewImage(bytes));
  }

  private async orNull<T>(of: 'page' | 'image', work: () => Promise<T | null>): Promise<T | null> {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof FetchRefused)) throw failure;
      this.options.onRefusal?.(failure.reason, of);
      return null;
    }
  }
}
