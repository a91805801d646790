import { useMe } from '@cred/platform';
import { Button, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useSendEmailConfirmation } from '../api/send-email-confirmation';
import { MutedText } from './layout';

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** Which address waits for its confirmation, with a button that sends the link again; nothing when none does. */
export function AddressState() {
  const { email, isEmailConfirmed, pendingEmail } = useMe();
  const { mutate, isPending } = useSendEmailConfirmation();
  const waiting = pendingEmail ?? (isEmailConfirmed === false ? email : null);
  if (waiting === null) return null;
  return (
    <Stack>
      <MutedText>
        {waiting} is not confirmed yet: open the link in the mail that we sent to it.
        {pendingEmail ? ` Until then your mail goes to ${email}.` : ' Until then you get no other mail from us.'}
      </MutedText>
      <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
        Send again
      </Button>
    </Stack>
  );
}
