import { isApiError } from '@cred/api-client';
import { paths, useMe, useUnsaved } from '@cred/platform';
import { Button, notify, PasswordField } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import { TriangleAlert } from 'lucide-react';
import { useDeleteAccount } from '../api/delete-account';
import { Actions, PageContent, Form, InlineLink, MutedText, Notice, BulletList } from '../components/layout';
import { Subpage } from '../components/subpage';
import { UsernameForManagers } from '../components/username-for-managers';
import { useLeaveSession } from '../lib/use-leave-session';

/** Permanent deletion of the account: lists what is deleted, and requires the password. */
export function DeleteAccountPage() {
  const { username } = useMe();
  return (
    <Subpage title="Delete my account">
      <PageContent>
        <Notice $tone="danger">
          <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
          <p>This cannot be undone. Nobody, we included, can bring your account back.</p>
        </Notice>
        <p>What goes, at once and for everybody:</p>
        <BulletList>
          <li>your profile @{username}, its pictures, and the verified badge with its certificate</li>
          <li>your posts, comments, ratings and bookmarks; reposts of your posts lose their content</li>
          <li>your chats, for the other members too</li>
          <li>your follows, blocks, notifications and sessions</li>
        </BulletList>
        <MutedText>
          You may want to <InlineLink to={paths.settingsPage('export-data')}>export your data</InlineLink> first.
        </MutedText>
        <DeleteForm />
      </PageContent>
    </Subpage>
  );
}

function DeleteForm() {
  const { mutateAsync } = useDeleteAccount();
  const leaveSession = useLeaveSession();
  const { formRef, values, pending, submit, field, showErrors } = useForm({
    initial: { password: '' },
    validate: ({ password }) => (password === '' ? { password: 'Password is empty' } : {}),
    onSubmit: async ({ password }) => {
      try {
        await mutateAsync(password);
      } catch (error) {
        showErrors({
          password: isApiError(error)
            ? (error.fields['currentPassword'] ?? error.message)
            : 'Your account could not be deleted. Try again.',
        });
        return false;
      }
      notify.success('Your account is deleted');
      await leaveSession();
      return true;
    },
  });
  useUnsaved(values.password !== '');

  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Delete my account">
      <UsernameForManagers />
      <PasswordField
        label="Password"
        hint="Your password says that it is you, and that you mean it."
        autoComplete="current-password"
        {...field('password')}
      />
      <Actions>
        <Button type="submit" variant="danger" pending={pending}>
          Delete my account
        </Button>
      </Actions>
    </Form>
  );
}
