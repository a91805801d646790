/** The forms of the signed-out pages, which browsers check too. */
import * as z from 'zod';
import { limits } from '../limits';
import { maxUnits, notBlank, plainPassword, text } from './common';
import { email, specialty, username } from './user';

/** A puzzle of `getLoginPuzzle` or `getRecoveryPuzzle` with its solution, after a 429 (AUTH-30, AUTH-31). */
const solvedPuzzle = {
  puzzle: z
    .string()
    .check(...maxUnits(100))
    .optional(),
  solution: z
    .string()
    .check(...maxUnits(20))
    .optional(),
};

export const loginBody = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'Username is empty')
    .check(...maxUnits(limits.email.max)),
  password: z
    .string()
    .min(1, 'Password is empty')
    .min(limits.password.min, 'Minimal 6 caracters')
    .check(...maxUnits(limits.password.max)),
  ...solvedPuzzle,
});

export const signUpBody = z.object({
  fullName: text(limits.fullName.max).pipe(z.string().trim().check(notBlank('Name is empty'))),
  username,
  email,
  password: z
    .string()
    .min(1, 'Passwords empty')
    .min(limits.password.min, 'Must be at least 6 characters')
    .check(...maxUnits(limits.password.max), ...plainPassword),
  specialty,
  /** Accepted from old clients; the server stores false (SRV-11). */
  isVerificated: z.boolean().optional(),
  /** Accepted from old clients; the server stores false (SRV-11). */
  isSendVerificate: z.boolean().optional(),
});

export const forgotPasswordBody = z.object({
  email: z
    .string()
    .min(1, 'Email empty')
    .check(...maxUnits(limits.email.max))
    .pipe(z.email('Insert a valid email')),
  ...solvedPuzzle,
});

export const verificationCodeBody = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Code is empty')
    .check(...maxUnits(64)),
  userId: z.string().min(1).max(128),
});

export const newPasswordBody = z.object({
  password: z
    .string()
    .min(limits.password.min, 'Must be at least 6 characters')
    .check(...maxUnits(limits.password.max), ...plainPassword),
  /** Required when the last login is more than 10 minutes ago (SRV-13). */
  currentPassword: z
    .string()
    .check(...maxUnits(limits.password.max))
    .optional(),
});

export const updatePasswordBody = newPasswordBody.pick({ password: true });

/** The token of a link in a mail. */
export const mailLinkBody = z.object({
  token: z
    .string()
    .min(1)
    .check(...maxUnits(64)),
});

/** A code of an authenticator app, or a recovery code. Spaces and hyphens do not matter. */
export const secondFactorCode = z
  .string()
  .trim()
  .min(1, 'Code is empty')
  .check(...maxUnits(64));

export const secondFactorCodeBody = z.object({ code: secondFactorCode });

export type LoginBody = z.input<typeof loginBody>;
export type SignUpBody = z.input<typeof signUpBody>;
