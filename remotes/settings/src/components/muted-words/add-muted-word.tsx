import { isApiError } from '@cred/api-client';
import { isBlankText, limits } from '@cred/contract';
import { Button, space, TextField, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRef, useState, type FormEvent } from 'react';
import { useAddMutedWord } from '../../api/muted-words';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(3)};
  padding: ${space(4)};

  > button {
    margin-top: ${space(7)};
  }
`;

/** The form for another word or topic. */
export function AddMutedWord() {
  const [word, setWord] = useState('');
  const add = useAddMutedWord();
  const oneAtATime = useOneAtATime();
  const field = useRef<HTMLInputElement>(null);
  const isUnusable = isBlankText(word) || word.length > limits.mutedWords.lengthMax;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isUnusable) return;
    oneAtATime(async () => {
      try {
        await add.mutateAsync(word);
        setWord('');
      } catch {
        // The field shows the error and keeps the word.
      }
      field.current?.focus();
    });
  };
  const { error } = add;
  return (
    <Form noValidate aria-label="Mute a word" onSubmit={submit}>
      <TextField
        ref={field}
        label="Word or topic"
        hint="A word, words that stand together, or a topic with #"
        autoComplete="off"
        dir="auto"
        value={word}
        error={error ? (isApiError(error) && error.fields['word']) || error.message : undefined}
        onChange={(event) => {
          setWord(event.currentTarget.value);
          if (error) add.reset();
        }}
      />
      <Button type="submit" variant="primary" disabled={isUnusable} pending={add.isPending}>
        Mute
      </Button>
    </Form>
  );
}
