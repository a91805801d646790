import { Button, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useEffectEvent, useRef } from 'react';

interface MoreChatsProps {
  readonly failed: boolean;
  readonly pending: boolean;
  /** The end of what is loaded comes near. */
  readonly onReach: () => void;
}

/** How far beyond the list's own edge the next page is asked for. */
const AHEAD = '600px';

const Place = styled.div`
  display: grid;
  justify-content: center;
  min-height: 68px;
  place-content: center;
`;

/** The end of the loaded chats: the next page comes by itself, and by hand after a failure. */
export function MoreChats({ failed, pending, onReach }: MoreChatsProps) {
  const place = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const element = place.current;
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
    // Observed anew after each page: a short one may leave it in view.
  }, [failed, pending]);
  return (
    <Place ref={place}>
      {failed ? (
        <Button size="sm" onClick={onReach} pending={pending}>
          Try again to load more chats
        </Button>
      ) : (
        <Spinner label="Loading more chats" size={20} />
      )}
    </Place>
  );
}
