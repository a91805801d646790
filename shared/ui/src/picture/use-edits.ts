import { useState } from 'react';
import type { Edit } from './redaction';

/** The edits of a picture, of which the last is shown, and a change in progress, such as a drag. */
export function useEdits(start: Edit) {
  const [edits, setEdits] = useState<readonly [Edit, ...Edit[]]>([start]);
  const [draft, setDraft] = useState<Edit | null>(null);
  const last = edits.at(-1) ?? edits[0];
  return {
    edit: draft ?? last,
    canUndo: edits.length > 1,
    /** Shows a change that is not complete yet; null shows the last complete one. */
    setDraft,
    commit: (next: Edit): void => {
      setDraft(null);
      setEdits([...edits, next]);
    },
    undo: (): void => {
      const [first, ...rest] = edits;
      setDraft(null);
      setEdits([first, ...rest.slice(0, -1)]);
    },
    /** Can be undone too. */
    reset: (): void => {
      setDraft(null);
      setEdits([...edits, start]);
    },
  } as const;
}
