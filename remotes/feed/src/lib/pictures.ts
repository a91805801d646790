import type { Post } from '@cred/contract';
import type { Picture } from '@cred/ui/picture-viewer';
import type { PostWithMedia } from './listed-posts';

/** The picture of a post as the viewer shows it; null without one. */
function pictureOf({ img, imgInfo, imgAlt, user }: PostWithMedia, viewerId: string): Picture | null {
  if (!img) return null;
  return {
    src: imgInfo?.fullUrl ?? img,
    size: imgInfo && { width: imgInfo.fullWidth, height: imgInfo.fullHeight },
    preview: imgInfo && img,
    alt: imgAlt ?? '',
    caption: imgAlt,
    own: user.id === viewerId,
  };
}

/**
 * The pictures that the viewer shows for a post: those of its list, each once, or its own alone. Clinical pictures of
 * other posts are left out, since they are covered until a member uncovers them.
 */
export function picturesAround(
  opened: PostWithMedia,
  posts: readonly Post[],
  viewerId: string,
): { readonly pictures: readonly Picture[]; readonly start: number } {
  const own = pictureOf(opened, viewerId);
  const pictures = new Map<string, Picture>();
  for (const post of posts) {
    const shown = post.isRepost ? post.originalPost : post;
    const picture = shown && pictureOf(shown, viewerId);
    if (picture && (!shown.isClinical || picture.src === own?.src)) pictures.set(picture.src, picture);
  }
  const start = [...pictures.keys()].indexOf(own?.src ?? '');
  return start < 0 ? { pictures: own ? [own] : [], start: 0 } : { pictures: [...pictures.values()], start };
}
