import { callApi } from '@cred/api-client';
import { limits, type LoginBody } from '@cred/contract';
import { paths } from '@cred/platform';
import { useMutation, useNavigate, useQueryClient } from '@cred/vendor';
import { useEffect, useRef } from 'react';
import { forgetMemberData, refetchSession } from '../session/session-query';

/**
 * Starts a session: login, then the session data anew, then home after a moment (spec.md section 4).
 * Resolves when the session is there; rejects with the ApiError of whichever call failed.
 */
export function useLogIn() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useMutation({
    mutationFn: async (body: LoginBody) => {
      await callApi('login', { body });
      forgetMemberData(queryClient);
      await refetchSession(queryClient);
    },
    onSuccess: () => {
      timer.current = setTimeout(() => void navigate(paths.home(), { replace: true }), limits.navigationAfterLoginMs);
    },
  });
}
