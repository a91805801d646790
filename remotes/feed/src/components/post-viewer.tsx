import { useMe } from '@cred/platform';
import { PictureViewer } from '@cred/ui/picture-viewer';
import { useContext } from 'react';
import { ListedPosts, type PostWithMedia } from '../lib/listed-posts';
import { picturesAround } from '../lib/pictures';

interface Props {
  readonly post: PostWithMedia;
  readonly onClose: () => void;
}

/** The image of a post in the viewer, with those of its list. A separate file, which loads with the first press. */
export function PostViewer({ post, onClose }: Props) {
  const me = useMe();
  return <PictureViewer {...picturesAround(post, useContext(ListedPosts), me.id)} onClose={onClose} />;
}
