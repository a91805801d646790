import type { MutedWord } from '@cred/contract';
import { Button, useOneAtATime, VisuallyHidden } from '@cred/ui';
import { Hash, Type } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useRemoveMutedWord, useRestoreMutedWord } from '../../api/muted-words';
import { IconTile, Row, RowDetail, RowName, RowText } from '../lists/row';

/** A word or topic of the list. After removal the row stays, with an undo button, until the page is left. */
export function MutedWordRow({ entry }: { readonly entry: MutedWord }) {
  const shown = entry.kind === 'topic' ? `#${entry.word}` : entry.word;
  // The entry that an undo creates has another id.
  const [id, setId] = useState<string | null>(entry.id);
  const [statusText, setStatusText] = useState('');
  const remove = useRemoveMutedWord();
  const restore = useRestoreMutedWord();
  const oneAtATime = useOneAtATime();
  const isRemoved = id === null;

  const toggle = (): void =>
    oneAtATime(async () => {
      if (id === null) setId((await restore.mutateAsync(shown)).id);
      else {
        await remove.mutateAsync(id);
        setId(null);
      }
      setStatusText(`${isRemoved ? 'Muted again' : 'Removed'}: ${shown}`);
    });
  // The second click of a double click must not undo the first.
  const handleClick = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };
  const Icon = entry.kind === 'topic' ? Hash : Type;
  return (
    <Row>
      <IconTile>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </IconTile>
      <RowText>
        <RowName>
          <bdi>{shown}</bdi>
        </RowName>
        <RowDetail>{isRemoved ? 'Removed' : entry.kind === 'topic' ? 'Topic' : 'Whole words'}</RowDetail>
      </RowText>
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      <Button
        size="sm"
        pending={remove.isPending || restore.isPending}
        aria-label={`${isRemoved ? 'Undo' : 'Remove'} ${shown}`}
        onClick={handleClick}
      >
        {isRemoved ? 'Undo' : 'Remove'}
      </Button>
    </Row>
  );
}
