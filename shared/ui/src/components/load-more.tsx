import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { space } from '../tokens/tokens';
import { Button } from './button';

const End = styled.div`
  display: grid;
  place-items: center;
  padding-top: ${space(4)};
`;

export interface LoadMoreProps {
  readonly pending: boolean;
  /** The page that was asked for could not be loaded. */
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/** Stands at the end of a list that goes on. */
export function LoadMore({ pending, failed, onLoad }: LoadMoreProps): ReactNode {
  return (
    <End>
      <Button pending={pending} onClick={onLoad}>
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </End>
  );
}
