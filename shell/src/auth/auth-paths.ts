import { paths } from '@cred/platform';

const segment = encodeURIComponent;

/** The addresses of the auth pages that only these lead to; `paths` has the others. */
export const authPaths = {
  /** @param id the recovery's handle, from the answer's field `user` */
  enterCode: (id: string) => `/auth/enter-code/${segment(id)}`,
  newPassword: (id: string, token: string) => `/auth/new-password/${segment(id)}/${segment(token)}`,
} as const;

/** Route patterns. The parameters may be missing: then the page is there, and sends nothing. */
export const authRoutes = {
  login: paths.login(),
  signUp: paths.signUp(),
  forgotPassword: paths.forgotPassword(),
  enterCode: '/auth/enter-code/:id?',
  newPassword: '/auth/new-password/:id?/:token?',
} as const;

/** The login page's name in the browser's tab; also in its HTML. */
export const loginTitle = 'Sign in';
