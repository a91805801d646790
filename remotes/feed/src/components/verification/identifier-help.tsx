import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ComponentProps } from 'react';
import { LazyContent } from '../lazy-content';
import type { FoundIdentifiers } from './found-identifiers';

const loadHelp = () => import(/* webpackChunkName: "found-identifiers" */ './found-identifiers');

const Help = styled.div`
  margin-top: ${space(5)};
`;

/** The found identifiers (POST-28). */
export const IdentifierHelp = (props: ComponentProps<typeof FoundIdentifiers>) => (
  <Help>
    <LazyContent
      load={loadHelp}
      label="Please wait"
      failed="Your text has parts that may identify a patient, but they could not be shown."
    >
      {(loaded) => <loaded.FoundIdentifiers {...props} />}
    </LazyContent>
  </Help>
);
