import type { ImageInfo } from '@cred/contract';
import { color, font, MediaFrame, Modal, radius, space, textBlock } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState, type CSSProperties } from 'react';
import { mediaRatio } from '../lib/post-media';

const Open = styled(MediaFrame)`
  display: block;
  width: 100%;
  background: ${color.surface} center / cover no-repeat;
  cursor: zoom-in;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Full = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space(3)};

  img {
    width: auto;
    height: auto;
    max-height: calc(100dvh - 160px);
    border-radius: ${radius.control};
  }
  figcaption {
    ${textBlock}
    max-width: 70ch;
    overflow-wrap: anywhere;
    color: ${color.muted};
    font-size: ${font.s13};
  }
`;

interface Props {
  readonly src: string;
  readonly alt: string | null;
  readonly info: ImageInfo | null;
}

/** Reserves its size and shows a blurred placeholder until it has loaded; a click opens it in full size. */
export function PostImage({ src, alt, info }: Props) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const style: CSSProperties = {
    aspectRatio: mediaRatio(info),
    ...(info && !loaded && { backgroundImage: `url("${info.placeholder}")` }),
    // A small or narrow image is not enlarged.
    ...(info && { maxWidth: info.width }),
  };
  return (
    <>
      <Open
        as="button"
        type="button"
        style={style}
        aria-haspopup="dialog"
        aria-label={alt ? `Open image: ${alt}` : 'Open image'}
        onClick={() => setOpen(true)}
      >
        <img
          src={src}
          alt={alt ?? ''}
          width={info?.width}
          height={info?.height}
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(true)}
        />
      </Open>
      <Modal open={open} onClose={() => setOpen(false)} title="Image" size="full">
        <Full>
          <img src={info?.fullUrl ?? src} alt={alt ?? ''} width={info?.fullWidth} height={info?.fullHeight} />
          {alt && <figcaption dir="auto">{alt}</figcaption>}
        </Full>
      </Modal>
    </>
  );
}
