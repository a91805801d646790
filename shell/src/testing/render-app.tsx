import { makeQueryClient, origins, render, userEvent } from '@cred/testing';
import type { QueryClient } from '@cred/vendor';
import { App } from '../app/app';
import { provideDataClient } from '../session/data-client';
import { providePageConfig } from '../lib/page-config';

export interface AppResult {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly queryClient: QueryClient;
}

/** Renders the whole shell at an address, as `main.tsx` does. For tests only. */
export function renderApp(address: string): AppResult {
  window.history.pushState(null, '', address);
  providePageConfig({ apiUrl: origins.api, validationUrl: origins.validation, releases: { revision: 0, areas: {} } });
  const queryClient = provideDataClient(makeQueryClient());
  render(<App />);
  return { user: userEvent.setup(), queryClient };
}

export const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Sign in first' } as const;
