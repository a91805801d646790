import { limits } from '@cred/contract';

const extensions = ['png', 'jpg', 'jpeg', 'mp4'];
const types = ['image/png', 'image/jpeg', 'video/mp4'];

/** The `accept` of a file input: the types that the picker offers by default. */
export const acceptedFiles = [...types, ...extensions.map((extension) => `.${extension}`)].join(',');

/** The alert text for a file that cannot be sent, otherwise null (CHAT-9). */
export function attachmentError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension) || !types.includes(type)) return 'Formato não suportado. Use JPG/PNG ou MP4.';
  if (size > limits.message.mediaBytes) return 'Arquivo muito grande (limite 100MB).';
  return size === 0 ? 'This file is empty. Choose another one.' : null;
}

export const isVideo = (file: Pick<File, 'type'>): boolean => file.type.startsWith('video/');
