import { paths } from '@cred/platform';
import { ErrorPanel, Logo, VisuallyHidden } from '@cred/ui';
import type { ReactNode } from 'react';
import { Columns, Content, Left } from './frame';
import { NavigationOf } from './navigation';
import { Bar, Home } from './top-bar';

interface Props {
  readonly onRetry: () => void;
}

/** The frame while the server has not said for some time who is signed in; the page follows when it does (SHELL-16). */
export const WaitingFrame = ({ onRetry }: Props): ReactNode => (
  <>
    <Bar>
      <Home to={paths.home()} aria-label="Cred, home">
        <Logo size={28} wordmark />
      </Home>
    </Bar>
    <Columns $wide={false}>
      <Left>
        <NavigationOf narrow me={null} />
      </Left>
      <Content id="content">
        <VisuallyHidden as="h1">Cred</VisuallyHidden>
        <ErrorPanel title="The server has not answered yet" onRetry={onRetry}>
          This page appears as soon as it does.
        </ErrorPanel>
      </Content>
    </Columns>
  </>
);
