import { styled } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { AuthAction } from './auth-form';
import { loadAuthCalls } from './load-auth-calls';

// Takes its space from the start, and is visible once it works.
const Line = styled.p<{ $ready: boolean }>`
  visibility: ${({ $ready }) => ($ready ? 'visible' : 'hidden')};
`;

/** Signs in with a passkey (AUTH-15). Its code is loaded at the click. */
export function PasskeyLogin({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [ready, setReady] = useState(false);
  const [pending, setPending] = useState(false);
  useEffect(() => setReady(true), []);
  const handleClick = async (): Promise<void> => {
    setPending(true);
    try {
      const { logInWithPasskey } = await loadAuthCalls();
      if (await logInWithPasskey()) onSignedIn();
      else setPending(false);
    } catch {
      setPending(false);
    }
  };
  return (
    <Line $ready={ready}>
      <AuthAction pending={pending} onClick={() => void handleClick()}>
        Use a passkey
      </AuthAction>
    </Line>
  );
}
