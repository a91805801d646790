import type { VideoInfo } from '@cred/contract';
import { MediaFailed, MediaFrame, VideoPlayer } from '@cred/ui';
import { useState } from 'react';
import { mediaRatio } from '../../lib/media-ratio';

interface Props {
  readonly src: string;
  readonly info: VideoInfo | null;
}

/** The video of a post; its place is kept before it is there. */
export function PostVideo({ src, info }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <MediaFrame style={{ aspectRatio: mediaRatio(info) }}>
      {failed ? (
        <MediaFailed onRetry={() => setFailed(false)}>The video could not be loaded.</MediaFailed>
      ) : (
        <VideoPlayer
          label="Video"
          src={src}
          width={info?.width}
          height={info?.height}
          onError={() => setFailed(true)}
        />
      )}
    </MediaFrame>
  );
}
