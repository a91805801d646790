import type { PostPreview } from '@cred/contract';
import { color, font, motion, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Globe } from 'lucide-react';
import { useState } from 'react';

/** In px, also without a picture: the place of a preview is known before the page is shown. */
const HEIGHT = 104;

const Card = styled.a`
  display: grid;
  grid-template-columns: ${HEIGHT - 2}px minmax(0, 1fr);
  height: ${HEIGHT}px;
  margin-top: ${space(3)};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  color: ${color.text};
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.hover};
    text-decoration: none;
  }
  &:active {
    background: ${color.pressed};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;

const Thumbnail = styled.span`
  display: grid;
  place-items: center;
  border-right: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.muted};

  > img {
    width: 100%;
    height: ${HEIGHT - 2}px;
    object-fit: cover;
  }
`;

const Texts = styled.span`
  align-self: center;
  min-width: 0;
  padding: 0 ${space(4)};
  font-size: ${font.s13};
  line-height: 1.4;
`;

const Line = styled.span`
  display: block;
  overflow: hidden;
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${font.s15};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** The site's name and its host, since the name alone proves nothing. */
function siteLabel(siteName: string | null, url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const name = siteName?.trim();
  return name && name.toLowerCase() !== host ? `${name} · ${host}` : host;
}

/** Only an image of the page's origin is shown, so that no third party learns who views it (SRV-34). */
const ownImage = (image: string | null): string | null => (image && /^\/(?![/\\])/.test(image) ? image : null);

/** The preview of a post's first link, as the server settled it (POST-120). */
export function LinkPreview({ preview }: { readonly preview: PostPreview }) {
  const { url, siteName, imageSize } = preview;
  const [isBroken, setBroken] = useState(false);
  const title = preview.title?.trim();
  const description = preview.description?.trim();
  const image = isBroken ? null : ownImage(preview.image);
  return (
    <Card href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Thumbnail>
        {image ? (
          <img src={image} alt="" {...imageSize} loading="lazy" decoding="async" onError={() => setBroken(true)} />
        ) : (
          <Globe size={28} strokeWidth={1.75} aria-hidden />
        )}
      </Thumbnail>
      <Texts>
        <Line>{siteLabel(siteName, url)}</Line>
        {title && <Title>{title}</Title>}
        {description && <Line>{description}</Line>}
      </Texts>
    </Card>
  );
}
