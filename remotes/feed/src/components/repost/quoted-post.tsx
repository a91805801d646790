import type { OriginalPost } from '@cred/contract';
import { Avatar, color, font, radius, RelativeTime, space, VerifiedBadge } from '@cred/ui';
import { styled } from '@cred/vendor';

const Block = styled.section`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
`;

const Byline = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  font-size: ${font.s13};
  color: ${color.muted};
  white-space: nowrap;

  > strong {
    overflow: hidden;
    color: ${color.text};
    font-weight: 600;
    text-overflow: ellipsis;
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** A short excerpt: the whole post is visible behind the dialog. */
const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${space(2)};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  unicode-bidi: plaintext;
  text-align: start;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const MediaLabel = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Image = styled.img`
  width: 100%;
  max-height: 180px;
  margin-top: ${space(3)};
  border-radius: ${radius.control};
  object-fit: cover;
`;

/** A label for media that is not shown. */
const mediaLabelOf = ({ isClinical, img, video }: OriginalPost): string | null => {
  if (video) return isClinical ? 'Clinical video' : 'Video';
  return img && isClinical ? 'Clinical image' : null;
};

/** A short form of the post that will be reposted. It is not interactive, and clinical media stays covered. */
export function QuotedPost({ post }: { readonly post: OriginalPost }) {
  const { user, text, img, imgAlt, imgInfo, isClinical } = post;
  const media = mediaLabelOf(post);
  return (
    <Block aria-label={`Post by ${user.fullName}`}>
      <Byline>
        <Avatar user={user} size={24} />
        <strong>{user.fullName}</strong>
        {user.isVerificated && <VerifiedBadge />}
        <span>@{user.username}</span>
        <span aria-hidden>·</span>
        <RelativeTime date={post.createdAt} />
      </Byline>
      {text.trim() && <Excerpt dir="auto">{text.trim()}</Excerpt>}
      {img && !isClinical && <Image src={img} alt={imgAlt ?? ''} width={imgInfo?.width} height={imgInfo?.height} />}
      {media && <MediaLabel>{media}</MediaLabel>}
    </Block>
  );
}
