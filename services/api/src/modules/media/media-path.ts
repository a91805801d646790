import type { ImageSize } from './image-pipeline';

/** What is kept of one medium: an image's sizes, or a video. */
export type MediaPart = ImageSize | 'video';

interface PartKind {
  readonly part: MediaPart;
  /** Its file's name in its address. */
  readonly file: string;
  readonly ending: string;
  readonly type: string;
  readonly kind: 'image' | 'video';
}

/** Every file that a medium can have. */
export const mediaParts: readonly PartKind[] = [
  { part: 'card', file: 'card.webp', ending: 'webp', type: 'image/webp', kind: 'image' },
  { part: 'full', file: 'full.webp', ending: 'webp', type: 'image/webp', kind: 'image' },
  { part: 'video', file: 'video.mp4', ending: 'mp4', type: 'video/mp4', kind: 'video' },
];

/** Where the API host serves a stored image. */
export const mediaPath = (id: string, size: ImageSize): string => `/api/media/${id}/${size}.webp`;

/** Where the API host serves a stored video. */
export const videoPath = (id: string): string => `/api/media/${id}/video.mp4`;

/** Where the store keeps it; an id's end is random, so folders fill evenly. */
export const mediaKey = (id: string, part: MediaPart): string =>
  `${id.slice(-2)}/${id}-${part}.${part === 'video' ? 'mp4' : 'webp'}`;
