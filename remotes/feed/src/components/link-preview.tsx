import type { LinkPreview as Preview } from '@cred/contract';
import { color, font, motion, radius, space } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { Globe } from 'lucide-react';
import { useLinkPreview } from '../api/get-link-preview';
import { useNearScreen } from '../lib/use-near-screen';

/** The same height while loading and loaded, in px, so that the list does not jump. */
const HEIGHT = 104;

const frame = css`
  display: grid;
  height: ${HEIGHT}px;
  margin-top: ${space(3)};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
`;

const LoadingCard = styled.div`
  ${frame}
  place-items: center;
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Card = styled.a`
  ${frame}
  grid-template-columns: ${HEIGHT - 2}px minmax(0, 1fr);
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

/** The preview of a text's first link. It is loaded when it is near the screen. */
export function LinkPreview({ url }: { readonly url: string }) {
  const [ref, near] = useNearScreen<HTMLDivElement>();
  const { data, hidden } = useLinkPreview(url, near);
  if (hidden) return null;
  if (!data) {
    return (
      <LoadingCard ref={ref} data-testid="link-preview">
        {near && <span role="status">Loading preview...</span>}
      </LoadingCard>
    );
  }
  return <LoadedPreview url={url} preview={data} />;
}

function LoadedPreview({ url, preview }: { readonly url: string; readonly preview: Preview }) {
  const title = preview.title?.trim();
  const description = preview.description?.trim();
  const image = ownImage(preview.image);
  if (!title && !description && !image) return null;
  return (
    // Links to the URL of the text, not to the one of the response, so that members open the URL that they see.
    <Card href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Thumbnail>
        {image ? (
          <img src={image} alt="" loading="lazy" decoding="async" />
        ) : (
          <Globe size={28} strokeWidth={1.75} aria-hidden />
        )}
      </Thumbnail>
      <Texts>
        <Line>{siteLabel(preview.siteName, url)}</Line>
        {title && <Title>{title}</Title>}
        {description && <Line>{description}</Line>}
      </Texts>
    </Card>
  );
}
