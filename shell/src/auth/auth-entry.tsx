import { paths } from '@cred/platform';
import { Outlet, Route, Routes } from '@cred/vendor';
import { NotFound } from '@cred/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { AuthFrame } from './auth-frame';
import { authRoutes } from './auth-paths';
import { EnterCodePage } from './enter-code-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { loadAuthCalls } from './load-auth-calls';
import { LoginPage } from './login-page';
import { NewPasswordPage } from './new-password-page';

const SignUpPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-up" */ './sign-up-page')).SignUpPage,
}));

const NotMePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mail-links" */ './mail-link-pages')).NotMePage,
}));
const ConfirmEmailPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mail-links" */ './mail-link-pages')).ConfirmEmailPage,
}));

/**
 * The public pages. They import no areas and no federation, and load calls and validation at the first interaction, so
 * that little code is loaded for signing in.
 */
export const AuthEntry = ({ onInteraction }: { readonly onInteraction: () => void }): ReactNode => {
  const handleInteraction = (): void => {
    onInteraction();
    // A failed load is shown when the form is submitted.
    loadAuthCalls().catch(() => undefined);
  };
  return (
    <Routes>
      <Route
        element={
          <AuthFrame onInteraction={handleInteraction}>
            <Suspense>
              <Outlet />
            </Suspense>
          </AuthFrame>
        }
      >
        <Route path={authRoutes.login} element={<LoginPage />} />
        <Route path={authRoutes.signUp} element={<SignUpPage />} />
        <Route path={authRoutes.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={authRoutes.enterCode} element={<EnterCodePage />} />
        <Route path={authRoutes.newPassword} element={<NewPasswordPage />} />
        <Route path={authRoutes.notMe} element={<NotMePage />} />
        <Route path={authRoutes.confirmEmail} element={<ConfirmEmailPage />} />
      </Route>
      <Route
        path="*"
        element={
          <main>
            <NotFound home={paths.login()} homeLabel="Go to sign in" />
          </main>
        }
      />
    </Routes>
  );
};
