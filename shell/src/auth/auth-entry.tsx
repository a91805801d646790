import { matchPath, Outlet, Route, Routes } from '@cred/vendor';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { AuthFrame } from './auth-frame';
import { authRoutes } from './auth-paths';
import { loadAuthCalls } from './load-auth-calls';
import { LoginPage } from './login-page';

/** A page in a separate chunk. Once loaded it is rendered at once: React keeps markup only if the code is there. */
function lazyPage(importPage: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<ComponentType> => (loaded ??= await importPage());
  const LazyPage = lazy(async () => ({ default: await load() }));
  function Page(): ReactNode {
    // Chosen once: another component would lose the state of the page.
    const [Chosen] = useState(() => loaded ?? LazyPage);
    return <Chosen />;
  }
  return { Page, load };
}

const pages = {
  [authRoutes.signUp]: lazyPage(
    async () => (await import(/* webpackChunkName: "sign-up" */ './sign-up-page')).SignUpPage,
  ),
  // One chunk: who forgot the password visits them one after the other.
  [authRoutes.forgotPassword]: lazyPage(
    async () => (await import(/* webpackChunkName: "recovery" */ './forgot-password-page')).ForgotPasswordPage,
  ),
  [authRoutes.enterCode]: lazyPage(
    async () => (await import(/* webpackChunkName: "recovery" */ './enter-code-page')).EnterCodePage,
  ),
  [authRoutes.newPassword]: lazyPage(
    async () => (await import(/* webpackChunkName: "recovery" */ './new-password-page')).NewPasswordPage,
  ),
  [authRoutes.notMe]: lazyPage(
    async () => (await import(/* webpackChunkName: "mail-links" */ './mail-link-pages')).NotMePage,
  ),
  [authRoutes.confirmEmail]: lazyPage(
    async () => (await import(/* webpackChunkName: "mail-links" */ './mail-link-pages')).ConfirmEmailPage,
  ),
};
const notFound = lazyPage(
  async () => (await import(/* webpackChunkName: "mail-links" */ './auth-not-found')).AuthNotFound,
);

/** Loads the code of the page at an address, before its markup is hydrated. */
export async function loadAuthPage(pathname: string): Promise<void> {
  if (matchPath(authRoutes.login, pathname)) return;
  const [, page = notFound] = Object.entries(pages).find(([pattern]) => matchPath(pattern, pathname)) ?? [];
  await page.load();
}

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
        {Object.entries(pages).map(([pattern, { Page }]) => (
          <Route key={pattern} path={pattern} element={<Page />} />
        ))}
      </Route>
      <Route
        path="*"
        element={
          <Suspense>
            <notFound.Page />
          </Suspense>
        }
      />
    </Routes>
  );
};
