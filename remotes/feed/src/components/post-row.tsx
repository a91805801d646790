import type { Post } from '@cred/contract';
import { styled } from '@cred/vendor';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { PostCard } from './post-card';

/** By 'top', not by a transform: that would lock each card's menus into a layer below the next card. */
const Row = styled.div`
  position: absolute;
  inset-inline: 0;

  article:focus-visible {
    outline-offset: -2px;
  }
`;

const Card = memo(PostCard);

interface Props {
  readonly post: Post;
  readonly index: number;
  /** How many posts the list has; -1 when nobody knows. */
  readonly total: number;
  /** In px, from the list's top. */
  readonly top: number;
  readonly measure: (row: HTMLDivElement | null) => void;
}

/** A card at its place in a list. The card knows nothing of lists, so its place is written onto its article here. */
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
    <Row ref={ref} data-index={index} data-post={post.id} style={{ top }}>
      <Card post={post} />
    </Row>
  );
}
