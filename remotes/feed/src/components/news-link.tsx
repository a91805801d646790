import type { Post } from '@cred/contract';
import { color, font, motion, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ExternalLink } from 'lucide-react';
import { mediaRatio } from '../lib/post-media';

const Card = styled.a`
  display: block;
  margin-top: ${space(2)};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};
  color: ${color.text};
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.hover};
    text-decoration: none;
  }
  &:active {
    background: ${color.pressed};
  }
`;

const Image = styled.span`
  display: block;
  border-bottom: 1px solid ${color.line};
  background: ${color.pressed} center / cover no-repeat;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Texts = styled.span`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  overflow-wrap: anywhere;
`;

const Source = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Title = styled.strong`
  font-size: ${font.s17};
  font-weight: 700;
  line-height: 1.3;
`;

const Summary = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.muted};
`;

/** The URL that a post of the news account links to; null for other posts and for an invalid URL. */
export function newsUrlOf({ newsUrl }: Pick<Post, 'newsUrl'>): URL | null {
  if (!newsUrl || !URL.canParse(newsUrl)) return null;
  const url = new URL(newsUrl);
  return /^https?:$/.test(url.protocol) ? url : null;
}

interface Props {
  readonly post: Pick<Post, 'text' | 'img' | 'imgAlt' | 'imgInfo' | 'isClinical'>;
  readonly url: URL;
}

/** A post of the news account as one link to its contents (SRV-27): title, image, source. */
export function NewsLink({ post, url }: Props) {
  const { img, imgAlt, imgInfo, isClinical } = post;
  const [title = '', ...more] = post.text.trim().split('\n');
  const rest = more.join(' ').trim();
  return (
    <Card href={url.href} target="_blank" rel="noopener noreferrer">
      {img && !isClinical && (
        <Image
          style={{
            aspectRatio: Math.max(mediaRatio(imgInfo), 16 / 9),
            ...(imgInfo && { backgroundImage: `url("${imgInfo.placeholder}")` }),
          }}
        >
          <img
            src={img}
            alt={imgAlt ?? ''}
            width={imgInfo?.width}
            height={imgInfo?.height}
            loading="lazy"
            decoding="async"
          />
        </Image>
      )}
      <Texts>
        <Source>
          {url.hostname.replace(/^www\./, '')}
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
        </Source>
        <Title>{title}</Title>
        {rest && <Summary>{rest}</Summary>}
      </Texts>
    </Card>
  );
}
