import type { UserSummary } from '@cred/contract';
import { useLocation } from '@cred/vendor';
import { type FocusEvent, useCallback, useState } from 'react';

type Users = readonly UserSummary[];

/**
 * The suggestions as they were first shown on a page: what a follow changes in them is shown in its row, if it is passed to
 * `keep`. Who is no longer suggested for another reason, such as a block, leaves the list. Later ones are shown on the
 * next page. Nothing changes while the pointer or the focus is in the list, whose events `handlers` observe (SHELL-31).
 */
export function useSteadySuggestions(latest: Users | undefined) {
  const { pathname } = useLocation();
  const [isUsed, setUsed] = useState({ pointer: false, focus: false });
  const [kept, setKept] = useState<readonly string[]>([]);
  const [shown, setShown] = useState({ users: latest, pathname });
  const show = (users: Users | undefined): void => setShown({ users, pathname });
  if (latest && !shown.users) show(latest);
  else if (latest && shown.users && !isUsed.pointer && !isUsed.focus) {
    const ids = new Set([...kept, ...latest.map(({ id }) => id)]);
    const remaining = shown.users.filter(({ id }) => ids.has(id));
    if (shown.pathname !== pathname) show(latest);
    else if (remaining.length < shown.users.length) show(remaining);
  }
  const mark = (change: Partial<typeof isUsed>) => setUsed((before) => ({ ...before, ...change }));
  const handlers = {
    onPointerEnter: () => mark({ pointer: true }),
    onPointerLeave: () => mark({ pointer: false }),
    onFocus: () => mark({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => mark({ focus: currentTarget.contains(relatedTarget) }),
  };
  const keep = useCallback((id: string): void => setKept((before) => [...before, id]), []);
  return { users: shown.users, handlers, keep } as const;
}
