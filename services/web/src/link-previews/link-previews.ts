import { limits, type LinkPreview, type PreviewAnswer } from '@cred/contract';
import { limitConcurrency, limitConcurrencyByKey, SingleFlightCache } from '@cred/service-kit';
import { decodeHtml } from './charset';
import { describePage } from './describe-page';
import type { GuardedFetch } from './guarded-fetch';
import { encodePreviewImage, MAX_IMAGE_BYTES, IMAGE_TYPES, sizeOfImage } from './image';
import type { SignedImageUrls } from './signed-image-urls';
import { FetchRefusedError, type RefusalReason } from './fetch-refused-error';
import { checkTarget } from './target';

const PAGE = { types: ['text/html', 'application/xhtml+xml'], maxBytes: 1024 * 1024, allowTruncated: true };
const IMAGE = { types: [...IMAGE_TYPES, 'image/jpg', 'image/pjpeg'], maxBytes: MAX_IMAGE_BYTES, allowTruncated: false };
const FAILURE_TTL_MS = 5 * 60_000;
const MAX_PAGES = 2_000;
const MAX_IMAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** After these a later request may succeed. */
const TRANSIENT: ReadonlySet<RefusalReason | 'empty'> = new Set(['body', 'connection', 'name', 'status', 'time']);
/** The cost of a cached failure in bytes. */
const FAILURE_BYTES = 1_024;

interface Refused {
  readonly refused: RefusalReason;
}

/** A page's preview, with its picture's address at the other site, or why there is none; `empty`: it describes nothing. */
type PageResult =
  | { readonly preview: LinkPreview; readonly image: URL | null }
  | { readonly refused: RefusalReason | 'empty' };

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
  private readonly pages: SingleFlightCache<PageResult>;
  private readonly images: SingleFlightCache<Buffer | Refused>;
  private readonly pageTurns = limitConcurrency(64, 500);
  private readonly imageTurns = limitConcurrency(12, 500);
  /** A slow site delays its own pages and images only (SRV-89). */
  private readonly hostTurns = limitConcurrencyByKey(8, 500);
  /** A decoded image takes tens of megabytes. */
  private readonly encodeTurns = limitConcurrency(2, 500);

  constructor(private readonly options: LinkPreviewsOptions) {
    const clock = options.now ? { now: options.now } : {};
    const ttlMs = (isFound: boolean): number => (isFound ? limits.linkPreviewCacheMs : FAILURE_TTL_MS);
    this.pages = new SingleFlightCache<PageResult>({
      ttlMs: (page) => ttlMs('preview' in page),
      maxCost: MAX_PAGES,
      ...clock,
    });
    this.images = new SingleFlightCache<Buffer | Refused>({
      ttlMs: (image) => ttlMs(!('refused' in image)),
      maxCost: MAX_IMAGE_CACHE_BYTES,
      costOf: (image) => ('refused' in image ? FAILURE_BYTES : image.length),
      ...clock,
    });
  }

  /** @throws AppError 503 when too many requests wait */
  async page(target: URL): Promise<LinkPreview | null> {
    const page = await this.result(target);
    return 'preview' in page ? page.preview : null;
  }

  /**
   * The preview that a post keeps, with the size of its picture (SRV-84): one that cannot be shown is left out, one that
   * failed to load for now too, and the API asks again (SRV-90).
   * @throws AppError 503 when too many requests wait
   */
  async answer(target: URL): Promise<PreviewAnswer> {
    const page = await this.result(target);
    if (!('preview' in page)) return { status: TRANSIENT.has(page.refused) ? 'unknown' : 'none' };
    const picture = page.image && (await this.picture(page.image));
    const { url, title, description, siteName, image } = page.preview;
    if (!picture || 'refused' in picture) {
      const preview = { url, title, description, siteName, image: null, imageSize: null };
      return { status: 'found', preview, ...(picture && TRANSIENT.has(picture.refused) && { pictureLater: true }) };
    }
    const imageSize = await sizeOfImage(picture);
    return { status: 'found', preview: { url, title, description, siteName, image, imageSize } };
  }

  /** Whether a page's preview is cached or in flight, so that `page` sends no new request. */
  isCached(target: URL): boolean {
    return this.pages.has(target.href);
  }

  /** The image as webp. @throws AppError 503 when too many requests wait */
  async image(target: URL): Promise<Buffer | null> {
    const picture = await this.picture(target);
    return 'refused' in picture ? null : picture;
  }

  private picture(target: URL): Promise<Buffer | Refused> {
    return this.images.get(target.href, () =>
      this.hostTurns(target.host, () => this.imageTurns(() => this.orRefusal('image', () => this.readImage(target)))),
    );
  }

  private result(target: URL): Promise<PageResult> {
    return this.pages.get(target.href, () =>
      this.hostTurns(target.host, () => this.pageTurns(() => this.orRefusal('page', () => this.readPage(target)))),
    );
  }

  private async readPage(target: URL): Promise<PageResult> {
    const { fetch, addresses } = this.options;
    const { bytes, truncated, contentType, url } = await fetch.get(target, PAGE);
    const page = describePage(decodeHtml(bytes, contentType, truncated), url, (image) =>
      checkTarget(image, fetch.tests),
    );
    if (!page) return { refused: 'empty' };
    const { title, description, siteName, image } = page;
    return {
      preview: { url: url.href, title, description, siteName, image: image && addresses.pathOf(image) },
      image,
    };
  }

  private async readImage(target: URL): Promise<Buffer> {
    const { bytes } = await this.options.fetch.get(target, IMAGE);
    return await this.encodeTurns(() => encodePreviewImage(bytes));
  }

  private async orRefusal<T>(of: 'page' | 'image', work: () => Promise<T>): Promise<T | Refused> {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof FetchRefusedError)) throw failure;
      this.options.onRefused?.(failure.reason, of);
      return { refused: failure.reason };
    }
  }
}
