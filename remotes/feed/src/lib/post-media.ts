import { limits } from '@cred/contract';

const extensions = ['png', 'jpg', 'jpeg', 'mp4'];
const types = ['image/png', 'image/jpeg', 'video/mp4'];

/** The `accept` of a file input: the types that the picker offers by default. */
export const acceptedMedia = [...types, ...extensions.map((extension) => `.${extension}`)].join(',');

/** The alert text for other file types (POST-13). */
export const UNSUPPORTED_MEDIA = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/** Whether a post accepts this file: by both its name's extension and its type (POST-13). */
export function isAcceptedMedia(file: Pick<File, 'name' | 'type'>): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return extensions.includes(extension) && types.includes(file.type);
}

export const isVideo = (file: Pick<File, 'type'>): boolean => file.type.startsWith('video/');

const MB = 1024 * 1024;

/** Why a file of an accepted type cannot be sent, and what to do; null if it can. */
export function mediaError(file: Pick<File, 'size' | 'type'>): string | null {
  const [kind, most] = isVideo(file) ? ['video', limits.post.videoBytes] : ['image', limits.post.imageBytes];
  if (file.size > most) return `This ${kind} is larger than ${most / MB} MB. Choose a smaller one.`;
  return file.size === 0 ? `This ${kind} is empty. Choose another one.` : null;
}

/** Media with a smaller ratio of width to height is cropped, or gets bars at its sides. */
const MIN_RATIO = 4 / 5;
/** The ratio to reserve if the size is unknown. */
const DEFAULT_RATIO = 16 / 9;

/** The ratio of width to height of an image or a video on a card. */
export const mediaRatio = (info: { readonly width: number; readonly height: number } | null): number =>
  Math.max(info && info.width > 0 && info.height > 0 ? info.width / info.height : DEFAULT_RATIO, MIN_RATIO);
