import { Button, Spinner, color, font, radius, shadow, space } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import type { MessageLoad } from '../lib/use-message-load';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

const Pill = styled.div`
  position: absolute;
  inset: ${space(2)} 0 auto;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  max-width: calc(100% - ${space(4)});
  margin-inline: auto;
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  font-size: ${font.s13};
  & > [role='status'] {
    padding: 0;
  }
`;

/** Appears after a delay, so that it does not flash for a match that is already loaded. */
const DelayedPill = styled(Pill)`
  visibility: hidden;
  animation: ${appear} 1ms 200ms forwards;
`;

/** The state of loading a match or a quoted message that is many pages up; the load can be cancelled. */
export function MatchLoadStatus({ target: { load, cancelLoad, retryLoad } }: { readonly target: MessageLoad }) {
  if (load.state === 'loading') {
    return (
      <DelayedPill>
        <Spinner label="Loading earlier messages" size={18} />
        <span aria-hidden>Loading earlier messages…</span>
        <Button size="sm" variant="ghost" onClick={cancelLoad}>
          Stop
        </Button>
      </DelayedPill>
    );
  }
  if (load.state === 'failed') {
    return (
      <Pill role="alert">
        {load.error.message}
        <Button size="sm" variant="ghost" onClick={retryLoad}>
          Try again
        </Button>
      </Pill>
    );
  }
  return null;
}
