import type { Report } from '@cred/contract';
import { color, radius } from '@cred/ui';
import { styled } from '@cred/vendor';

const Image = styled.img`
  max-width: min(100%, 320px);
  max-height: 240px;
  justify-self: start;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  object-fit: contain;
`;

const Video = styled.video`
  max-width: min(100%, 320px);
  max-height: 240px;
  justify-self: start;
  border-radius: ${radius.control};
`;

/** What a reported post shows beside its words, small: often the words alone do not say what is wrong. */
export function ReportedMedia({ post: { img, imgAlt, video } }: { readonly post: NonNullable<Report['post']> }) {
  if (img !== null)
    return <Image src={img} alt={imgAlt ?? 'Picture of the reported post'} loading="lazy" decoding="async" />;
  return video === null ? null : (
    <Video src={video} aria-label="Video of the reported post" controls preload="metadata" />
  );
}
