import { makeQueryClient } from '@cred/testing';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@cred/vendor';
import { App } from './app/app';
import { endSessionOn401 } from './session/end-session-on-401';

export interface AppResult extends RenderResult {
  readonly user: UserEvent;
  readonly queryClient: QueryClient;
}

/** The whole shell at an address, as `main.tsx` puts it together; for tests only. */
export function renderApp(address: string): AppResult {
  window.history.pushState(null, '', address);
  const queryClient = makeQueryClient();
  endSessionOn401(queryClient);
  return { ...render(<App queryClient={queryClient} />), user: userEvent.setup(), queryClient };
}

export const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Sign in first' } as const;
