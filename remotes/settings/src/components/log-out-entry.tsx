import { useSession } from '@cred/platform';
import { ConfirmDialog, notify, useOneAtATime } from '@cred/ui';
import { useMutation } from '@cred/vendor';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { SettingsAction } from './settings-row';

/** The last row of the menu: asks before it logs the member out. The shell ends the session and leaves the page. */
export function LogOutEntry() {
  const { logOut } = useSession();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const oneAtATime = useOneAtATime();
  const logOutMutation = useMutation({
    mutationFn: logOut,
    onError: (error) => notify.error(`You are still logged in. ${error.message}`),
    onSettled: () => setDialogOpen(false),
  });
  return (
    <li>
      <SettingsAction
        icon={LogOut}
        label="Logout"
        hint="End the session in this browser"
        danger
        onSelect={() => setDialogOpen(true)}
      />
      <ConfirmDialog
        open={isDialogOpen}
        title="Do you want logout?"
        confirmLabel="Logout"
        cancelLabel="Cancel"
        danger
        pending={logOutMutation.isPending}
        onConfirm={() => oneAtATime(() => logOutMutation.mutateAsync())}
        onCancel={() => setDialogOpen(false)}
      />
    </li>
  );
}
