import { Button, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useEffectEvent, useRef } from 'react';

interface MoreChatsProps {
  readonly failed: boolean;
  readonly pending: boolean;
  /** Called when the end of the loaded chats is near the view. */
  readonly onReach: () => void;
}

/** How far below the list's edge the next page is loaded. */
const AHEAD = '600px';

const Frame = styled.div`
  display: grid;
  justify-content: center;
  min-height: 68px;
  place-content: center;
`;

/** The end of the loaded chats: loads the next page automatically, or on demand after a failure. */
export function MoreChats({ failed, pending, onReach }: MoreChatsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const element = ref.current;
    if (!element || failed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
      {
        root: element.parentElement,
        rootMargin: AHEAD,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Observed again after each page, since a short page may leave it in view.
  }, [failed, pending]);
  return (
    <Frame ref={ref}>
      {failed ? (
        <Button size="sm" onClick={onReach} pending={pending}>
          Try again to load more chats
        </Button>
      ) : (
        <Spinner label="Loading more chats" size={20} />
      )}
    </Frame>
  );
}
