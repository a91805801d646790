import type { ImageSize } from './image-pipeline';

/** Where the API host serves a stored image. */
export const mediaPath = (id: string, size: ImageSize): string => `/api/media/${id}/${size}.webp`;

/** Where the store keeps it; an id's end is random, so folders fill evenly. */
export const mediaKey = (id: string, size: ImageSize): string => `${id.slice(-2)}/${id}-${size}.webp`;
