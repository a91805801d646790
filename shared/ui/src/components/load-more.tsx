import { styled } from '@cred/vendor';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { space } from '../tokens/tokens';
import { Button } from './button';

const End = styled.div`
  display: grid;
  place-items: center;
  padding-top: ${space(4)};
`;

export interface LoadMoreProps {
  readonly pending: boolean;
  /** The requested page could not be loaded. */
  readonly failed: boolean;
  readonly onLoad: () => void;
  /** The list that it ends, whose last row gets the focus when the button goes away with it. */
  readonly list?: RefObject<HTMLElement | null>;
}

/** The end of a list that has more pages. After the last page the focus moves to the list's last row (SHELL-14). */
export function LoadMore({ pending, failed, onLoad, list }: LoadMoreProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = end.current;
    const rows = list?.current ?? null;
    return () => {
      // The last page's rows are there only after the button is removed.
      if (element?.contains(document.activeElement)) queueMicrotask(() => focusLastRow(rows));
    };
  }, [list]);
  return (
    <End ref={end}>
      <Button pending={pending} onClick={onLoad}>
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </End>
  );
}

function focusLastRow(list: HTMLElement | null): void {
  // Without a row that takes the focus, it stays in the dialog.
  const target = list?.lastElementChild?.querySelector<HTMLElement>('a, button') ?? list?.closest('dialog');
  target?.focus();
}
