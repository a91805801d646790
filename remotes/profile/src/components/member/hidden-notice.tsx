import type { User } from '@cred/contract';
import { below, Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Ban, VolumeX } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useChangeRelation } from '../../api/change-relation';
import { BlockDialog } from './block-dialog';

/** On phones the icon is hidden to leave more space for the text. */
const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin: 0 ${space(4)} ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};

  svg {
    flex: none;
    color: ${color.muted};
  }
  > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: 1.35;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color.muted};
    font-size: ${font.s13};
  }
  ${below.phone} {
    > svg {
      display: none;
    }
  }
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows that the viewer blocked or muted a member, with a button to undo it. Renders nothing for other members. */
export function HiddenNotice({ user }: { readonly user: User }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { mutate } = useChangeRelation();
  const { id: userId, username, isBlocked, isMuted } = user;
  return (
    <>
      {isBlocked && (
        <Notice key="blocked">
          <Ban {...icon} />
          <p>
            <strong>{`You blocked @${username}`}</strong>
            <small>You do not see each other’s posts.</small>
          </p>
          <Button size="sm" onClick={() => setDialogOpen(true)}>
            Unblock
          </Button>
        </Notice>
      )}
      {isMuted && !isBlocked && (
        <Notice key="muted">
          <VolumeX {...icon} />
          <p>
            <strong>{`You muted @${username}`}</strong>
            <small>Their posts stay out of your feed.</small>
          </p>
          <Button size="sm" onClick={() => mutate({ userId, username, kind: 'mute', on: false })}>
            Unmute
          </Button>
        </Notice>
      )}
      <BlockDialog
        userId={userId}
        username={username}
        isBlocked={isBlocked}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
      />
    </>
  );
}

/** When the notice is removed by a press on its button, moves the focus to the page's heading. */
function Notice({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement))
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return <Frame ref={frame}>{children}</Frame>;
}
