import { paths } from '@cred/platform';
import { NotFound } from '@cred/ui';
import type { ReactNode } from 'react';

/** Shown for unknown addresses below `/auth`. */
export const AuthNotFound = (): ReactNode => (
  <main>
    <NotFound home={paths.login()} homeLabel="Go to sign in" />
  </main>
);
