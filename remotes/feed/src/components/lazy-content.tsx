import { Button, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

interface Props<T> {
  /** Imports the code. It is read when the component mounts. */
  readonly load: () => Promise<T>;
  /** The spinner's name while the code is loaded. */
  readonly label: string;
  /** What could not be shown; 'Check your connection and try again.' follows. */
  readonly failed: string;
  readonly children: (loaded: T) => ReactNode;
}

/**
 * Content whose code is loaded when it is first shown, so that it is not part of the first page's JavaScript. Not with
 * `lazy`: its failure would replace the whole page, and it would not load the code again.
 */
export function LazyContent<T extends object>({ load, label, failed, children }: Props<T>) {
  const [loaded, setLoaded] = useState<T | 'failed' | null>(null);
  const first = useRef(load);
  const start = useCallback((): void => {
    setLoaded(null);
    first.current().then(setLoaded, () => setLoaded('failed'));
  }, []);
  useEffect(start, [start]);
  if (loaded === null) return <Spinner label={label} />;
  if (loaded !== 'failed') return children(loaded);
  return (
    <Failed>
      <p role="alert">{failed} Check your connection and try again.</p>
      <Button variant="secondary" onClick={start}>
        Try again
      </Button>
    </Failed>
  );
}
