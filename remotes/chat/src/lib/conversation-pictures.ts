import type { Picture } from '@cred/ui/picture-viewer';
import type { DisplayedMessage } from './displayed-messages';

/**
 * The pictures that the viewer shows for one of them: those of the loaded messages, oldest first (CHAT-34), or itself
 * alone while it is being sent.
 * @param opened the pressed one
 */
export function picturesAround(
  opened: Picture,
  messages: readonly DisplayedMessage[],
  otherName: string,
): { readonly pictures: readonly Picture[]; readonly start: number } {
  const pictures = messages.flatMap(({ media, type, own, text }): Picture[] =>
    type === 'IMAGE' && media?.url
      ? [
          {
            src: media.url,
            size: null,
            preview: media.cardUrl,
            alt: `The image ${own ? 'that you sent' : `from ${otherName}`}`,
            caption: text,
            own,
          },
        ]
      : [],
  );
  const start = pictures.findIndex(({ src }) => src === opened.src);
  return start < 0 ? { pictures: [opened], start: 0 } : { pictures, start };
}
