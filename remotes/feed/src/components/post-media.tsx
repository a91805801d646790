import type { OriginalPost } from '@cred/contract';
import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { mediaRatio } from '../lib/media-ratio';
import { ClinicalCover } from './clinical-cover';
import { PostImage } from './post-image';
import { PostVideo } from './video/post-video';

const Place = styled.div`
  margin-top: ${space(3)};
`;

type Media = Pick<OriginalPost, 'img' | 'imgInfo' | 'imgAlt' | 'isClinical' | 'video' | 'videoInfo'>;

/** A post's one image or video; a clinical one is covered until it is asked for. */
export function PostMedia({ post }: { readonly post: Media }) {
  const { img, imgInfo, imgAlt, isClinical, video, videoInfo } = post;
  if (!img && !video) return null;
  const media: ReactNode = video ? (
    <PostVideo src={video} info={videoInfo} />
  ) : (
    <PostImage src={img ?? ''} alt={imgAlt} info={imgInfo} />
  );
  return (
    <Place>
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
    </Place>
  );
}
