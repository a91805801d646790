import { Button, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState, type ReactNode } from 'react';
import { loadAuthCalls } from './load-auth-calls';

// In the prerendered page too, so that hydration changes nothing; without scripts it could do nothing.
const Line = styled.p`
  margin-bottom: ${space(2)};
  button { width: 100%; min-height: 48px; }
  @media (scripting: none) { display: none; }
`;

/** Signs in with a passkey (AUTH-15). Its code is loaded at the click. */
export function PasskeyLogin({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [pending, setPending] = useState(false);
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
    <Line>
      <Button pending={pending} onClick={() => void handleClick()}>
        Use a passkey
      </Button>
    </Line>
  );
}
