import { Outlet, Route, Routes } from '@cred/vendor';
import { lazy, Suspense, type ReactNode } from 'react';
import { AuthFrame } from './auth-frame';
import { authRoutes } from './auth-paths';
import { loadAuthCalls } from './load-auth-calls';
import { LoginPage } from './login-page';

const SignUpPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sign-up" */ './sign-up-page')).SignUpPage,
}));
// One chunk: who forgot the password visits them one after the other.
const ForgotPasswordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery" */ './forgot-password-page')).ForgotPasswordPage,
}));
const EnterCodePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery" */ './enter-code-page')).EnterCodePage,
}));
const NewPasswordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery" */ './new-password-page')).NewPasswordPage,
}));
const AuthNotFound = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mail-links" */ './auth-not-found')).AuthNotFound,
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
          <Suspense>
            <AuthNotFound />
          </Suspense>
        }
      />
    </Routes>
  );
};
