import { NEXT_PAGE_PARAM, nextPage } from '@cred/contract';
import { paths } from '@cred/platform';
import { useLocation, useNavigate } from '@cred/vendor';
import { useEffect, useRef } from 'react';

/** AUTH-4. Not in the contract's limits, all of which would be part of the login page. */
const DELAY_MS = 100;

/** Navigates home shortly after a login (AUTH-4), or to the post whose link led to the login page (AUTH-42). */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    const next = nextPage(new URLSearchParams(search).get(NEXT_PAGE_PARAM) ?? '');
    timer.current = setTimeout(() => void navigate(next ?? paths.home(), { replace: true }), DELAY_MS);
  };
}
