import { limits } from '@cred/contract';
import type { Picture } from '../api/set-picture';

/** Width to height of the cover, everywhere. */
export const COVER_RATIO = 3.2;

/** What is asked of each picture, and what is said when it is not so (spec.md sections 5 and 8). */
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

/** Why a chosen file will not do, or null when it will. Only the cover has a limit of its own. */
export function pictureFault(picture: Picture, file: File): string | null {
  if (!file.type.startsWith('image/')) return pictureRules[picture].wrongType;
  return picture === 'cover' && file.size > limits.coverImageBytes ? TOO_LARGE : null;
}
