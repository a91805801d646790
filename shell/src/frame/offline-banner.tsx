import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';

export const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.accentSoft};
  color: ${color.text};
  font-size: ${font.s13};
  > svg { flex: none; }
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A notice while the browser has no network. */
export function OfflineBanner(): ReactNode {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <Line>
          <WifiOff size={16} strokeWidth={1.75} aria-hidden />
          You are offline. What you see may be out of date.
        </Line>
      )}
    </div>
  );
}
