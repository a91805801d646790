import { paths } from '@cred/platform';
import { Route, Routes } from '@cred/vendor';
import type { ReactNode } from 'react';
import { NotFound } from '../app/not-found';
import { AuthFrame } from './auth-frame';
import { LoginPage } from './login-page';
import { SignUpPage } from './sign-up-page';

/** The public pages. Nothing in here knows of areas or federation, so that signing in stays light. */
export const AuthLane = (): ReactNode => (
  <Routes>
    <Route path={paths.login()} element={<AuthFrame><LoginPage /></AuthFrame>} />
    <Route path={paths.signUp()} element={<AuthFrame><SignUpPage /></AuthFrame>} />
    <Route path="*" element={<main><NotFound home={paths.login()} homeLabel="Go to sign in" /></main>} />
  </Routes>
);
