import { createHmac, timingSafeEqual } from 'node:crypto';

export const IMAGE_PATH = '/api/preview/image';

/**
 * URLs of preview images on the page's own origin, so that no third party sees the viewer. They are signed: the page
 * server fetches only images that a preview has named.
 */
export class SignedImageUrls {
  /** @param key a key that is used only here, such as an `internalToken` */
  constructor(private readonly key: string) {}

  /** The path with query that serves an image of another site. */
  pathOf(image: URL): string {
    return `${IMAGE_PATH}?${new URLSearchParams({ u: image.href, s: this.sign(image.href).toString('base64url') }).toString()}`;
  }

  /** The image's URL, or null when the signature is not valid. */
  verify(address: string, signature: string): URL | null {
    const [received, expected] = [Buffer.from(signature, 'base64url'), this.sign(address)];
    if (received.length !== expected.length || !timingSafeEqual(received, expected) || !URL.canParse(address))
      return null;
    return new URL(address);
  }

  private sign(address: string): Buffer {
    return createHmac('sha256', this.key).update(address).digest();
  }
}
