import type { Session } from '@cred/contract';
import { Button, color, ConfirmDialog, font, radius, space, useOneAtATime, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useEndSession } from '../../api/end-session';
import { formatDateTime } from '../../lib/dates';
import { IconTile, RowDetail, RowName, Row, RowText } from '../lists/row';

interface SessionRowProps {
  readonly session: Session;
  /** Called when the row is removed, so that the focus can be moved. */
  readonly onEnded: () => void;
}

const HANDHELD = /iPhone|iPad|Android/;

const Mark = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

/** Shows one browser. The current browser has no button here: 'Logout' in the menu ends its session. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const device = session.device ?? 'Unknown browser';
  const Icon = HANDHELD.test(device) ? Smartphone : Monitor;
  return (
    <Row>
      <IconTile>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </IconTile>
      <RowText>
        <RowName>
          <span>{device}</span>
          {session.current && <Mark>This browser</Mark>}
        </RowName>
        <RowDetail>Last used {formatDateTime(session.lastUsedAt)}</RowDetail>
        <RowDetail>Logged in {formatDateTime(session.createdAt)}</RowDetail>
      </RowText>
      {!session.current && <EndSession session={session} device={device} onEnded={onEnded} />}
    </Row>
  );
}

function EndSession({ session, device, onEnded }: SessionRowProps & { readonly device: string }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const end = useEndSession();
  const oneAtATime = useOneAtATime();
  const confirm = (): void =>
    oneAtATime(async () => {
      try {
        await end.mutateAsync(session.id);
        onEnded();
      } finally {
        setDialogOpen(false);
      }
    });
  return (
    <>
      {/* Several sessions may be of the same device, so the name of the button contains the time. */}
      <Button
        size="sm"
        aria-label={`Log out ${device}, logged in ${formatDateTime(session.createdAt)}`}
        onClick={() => setDialogOpen(true)}
      >
        Log out
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        title={`Log out ${device}?`}
        text={`Logged in ${formatDateTime(session.createdAt)}, last used ${formatDateTime(session.lastUsedAt)}.`}
        confirmLabel="Log out"
        cancelLabel="Cancel"
        danger
        pending={end.isPending}
        onConfirm={confirm}
        onCancel={() => setDialogOpen(false)}
      />
    </>
  );
}
