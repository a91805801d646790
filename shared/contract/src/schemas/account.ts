import * as z from 'zod';
import { limits } from '../limits';
import { id, text } from './common';
import { email, username } from './user';

export const forgotPasswordBody = z.object({
  email: z.string().min(1, 'Email empty').max(limits.email.max).pipe(z.email('Insert a valid email')),
});

export const verificationCodeBody = z.object({
  code: z.string().trim().min(1, 'Code is empty').max(64),
  userId: z.string().min(1).max(128),
});

export const newPasswordBody = z.object({
  password: z.string().min(limits.password.min, 'Must be at least 6 characters').max(limits.password.max),
  /** Asked for when the session is older than 10 minutes (server rule 13). */
  currentPassword: z.string().max(limits.password.max).optional(),
});

export const updatePasswordBody = newPasswordBody.pick({ password: true });

export const sendVerificateBody = z.object({ isSendVerificate: z.boolean() });

export const verificationStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;
export const verificationStatus = z.object({ status: z.enum(verificationStatuses).nullable() });

/** The fields of the multipart form; `certificate` travels beside them as a file. */
export const verificationBody = z.object({
  fullName: text(limits.fullName.max),
  userId: id,
  email,
  username,
  /** In the payload for old clients; the server owns the state (server rule 17). */
  status: z.enum(verificationStatuses).optional(),
});
