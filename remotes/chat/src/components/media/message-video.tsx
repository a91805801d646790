import { useRef } from 'react';
import type { DisplayedMedia } from '../../logic/displayed-message';
import { useFailed } from '../../logic/use-failed';
import { useObjectUrl } from '../../logic/use-object-url';
import { MediaFailed, MediaFrame } from './media-frame';

/** The one video that plays; another that starts stops it. */
let playing: HTMLVideoElement | null = null;

/**
 * A video with the browser's own controls, which asks for the parts it plays. Like images it is asked for
 * without CORS, which takes the session's cookie to the API's host.
 */
export function MessageVideo({ media, name }: { readonly media: DisplayedMedia; readonly name: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useFailed();
  const local = useObjectUrl(media.file);
  const src = media.url ?? local;
  const start = (): void => {
    if (playing !== video.current) playing?.pause();
    playing = video.current;
  };
  return (
    <MediaFrame size={media.size} roomy>
      {failed ? (
        <MediaFailed onRetry={() => setFailed(false)}>The video could not be loaded.</MediaFailed>
      ) : (
        src && <video ref={video} src={src} controls playsInline preload="metadata" aria-label={name} onPlay={start} onError={() => setFailed(true)} />
      )}
    </MediaFrame>
  );
}
