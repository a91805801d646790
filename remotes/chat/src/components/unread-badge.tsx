import { limits } from '@cred/contract';
import { CountBadge, VisuallyHidden } from '@cred/ui';

const MAX = limits.chat.unreadMax - 1;

function nameOf(count: number): string {
  if (count > MAX) return `More than ${MAX} unread messages`;
  return count === 1 ? '1 unread message' : `${count} unread messages`;
}

/** A number of unread messages; the API counts no more than `limits.chat.unreadMax`. */
export const UnreadBadge = ({ count }: { readonly count: number }) => (
  <CountBadge>
    <span aria-hidden>{count > MAX ? `${MAX}+` : count}</span>
    <VisuallyHidden>{nameOf(count)}</VisuallyHidden>
  </CountBadge>
);
