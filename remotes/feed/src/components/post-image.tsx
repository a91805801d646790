import { useMe } from '@cred/platform';
import { color, MediaFrame, useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useContext, useState, type CSSProperties } from 'react';
import { ListedPosts, picturesAround, type PostWithMedia } from '../lib/pictures';
import { mediaRatio } from '../lib/post-media';

const loadViewer = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ '@cred/ui/picture-viewer')).PictureViewer;

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
  const me = useMe();
  const posts = useContext(ListedPosts);
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
      {Dialog && isOpen && <Dialog {...picturesAround(post, posts, me.id)} onClose={close} />}
    </>
  );
}
