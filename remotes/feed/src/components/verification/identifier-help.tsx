import { Button, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { type ComponentProps, useEffect, useState } from 'react';
import type { FoundIdentifiers } from './found-identifiers';

type Component = typeof FoundIdentifiers;

const NotLoaded = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-top: ${space(5)};
`;

/**
 * The found identifiers (POST-28), which are loaded when there are any, so that they are not part of the first page's
 * JavaScript. Not with `lazy`: its failure would replace the whole page, and it would not load them again.
 */
export function IdentifierHelp(props: ComponentProps<Component>) {
  const [loaded, setLoaded] = useState<Component | 'failed' | null>(null);
  const load = (): void => {
    setLoaded(null);
    import(/* webpackChunkName: "found-identifiers" */ './found-identifiers').then(
      (module) => setLoaded(() => module.FoundIdentifiers),
      () => setLoaded('failed'),
    );
  };
  useEffect(load, []);
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
  const Loaded = loaded;
  return <Loaded {...props} />;
}
