import type { SlotProps } from '@cred/platform';
import { notify } from '@cred/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** The slot `first-steps`: a separate chunk, since few members ever see it. */
export function LazyFirstSteps(props: SlotProps['first-steps']) {
  const [Loaded, setLoaded] = useState<ComponentType<SlotProps['first-steps']> | null>(null);
  const fail = useEffectEvent((): void => {
    notify.error('The first steps could not be loaded. You find your profile in the navigation.');
    props.onClose();
  });
  useEffect(() => {
    import(/* webpackChunkName: "first-steps" */ './first-steps').then(
      ({ FirstSteps }) => setLoaded(() => FirstSteps),
      () => fail(),
    );
  }, []);
  return Loaded && <Loaded {...props} />;
}
