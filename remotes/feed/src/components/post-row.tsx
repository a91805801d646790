import type { Post } from '@cred/contract';
import { styled } from '@cred/vendor';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { PostCard } from './post-card';

/**
 * Positioned by `top`: a transform would create a stacking context, so that a card's menus would be painted below the
 * next card.
 */
const Row = styled.div`
  &[style] {
    position: absolute;
    inset-inline: 0;
  }

  article:focus-visible {
    outline-offset: -2px;
  }
`;

const Card = memo(PostCard);

interface Props {
  readonly post: Post;
  readonly index: number;
  /** The number of posts in the list; -1 if unknown. */
  readonly total: number;
  /** In px, from the list's top; null while the posts follow each other. */
  readonly top: number | null;
  readonly measure: (row: HTMLDivElement | null) => void;
}

/** A card at its position in a list. It sets the card's ARIA position, since cards are independent of lists. */
export function PostRow({ post, index, total, top, measure }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      row.current = element;
      measure(element);
    },
    [measure],
  );
  useLayoutEffect(() => {
    const article = row.current?.querySelector('article');
    article?.setAttribute('tabindex', '-1');
    article?.setAttribute('aria-posinset', String(index + 1));
    article?.setAttribute('aria-setsize', String(total));
  }, [index, total, post]);
  return (
    <Row ref={ref} data-index={index} data-post={post.id} {...(top === null ? {} : { style: { top } })}>
      <Card post={post} />
    </Row>
  );
}
