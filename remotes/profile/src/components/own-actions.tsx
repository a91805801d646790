import { Button } from '@cred/ui';
import { useState } from 'react';
import { EditDialog } from './edit/edit-dialog';
import { Actions } from './profile-layout';

/** The actions of the member's own profile. */
export function OwnActions() {
  const [editing, setEditing] = useState(false);
  return (
    <Actions>
      <Button size="sm" onClick={() => setEditing(true)}>
        Edit profile
      </Button>
      {editing && <EditDialog onClose={() => setEditing(false)} />}
    </Actions>
  );
}
