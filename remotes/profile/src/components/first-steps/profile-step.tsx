import { limits } from '@cred/contract';
import { useMe } from '@cred/platform';
import { Avatar, TextField, color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import { useUpdateUser } from '../../api/update-user';
import { ChangeImage } from '../image/change-image';
import { StepFoot, type StepProps } from './step-foot';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
  color: ${color.muted};
`;

const Picture = styled.div`
  position: relative;
  flex: none;
`;

/** A picture and one sentence, which becomes the biography. */
export function ProfileStep({ onDone }: StepProps) {
  const me = useMe();
  const [sentence, setSentence] = useState(me.bio ?? '');
  const update = useUpdateUser();
  const text = sentence.trim();
  const save = (): void => {
    if (update.isPending) return;
    if (text === (me.bio ?? '')) return onDone();
    update.mutate({ bio: text }, { onSuccess: onDone });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Row>
        <Picture>
          <Avatar user={me} size={72} />
          <ChangeImage kind="avatar" />
        </Picture>
        <span>A picture helps colleagues to recognise you. Press it to choose one.</span>
      </Row>
      <TextField
        label="One sentence about you"
        placeholder="Paediatric nurse in Porto, interested in pain"
        value={sentence}
        maxLength={limits.bio.max}
        onChange={({ target }) => setSentence(target.value)}
        error={update.isError ? 'This could not be saved. Try again, or skip it.' : undefined}
      />
      <StepFoot label="Save and continue" pending={update.isPending} onDone={save} onSkip={onDone} />
    </form>
  );
}
