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
  /** The requested page could not be loaded. */
  readonly failed: boolean;
  readonly onLoad: () => void;
}

/** The end of a list that has more pages. */
export function LoadMore({ pending, failed, onLoad }: LoadMoreProps): ReactNode {
  return (
    <End>
      <Button pending={pending} onClick={onLoad}>
        {failed ? 'Try again' : 'Load more'}
      </Button>
    </End>
  );
}
