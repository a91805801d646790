import type { Post } from '@cred/contract';
import { paths } from '@cred/platform';
import { color, font, radius, RichText, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Repeat2 } from 'lucide-react';

const Block = styled.div`
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};

  img {
    width: 100%;
    max-height: 320px;
    margin-top: ${space(3)};
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;

const Origin = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};

  a {
    color: inherit;
    font-weight: 600;
  }
`;

const Words = styled.div`
  margin-top: ${space(2)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The post that was reposted; without one, what remains of a deleted post. */
export function RepostBlock({ original }: { readonly original: Post['originalPost'] }) {
  if (!original) return <Block>This post was deleted.</Block>;
  const { user, text, img } = original;
  return (
    <Block>
      <Origin>
        <Repeat2 size={16} strokeWidth={1.75} aria-hidden />
        <span>
          Reposted from <Link to={paths.profile(user.username)}>@{user.username}</Link>
        </span>
      </Origin>
      {text.trim() && (
        <Words>
          <RichText text={text.trim()} />
        </Words>
      )}
      {img && <img src={img} alt="" loading="lazy" decoding="async" />}
    </Block>
  );
}
