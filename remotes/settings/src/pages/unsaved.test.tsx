import { UnsavedContext } from '@cred/platform';
import { respond, hang, makeMe, renderInShell, screen, server, waitFor } from '@cred/testing';
import { useRoutes } from '@cred/vendor';
import { remote } from '../remote';

/** The number of unsaved parts of the page. While it is above 0, no other build replaces the area. */
let unsavedCount = 0;
const work = {
  register: () => {
    unsavedCount += 1;
    return () => {
      unsavedCount -= 1;
    };
  },
};
const me = makeMe();
const Area = () => useRoutes([...remote.routes]);
const open = (route: string) => {
  unsavedCount = 0;
  return renderInShell(
    <UnsavedContext value={work}>
      <Area />
    </UnsavedContext>,
    { route, me },
  );
};

describe('unsaved work in the settings', () => {
  it('includes an entered password until the password is changed', async () => {
    server.use(respond('setNewPassword', { ok: true }));
    const { user } = open('/settings/reset-password');
    expect(unsavedCount).toBe(0);
    await user.type(screen.getByLabelText('New Password'), 'new-pass');
    expect(unsavedCount).toBe(1);
    await user.type(screen.getByLabelText('Confirm your password'), 'new-pass');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(unsavedCount).toBe(0));
  });

  it('includes the password for the deletion', async () => {
    const { user } = open('/settings/delete-account');
    await user.type(screen.getByLabelText('Password'), 'cred-demo');
    expect(unsavedCount).toBe(1);
    await user.clear(screen.getByLabelText('Password'));
    expect(unsavedCount).toBe(0);
  });

  it('includes a chosen certificate, also while it is uploaded', async () => {
    server.use(respond('getVerificationStatus', { status: null, reason: null }), hang('submitCertificate'));
    const { user } = open('/settings/verification-account');
    await user.upload(
      await screen.findByLabelText('Professional certificate'),
      new File(['%PDF-'], 'diploma.pdf', { type: 'application/pdf' }),
    );
    expect(unsavedCount).toBe(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Licence' }), 'My profession has no licence');
    await user.click(screen.getByRole('button', { name: 'Send certificate' }));
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(unsavedCount).toBe(1);
  });
});
