import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { limits } from '../limits';
import { id, maxUnits, plainPassword, text, timestamp } from './common';
import { email, userSummary, username } from './user';

export const forgotPasswordBody = z.object({
  email: z
    .string()
    .min(1, 'Email empty')
    .check(...maxUnits(limits.email.max))
    .pipe(z.email('Insert a valid email')),
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

export const sendVerificateBody = z.object({ isSendVerificate: z.boolean() });

export const verificationStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];
/** `reason`: the reviewer's text for a denial. */
export const verificationStatus = z.object({
  status: z.enum(verificationStatuses).nullable(),
  reason: z.string().nullable(),
});

/** The text fields of the multipart form; `certificate` is its file. */
export const verificationBody = z.object({
  fullName: text(limits.fullName.max),
  userId: id,
  email,
  username,
  /** Accepted from old clients and ignored: the server sets the status (SRV-17). */
  status: z.enum(verificationStatuses).optional(),
});

/** One browser in which the member is signed in. */
export const session = z.object({
  id,
  /** Whether it is the session of this request. */
  current: z.boolean(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** Browser and operating system, such as 'Firefox on Linux'; null when unknown. */
  device: z.string().nullable(),
});
export type Session = z.infer<typeof session>;

/** Deleting an account requires the password. */
export const deleteAccountBody = z.object({
  currentPassword: z
    .string()
    .min(1, 'Password is empty')
    .check(...maxUnits(limits.password.max)),
});

/** The reasons for reporting a post or a member. */
export const reportReasons = [
  'misinformation',
  'patient_privacy',
  'harassment',
  'spam',
  'impersonation',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Reports either a post or a member. */
export const reportBody = z
  .object({
    postId: id.optional(),
    userId: id.optional(),
    reason: z.enum(reportReasons, 'Choose a reason'),
    text: text(limits.report.textMax).default(''),
  })
  .refine(
    ({ postId, userId }) => (postId === undefined) !== (userId === undefined),
    'Report either a post or a member',
  );

/** A submission in the reviewers' queue. A separate call returns the certificate. */
export const submission = z.object({
  id,
  member: userSummary,
  specialty: z.string(),
  /** As submitted with the certificate. */
  fullName: z.string(),
  submittedAt: timestamp,
  certificate: z.object({ type: z.string(), bytes: z.number().int() }),
});
export type Submission = z.infer<typeof submission>;

export const decisionBody = z
  .object({ decision: z.enum(['APPROVED', 'DENIED']), reason: text(limits.report.textMax).default('') })
  .refine(({ decision, reason }) => decision === 'APPROVED' || !isBlankText(reason), {
    path: ['reason'],
    message: 'A denial needs a reason',
  });

/** A post in a queue of the reviewers. */
export const reportedPost = z.object({
  id,
  text: z.string(),
  createdAt: timestamp,
  /** URLs of the post's image and video, which reviewers can load. */
  img: z.string().nullable(),
  imgAlt: z.string().nullable(),
  video: z.string().nullable(),
});

/** A report in the reviewers' queue, with the reported post unless it is deleted. */
export const report = z.object({
  id,
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: timestamp,
  reporter: userSummary,
  member: userSummary,
  post: reportedPost.nullable(),
});
export type Report = z.infer<typeof report>;

/** One entry of the audit log. */
export const auditEntry = z.object({
  id,
  at: timestamp,
  actor: userSummary.nullable(),
  action: z.string(),
  subject: z.string(),
  /** The template of a decision on a report or an appeal; absent for other actions. */
  reason: z.string().optional(),
  detail: z.string(),
});
