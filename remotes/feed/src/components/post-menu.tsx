import type { Post } from '@cred/contract';
import { Slot } from '@cred/platform';
import { IconButton } from '@cred/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';
import { Corner } from './post-layout';

/** 'More' on another member's post. The menu is a slot of the profile area, which is loaded when it is opened. */
export function PostMenu({ post: { id: postId, user } }: { readonly post: Pick<Post, 'id' | 'user'> }) {
  const [requested, setRequested] = useState(false);
  // Muting or blocking the author removes the post.
  const corner = useMoveFocusOnUnmount<HTMLDivElement>();
  return (
    <Corner ref={corner}>
      {requested ? (
        <Slot
          name="member-menu"
          props={{ userId: user.id, username: user.username, postId, startsOpen: true }}
          fallback={<IconButton label="More" icon={Ellipsis} pending />}
        />
      ) : (
        <IconButton
          label="More"
          icon={Ellipsis}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={() => setRequested(true)}
        />
      )}
    </Corner>
  );
}
