import type { Report } from '@cred/contract';
import { color, radius } from '@cred/ui';
import { css, styled } from '@cred/vendor';

const small = css`
  max-width: min(100%, 320px);
  max-height: 240px;
  justify-self: start;
  border-radius: ${radius.control};
`;

const Image = styled.img`
  ${small}
  border: 1px solid ${color.line};
  object-fit: contain;
`;

const Video = styled.video`
  ${small}
`;

/** The media of a reported post in a small size, because the text alone often does not show what is wrong. */
export function ReportedMedia({ post: { img, imgAlt, video } }: { readonly post: NonNullable<Report['post']> }) {
  if (img !== null)
    return <Image src={img} alt={imgAlt ?? 'Picture of the reported post'} loading="lazy" decoding="async" />;
  return video === null ? null : (
    <Video src={video} aria-label="Video of the reported post" controls preload="metadata" />
  );
}
