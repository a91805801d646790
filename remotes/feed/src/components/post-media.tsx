import type { VideoInfo } from '@cred/contract';
import { MediaFailed, MediaFrame, space, VideoPlayer } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState, type ReactNode } from 'react';
import { mediaRatio } from '../lib/post-media';
import type { PostWithMedia } from '../lib/listed-posts';
import { ClinicalCover } from './clinical-cover';
import { PostImage } from './post-image';

const Frame = styled.div`
  margin-top: ${space(3)};
`;

/** A post's image or video; a clinical one is covered until a member uncovers it. */
export function PostMedia({ post }: { readonly post: PostWithMedia }) {
  const { imgInfo, imgAlt, isClinical, video, videoInfo } = post;
  if (!post.img && !video) return null;
  const media: ReactNode = video ? <PostVideo src={video} info={videoInfo} /> : <PostImage post={post} />;
  return (
    <Frame>
      {isClinical ? (
        <ClinicalCover
          kind={video ? 'video' : 'image'}
          alt={imgAlt}
          placeholder={imgInfo?.placeholder}
          ratio={mediaRatio(video ? videoInfo : imgInfo)}
        >
          {media}
        </ClinicalCover>
      ) : (
        media
      )}
    </Frame>
  );
}

interface PostVideoProps {
  readonly src: string;
  readonly info: VideoInfo | null;
}

/** The video of a post; its size is reserved before it has loaded. */
function PostVideo({ src, info }: PostVideoProps) {
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
