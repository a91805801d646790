import type { DisplayedMessage } from '../../logic/displayed-message';
import { MessageImage } from './message-image';
import { MessageVideo } from './message-video';

interface MessageMediaProps {
  readonly message: DisplayedMessage;
  /** Who sent it, as it is read out. */
  readonly sender: string;
}

/** The file of a message, by its kind. */
export function MessageMedia({ message: { media, type, own }, sender }: MessageMediaProps) {
  if (!media) return null;
  const of = own ? 'that you sent' : `from ${sender}`;
  switch (type) {
    case 'IMAGE':
      return <MessageImage media={media} name={`image ${of}`} />;
    case 'VIDEO':
      return <MessageVideo media={media} name={`Video ${of}`} />;
    case 'AUDIO':
      return media.url && <audio src={media.url} controls preload="metadata" aria-label={`Audio ${of}`} />;
    case 'TEXT':
      return null;
  }
}
