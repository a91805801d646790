import type { Post } from '@cred/contract';
import { paths } from '@cred/platform';
import { RelativeTime } from '@cred/ui';
import { Link } from '@cred/vendor';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { loadPostPage } from '../lib/load-post-page';

const load = (): void => void loadPostPage().catch(() => undefined);

/** A post's time, which leads to the post's own page (POST-29). */
export function PostLink({ post: { id, createdAt } }: { readonly post: Pick<Post, 'id' | 'createdAt'> }) {
  return (
    <Link to={paths.post(id)} data-post-link onPointerEnter={load} onFocus={load}>
      <RelativeTime date={createdAt} />
    </Link>
  );
}

/** Follows the post's link, with the same modifier keys, unless the press was for a control or selected text. */
function openPost({ target, currentTarget, ctrlKey, metaKey, shiftKey }: ReactMouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('a, button') || document.getSelection()?.isCollapsed === false)
    return;
  currentTarget
    .closest('[data-post-block], article')
    ?.querySelector('a[data-post-link]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/**
 * The props of a post's text: a press on it opens the post's page. Keyboards and screen readers have the link of the time.
 */
export const opensPost = { onClick: openPost, $opensPost: true } as const;
