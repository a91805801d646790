import { color, MediaFrame, useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState, type CSSProperties } from 'react';
import type { PostWithMedia } from '../lib/listed-posts';
import { mediaRatio } from '../lib/post-media';

const loadViewer = async () => (await import(/* webpackChunkName: "picture-viewer" */ './post-viewer')).PostViewer;

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

/** Reserves its size and shows a blurred placeholder until it has loaded; a click opens it in the viewer. */
export function PostImage({ post }: { readonly post: PostWithMedia }) {
  const { img, imgAlt: alt, imgInfo: info } = post;
  const { Dialog, isOpen, open, close } = useLazyDialog(loadViewer);
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
        onClick={open}
      >
        <img
          src={img ?? ''}
          alt={alt ?? ''}
          width={info?.width}
          height={info?.height}
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(true)}
        />
      </Open>
      {Dialog && isOpen && <Dialog post={post} onClose={close} />}
    </>
  );
}
