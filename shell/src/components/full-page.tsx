import { frame, Spinner, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';

/** Centres its content in an otherwise empty page. */
export const FullPage = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  min-height: calc(100dvh - ${frame.above});
`;

export const FullPageSpinner = (): ReactNode => (
  <FullPage>
    <VisuallyHidden as="h1">Cred</VisuallyHidden>
    <Spinner label="Loading" />
  </FullPage>
);
