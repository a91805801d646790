import { limits } from '@cred/contract';
import type { ProfileImage } from '../api/set-profile-image';

/** The cover's ratio of width to height. */
export const COVER_RATIO = 3.2;

/** The requirements of each image, and their error texts (PROFILE-9, PROFILE-10). */
export const imageRules = {
  avatar: {
    label: 'Change avatar',
    title: 'Your new avatar',
    ratio: 1,
    maxSize: { width: 512, height: 512 },
    wrongType: 'Selecione um arquivo de imagem.',
    failed: 'Falha ao enviar a imagem. Tente novamente.',
  },
  cover: {
    label: 'Change cover',
    title: 'Your new cover',
    ratio: COVER_RATIO,
    maxSize: { width: 1_600, height: 500 },
    wrongType: 'Selecione uma imagem válida.',
    failed: 'Falha ao enviar a capa. Tente novamente.',
  },
} as const satisfies Record<ProfileImage, object>;

const TOO_LARGE = 'Imagem muito grande. Máximo 8MB.';

/** The error text for a chosen file, or null. Only the cover has a size limit. */
export function imageError(kind: ProfileImage, file: File): string | null {
  if (!file.type.startsWith('image/')) return imageRules[kind].wrongType;
  return kind === 'cover' && file.size > limits.coverImageBytes ? TOO_LARGE : null;
}
