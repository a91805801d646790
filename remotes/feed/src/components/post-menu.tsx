import type { Post } from '@cred/contract';
import { Slot } from '@cred/platform';
import { IconButton } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The button's icon, not its round edge, ends with the column, on the line of the name. */
const Corner = styled.div`
  flex: none;
  height: 40px;
  margin: -8px -10px -8px 0;
`;

/** 'More' on another member's post. What is in it is the profile's own; its code comes when somebody asks for it. */
export function PostMenu({ post: { id: postId, user } }: { readonly post: Pick<Post, 'id' | 'user'> }) {
  const [asked, setAsked] = useState(false);
  const corner = useHandFocusOn();
  return (
    <Corner ref={corner}>
      {asked ? (
        <Slot
          name="member-menu"
          props={{ userId: user.id, username: user.username, postId, startsOpen: true }}
          fallback={<IconButton label="More" icon={Ellipsis} pending />}
        />
      ) : (
        <IconButton label="More" icon={Ellipsis} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
      )}
    </Corner>
  );
}

/** The posts of a muted or blocked member go, and the focus with them: it moves to the next post that stays. */
function useHandFocusOn(): RefObject<HTMLDivElement | null> {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = corner.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const all = [...document.querySelectorAll<HTMLElement>('article[tabindex]')];
      const later = all.slice(all.findIndex((article) => article.contains(element)) + 1);
      // Others of the same member go in the same moment.
      queueMicrotask(() => {
        const next = later.find((article) => article.isConnected) ?? document.querySelector<HTMLElement>('h1[tabindex]');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
  return corner;
}
