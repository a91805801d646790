const extensions = ['png', 'jpg', 'jpeg', 'mp4'];
const types = ['image/png', 'image/jpeg', 'video/mp4'];

/** For a file input's `accept`: what the picker offers first. */
export const acceptedMedia = [...types, ...extensions.map((extension) => `.${extension}`)].join(',');

/** The text of the alert for every other file (spec.md section 5). */
export const MEDIA_REFUSED = 'Formato não suportado. Use apenas PNG, JPG/JPEG ou MP4.';

/** Whether a post can carry this file: by both its name's extension and its type (spec.md section 5). */
export function isAcceptedMedia(file: Pick<File, 'name' | 'type'>): boolean {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  return extensions.includes(extension) && types.includes(file.type);
}

export const isVideo = (file: Pick<File, 'type'>): boolean => file.type.startsWith('video/');
