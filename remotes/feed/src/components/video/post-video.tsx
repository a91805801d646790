import type { VideoInfo } from '@cred/contract';
import { Button, color, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useRef, useState } from 'react';
import { mediaRatio } from '../../lib/media-ratio';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.media};
  background: ${color.surface};

  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.line};
    border-radius: inherit;
    pointer-events: none;
  }
`;

const Failed = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  color: ${color.muted};
`;

/** The one video that plays; another that starts stops it. */
let playing: HTMLVideoElement | null = null;

interface Props {
  readonly src: string;
  readonly info: VideoInfo | null;
}

/**
 * A video with the browser's own controls; its place is kept before it is there. Like images it is asked
 * for without CORS, which takes the session's cookie to the API's host.
 */
export function PostVideo({ src, info }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const own = video.current;
    return () => {
      if (playing === own) playing = null;
    };
  }, [failed]);
  const start = (): void => {
    if (playing !== video.current) playing?.pause();
    playing = video.current;
  };
  return (
    <Frame style={{ aspectRatio: mediaRatio(info) }}>
      {failed ? (
        <Failed role="alert">
          The video could not be loaded.
          <Button size="sm" onClick={() => setFailed(false)}>
            Try again
          </Button>
        </Failed>
      ) : (
        <video
          ref={video}
          src={src}
          width={info?.width}
          height={info?.height}
          controls
          playsInline
          preload="metadata"
          aria-label="Video"
          onPlay={start}
          onError={() => setFailed(true)}
        />
      )}
    </Frame>
  );
}
