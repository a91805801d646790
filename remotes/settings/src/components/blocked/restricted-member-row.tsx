import type { UserSummary } from '@cred/contract';
import { Button, useOneAtATime, VisuallyHidden } from '@cred/ui';
import { useState, type MouseEvent } from 'react';
import type { Restriction } from '../../api/get-restricted-members';
import { useSetRestriction } from '../../api/set-restriction';
import { RowMember, Row } from '../lists/row';

const texts = {
  blocked: { off: 'Unblock', done: 'Unblocked', again: 'Blocked again' },
  muted: { off: 'Unmute', done: 'Unmuted', again: 'Muted again' },
} as const satisfies Record<Restriction, object>;

/** A member on one of the lists. After removal the row stays, with an undo button, until the page is left. */
export function RestrictedMemberRow({ kind, user }: { readonly kind: Restriction; readonly user: UserSummary }) {
  const change = useSetRestriction(kind, user.id);
  const oneAtATime = useOneAtATime();
  const [removed, setRemoved] = useState(false);
  const [statusText, setStatusText] = useState('');
  const { off: label, done, again } = texts[kind];

  const toggle = (): void =>
    oneAtATime(async () => {
      await change.mutateAsync(removed);
      setRemoved(!removed);
      setStatusText(`${removed ? again : done}: ${user.fullName}`);
    });

  // The second click of a double click must not undo the first.
  const handleClick = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };

  return (
    <Row>
      <RowMember user={user} {...(removed && { detail: done })} />
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      <Button
        size="sm"
        pending={change.isPending}
        aria-label={`${removed ? 'Undo' : label} @${user.username}`}
        onClick={handleClick}
      >
        {removed ? 'Undo' : label}
      </Button>
    </Row>
  );
}
