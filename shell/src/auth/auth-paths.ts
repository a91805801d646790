import { paths } from '@cred/platform';

const segment = encodeURIComponent;

/** The addresses that only the auth pages link to; `paths` contains the others. */
export const authPaths = {
  /** @param id the handle of the recovery, from the response's field `user` */
  enterCode: (id: string) => `/auth/enter-code/${segment(id)}`,
  newPassword: (id: string, token: string) => `/auth/new-password/${segment(id)}/${segment(token)}`,
} as const;

/** Route patterns. Without its parameters a page is rendered but sends nothing. */
export const authRoutes = {
  login: paths.login(),
  signUp: paths.signUp(),
  forgotPassword: paths.forgotPassword(),
  enterCode: '/auth/enter-code/:id?',
  newPassword: '/auth/new-password/:id?/:token?',
  notMe: '/auth/not-me',
  confirmEmail: '/auth/confirm-email',
} as const;
