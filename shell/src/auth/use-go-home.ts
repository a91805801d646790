import { paths } from '@cred/platform';
import { useNavigate } from '@cred/vendor';
import { useEffect, useRef } from 'react';

/** AUTH-4. Not in the contract's limits, all of which would be part of the login page. */
const DELAY_MS = 100;

/** Navigates home shortly after a login (AUTH-4). */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(paths.home(), { replace: true }), DELAY_MS);
  };
}
