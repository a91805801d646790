import type { ImageSize } from './image-pipeline';

/** A stored file of one media id: an image's size, or a video. */
export type MediaPart = ImageSize | 'video';

interface PartKind {
  readonly part: MediaPart;
  /** The file name in its URL. */
  readonly file: string;
  readonly extension: string;
  readonly type: string;
  readonly kind: 'image' | 'video';
}

/** Every file that a media id can have. */
export const mediaParts: readonly PartKind[] = [
  { part: 'card', file: 'card.webp', extension: 'webp', type: 'image/webp', kind: 'image' },
  { part: 'full', file: 'full.webp', extension: 'webp', type: 'image/webp', kind: 'image' },
  { part: 'video', file: 'video.mp4', extension: 'mp4', type: 'video/mp4', kind: 'video' },
];

/** The path of a stored image on the API host. */
export const mediaPath = (id: string, size: ImageSize): string => `/api/media/${id}/${size}.webp`;

/** The path of a stored video on the API host. */
export const videoPath = (id: string): string => `/api/media/${id}/video.mp4`;

/** The key in the store; the end of an id is random, so that folders fill evenly. */
export const mediaKey = (id: string, part: MediaPart): string =>
  `${id.slice(-2)}/${id}-${part}.${part === 'video' ? 'mp4' : 'webp'}`;
