import type { UserSummary } from '@cred/contract';
import { useLocation } from '@cred/vendor';
import { type FocusEvent, useState } from 'react';

/**
 * The suggestions as they were first shown on a page: what a follow changes in them is shown in its row. Later ones are
 * shown on the next page, and not while the pointer or the focus is in the list, whose events `handlers` observe (SHELL-31).
 */
export function useSteadySuggestions(latest: readonly UserSummary[] | undefined) {
  const { pathname } = useLocation();
  const [isUsed, setUsed] = useState({ pointer: false, focus: false });
  const [shown, setShown] = useState({ users: latest, pathname });
  const isOfOtherPage = shown.pathname !== pathname && !isUsed.pointer && !isUsed.focus;
  if ((latest && !shown.users) || isOfOtherPage) setShown({ users: latest ?? shown.users, pathname });
  const mark = (change: Partial<typeof isUsed>) => setUsed((before) => ({ ...before, ...change }));
  const handlers = {
    onPointerEnter: () => mark({ pointer: true }),
    onPointerLeave: () => mark({ pointer: false }),
    onFocus: () => mark({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => mark({ focus: currentTarget.contains(relatedTarget) }),
  };
  return { users: shown.users, handlers } as const;
}
