import { limits, type LinkPreview } from '@cred/contract';
import { limitConcurrency, SingleFlightCache } from '@cred/service-kit';
import { decodeHtml } from './charset';
import { describePage } from './describe-page';
import type { GuardedFetch } from './guarded-fetch';
import { encodePreviewImage, MAX_IMAGE_BYTES, IMAGE_TYPES } from './image';
import type { SignedImageUrls } from './signed-image-urls';
import { FetchRefusedError, type RefusalReason } from './fetch-refused-error';
import { checkTarget } from './target';

const PAGE = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 1024 * 1024, allowTruncated: true };
const IMAGE = { types: [...IMAGE_TYPES, 'image/jpg', 'image/pjpeg'], maxBytes: MAX_IMAGE_BYTES, allowTruncated: false };
const FAILURE_TTL_MS = 5 * 60_000;
const MAX_PAGES = 2_000;
const MAX_IMAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** The cost of a cached failure in bytes. */
const FAILURE_BYTES = 1_024;

export interface LinkPreviewsOptions {
  readonly fetch: GuardedFetch;
  readonly addresses: SignedImageUrls;
  readonly now?: () => number;
  /** Called with the reason, never with the address. */
  readonly onRefused?: (reason: RefusalReason, of: 'page' | 'image') => void;
}

/**
 * Previews of pages and their images. Concurrent requests for an address share one fetch; results are cached for an
 * hour and failures for 5 minutes (SRV-34). Null means that there is no preview, for any reason.
 */
export class LinkPreviews {
  private readonly pages: SingleFlightCache<LinkPreview | null>;
  private readonly images: SingleFlightCache<Buffer | null>;
  private readonly pageTurns = limitConcurrency(64, 500);
  private readonly imageTurns = limitConcurrency(12, 500);
  /** A decoded image takes tens of megabytes. */
  private readonly encodeTurns = limitConcurrency(2, 500);

  constructor(private readonly options: LinkPreviewsOptions) {
    const clock = options.now ? { now: options.now } : {};
    const ttlMs = (value: unknown): number => (value === null ? FAILURE_TTL_MS : limits.linkPreviewCacheMs);
    this.pages = new SingleFlightCache<LinkPreview | null>({ ttlMs, maxCost: MAX_PAGES, ...clock });
    this.images = new SingleFlightCache<Buffer | null>({
      ttlMs,
      maxCost: MAX_IMAGE_CACHE_BYTES,
      costOf: (image) => image?.length ?? FAILURE_BYTES,
      ...clock,
    });
  }

  /** @throws AppError 503 when too many requests wait */
  page(target: URL): Promise<LinkPreview | null> {
    return this.pages.get(target.href, () =>
      this.pageTurns(() => this.nullIfRefused('page', () => this.readPage(target))),
    );
  }

  /** Whether a page's preview is cached or in flight, so that `page` sends no new request. */
  isCached(target: URL): boolean {
    return this.pages.has(target.href);
  }

  /** The image as webp. @throws AppError 503 when too many requests wait */
  image(target: URL): Promise<Buffer | null> {
    return this.images.get(target.href, () =>
      this.imageTurns(() => this.nullIfRefused('image', () => this.readImage(target))),
    );
  }

  private async readPage(target: URL): Promise<LinkPreview | null> {
    const { fetch, addresses } = this.options;
    const { bytes, truncated, contentType, url } = await fetch.get(target, PAGE);
    const page = describePage(decodeHtml(bytes, contentType, truncated), url, (image) =>
      checkTarget(image, fetch.tests),
    );
    if (!page) return null;
    const { title, description, siteName, image } = page;
    return { url: url.href, title, description, siteName, image: image && addresses.pathOf(image) };
  }

  private async readImage(target: URL): Promise<Buffer> {
    const { bytes } = await this.options.fetch.get(target, IMAGE);
    return await this.encodeTurns(() => encodePreviewImage(bytes));
  }

  private async nullIfRefused<T>(of: 'page' | 'image', work: () => Promise<T | null>): Promise<T | null> {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof FetchRefusedError)) throw failure;
      this.options.onRefused?.(failure.reason, of);
      return null;
    }
  }
}
