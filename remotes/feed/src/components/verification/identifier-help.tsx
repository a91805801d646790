import { Button, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ComponentProps } from 'react';
import { useChunk } from '../../lib/use-chunk';
import type { FoundIdentifiers } from './found-identifiers';

const NotLoaded = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

/** The found identifiers (POST-28), which are loaded when there are any: they are not part of the first page's JavaScript. */
export function IdentifierHelp(props: ComponentProps<typeof FoundIdentifiers>) {
  const [loaded, load] = useChunk(() => import(/* webpackChunkName: "found-identifiers" */ './found-identifiers'));
  if (loaded === null) return <Spinner label="Please wait" />;
  if (loaded === 'failed')
    return (
      <NotLoaded>
        <p role="alert">
          Your text has parts that may identify a patient, but they could not be shown. Check your connection and try
          again.
        </p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </NotLoaded>
    );
  return <loaded.FoundIdentifiers {...props} />;
}
