import { FileCard, MediaFailed, useObjectUrl, VideoPlayer } from '@cred/ui';
import type { DisplayedMedia } from '../../logic/displayed-message';
import { useFailed } from '../../logic/use-failed';
import { MessageFrame } from './message-frame';

/** A video in a bubble. One that is still being sent and that this browser cannot play is a card with its name. */
export function MessageVideo({ media, name }: { readonly media: DisplayedMedia; readonly name: string }) {
  const local = useObjectUrl(media.file);
  const src = media.url ?? local;
  const [failed, setFailed] = useFailed(src);
  return (
    <MessageFrame size={media.size} roomy>
      {!failed ? (
        src && <VideoPlayer src={src} label={name} onError={() => setFailed(true)} />
      ) : media.file ? (
        <FileCard file={media.file} label={name} />
      ) : (
        <MediaFailed onRetry={() => setFailed(false)}>The video could not be loaded.</MediaFailed>
      )}
    </MessageFrame>
  );
}
