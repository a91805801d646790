import { createHmac, timingSafeEqual } from 'node:crypto';

export const IMAGE_PATH = '/api/preview/image';

/**
 * Addresses of previews' pictures on the page's own origin, so that no third party sees who looks. They are
 * signed: the page server fetches only pictures that a preview has named, not what anyone writes there.
 */
export class SignedImageUrls {
  /** @param key for this purpose alone, such as an `internalToken` */
  constructor(private readonly key: string) {}

  /** The path, with query, that shows a picture of another site. */
  pathOf(image: URL): string {
    return `${IMAGE_PATH}?${new URLSearchParams({ u: image.href, s: this.sign(image.href).toString('base64url') }).toString()}`;
  }

  /** The picture's address, or null when it was not signed here. */
  verify(address: string, signature: string): URL | null {
    const [given, right] = [Buffer.from(signature, 'base64url'), this.sign(address)];
    if (given.length !== right.length || !timingSafeEqual(given, right) || !URL.canParse(address)) return null;
    return new URL(address);
  }

  private sign(address: string): Buffer {
    return createHmac('sha256', this.key).update(address).digest();
  }
}
