import { limits } from '@cred/contract';
import { paths } from '@cred/platform';
import { useNavigate } from '@cred/vendor';
import { useEffect, useRef } from 'react';

/** Navigates home shortly after a login (AUTH-4). */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current = setTimeout(() => void navigate(paths.home(), { replace: true }), limits.navigationAfterLoginMs);
  };
}
