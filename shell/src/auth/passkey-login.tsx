import { Button, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../lib/idle';
import { hasUsedPasskey } from '../session/used-passkey';
import { loadAuthCalls } from './load-auth-calls';

// In the prerendered page too, so that hydration changes nothing; without scripts it could do nothing.
const Line = styled.p`
  margin-bottom: ${space(2)};
  button { width: 100%; min-height: 48px; }
  @media (scripting: none) { display: none; }
`;

/**
 * Signs in with a passkey (AUTH-15), and offers passkeys among the browser's suggestions for the username (AUTH-40). Its
 * code is loaded when it is used.
 */
export function PasskeyLogin({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [pending, setPending] = useState(false);
  useOfferedPasskeys(!pending, onSignedIn);
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

/**
 * Offers passkeys in browsers that can: when a field gets the focus, and in a browser where one was used before as soon as
 * it is idle, so that most visits load nothing for it.
 */
function useOfferedPasskeys(enabled: boolean, onSignedIn: () => void): void {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!enabled) return undefined;
    const page = new AbortController();
    const { signal } = page;
    const offer = async (): Promise<void> => {
      const outcome = await (await loadAuthCalls()).offerPasskeys(signal);
      if (outcome === 'signed in') onSignedIn();
      else if (outcome === 'again' && !signal.aborted) setRound(round + 1);
    };
    const start = (): void => void offer().catch(() => undefined);
    const prepare = async (): Promise<void> => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) || signal.aborted) return;
      // Only once: a page that is left open must not request challenges for ever.
      if (round === 0 && hasUsedPasskey()) signal.addEventListener('abort', whenIdle(start));
      else document.addEventListener('focusin', start, { once: true, signal });
    };
    void prepare();
    return () => page.abort();
    // `onSignedIn` is another function in each render and does the same.
    // oxlint-disable-next-line exhaustive-deps
  }, [enabled, round]);
}
