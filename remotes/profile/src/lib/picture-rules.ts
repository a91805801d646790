import { limits } from '@cred/contract';
import type { Picture } from '../api/set-picture';

/** The cover's ratio of width to height. */
export const COVER_RATIO = 3.2;

/** The requirements of each image, and their error texts (spec.md sections 5 and 8). */
export const pictureRules = {
  avatar: {
    label: 'Change avatar',
    title: 'Your new avatar',
    ratio: 1,
    most: { width: 512, height: 512 },
    wrongType: 'Selecione um arquivo de imagem.',
    failed: 'Falha ao enviar a imagem. Tente novamente.',
  },
  cover: {
    label: 'Change cover',
    title: 'Your new cover',
    ratio: COVER_RATIO,
    most: { width: 1_600, height: 500 },
    wrongType: 'Selecione uma imagem válida.',
    failed: 'Falha ao enviar a capa. Tente novamente.',
  },
} as const satisfies Record<Picture, object>;

const TOO_LARGE = 'Imagem muito grande. Máximo 8MB.';

/** The error of a chosen file, or null. Only the cover has a size limit. */
export function pictureFault(picture: Picture, file: File): string | null {
  if (!file.type.startsWith('image/')) return pictureRules[picture].wrongType;
  return picture === 'cover' && file.size > limits.coverImageBytes ? TOO_LARGE : null;
}
