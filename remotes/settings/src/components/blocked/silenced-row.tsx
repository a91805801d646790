import type { UserSummary } from '@cred/contract';
import { Button, useOneAtATime, VisuallyHidden } from '@cred/ui';
import { useState, type MouseEvent } from 'react';
import type { Silence } from '../../api/get-silenced';
import { useSetSilenced } from '../../api/set-silenced';
import { RowMember, Row } from '../lists/row';

const words = {
  blocked: { off: 'Unblock', done: 'Unblocked', again: 'Blocked again' },
  muted: { off: 'Unmute', done: 'Unmuted', again: 'Muted again' },
} as const satisfies Record<Silence, object>;

/** A member on one of the lists. After removal the row stays with an undo button until the page is left. */
export function SilencedRow({ kind, user }: { readonly kind: Silence; readonly user: UserSummary }) {
  const change = useSetSilenced(kind, user.id);
  const oneAtATime = useOneAtATime();
  const [off, setOff] = useState(false);
  const [said, setSaid] = useState('');
  const { off: label, done, again } = words[kind];

  const toggle = (): void =>
    oneAtATime(async () => {
      await change.mutateAsync(off);
      setOff(!off);
      setSaid(`${off ? again : done}: ${user.fullName}`);
    });

  // The second click of a double click must not undo the first.
  const press = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };

  return (
    <Row>
      <RowMember user={user} {...(off && { detail: done })} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Button
        size="sm"
        pending={change.isPending}
        aria-label={`${off ? 'Undo' : label} @${user.username}`}
        onClick={press}
      >
        {off ? 'Undo' : label}
      </Button>
    </Row>
  );
}
