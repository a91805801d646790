import * as z from 'zod';
import { isBlankText } from '../blank-text';
import { licenceAuthorities, parseLicence } from '../licence';
import { limits } from '../limits';
import { id, maxUnits, notBlank, text, timestamp } from './common';
import { type DenialReason, denialReasons, reportReasons } from './reasons';
import { email, userSummary, username } from './user';

export const sendVerificateBody = z.object({ isSendVerificate: z.boolean() });

export const verificationStatuses = ['PENDING', 'APPROVED', 'DENIED'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];
/** `reason`: the reviewer's text for a denial. */
export const verificationStatus = z.object({
  status: z.enum(verificationStatuses).nullable(),
  reason: z.string().nullable(),
  /** With a denial: whether the member can appeal, has an open appeal, or had one that did not succeed (LIC-10). */
  appeal: z.enum(['available', 'open', 'upheld', 'unavailable']).optional(),
  /** With an approval whose licence expires: the last day of the badge. */
  validUntil: z.iso.date().optional(),
});

/** A member's objection to a denial (LIC-10). */
export const denialAppealBody = z.object({
  text: text(limits.denialAppeal.textMax).check(notBlank('Say why the decision is wrong')),
});

const licenceField = (max: number) => text(max).optional();

/** The text fields of the multipart form; `certificate` is its file. The licence is optional (LIC-3). */
export const verificationBody = z
  .object({
    fullName: text(limits.fullName.max),
    userId: id,
    email,
    username,
    /** Accepted from old clients and ignored: the server sets the status (SRV-17). */
    status: z.enum(verificationStatuses).optional(),
    licenceAuthority: licenceField(20),
    licenceAuthorityName: licenceField(limits.licence.authorityMax),
    licenceNumber: licenceField(limits.licence.numberMax),
    licenceState: licenceField(40),
    licenceCategory: licenceField(20),
    licenceExpiresOn: licenceField(10),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(parseLicence(value).errors ?? {}))
      issues.push({ code: 'custom', input: value, path: [field], message });
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

/** The result of looking a licence up in the imported registry of its authority (LIC-6). */
export const lookupResults = ['match', 'mismatch', 'not_found', 'no_registry'] as const;

/** The licence of a submission, with what the registry has under its number. */
export const submittedLicence = z.object({
  authority: z.enum(licenceAuthorities),
  authorityName: z.string().nullable(),
  number: z.string(),
  state: z.string().nullable(),
  category: z.string().nullable(),
  expiresOn: z.string().nullable(),
  lookup: z.object({
    result: z.enum(lookupResults),
    record: z
      .object({ name: z.string(), status: z.string(), expiresOn: z.string().nullable(), importedAt: timestamp })
      .nullable(),
  }),
});
export type SubmittedLicence = z.infer<typeof submittedLicence>;

/** An appeal that needs the decisions of other reviewers (LIC-11). */
const openAppeal = z.object({
  text: z.string(),
  createdAt: timestamp,
  /** The reason of the denial. */
  reason: z.string(),
  /** How many reviewers have confirmed the denial. */
  confirmations: z.number().int(),
});

/** A submission in the reviewers' queue. A separate call returns the certificate. */
export const submission = z.object({
  id,
  member: userSummary,
  specialty: z.string(),
  /** As submitted with the certificate. */
  fullName: z.string(),
  submittedAt: timestamp,
  certificate: z.object({ type: z.string(), bytes: z.number().int() }),
  /** Null when it was submitted without a licence; absent in the responses of older servers. */
  licence: submittedLicence.nullable().optional(),
  /** Present when the submission was denied and the member appeals. */
  appeal: openAppeal.optional(),
});
export type Submission = z.infer<typeof submission>;

export const decisionBody = z
  .object({
    decision: z.enum(['APPROVED', 'DENIED']),
    /** A standard reason of a denial; `reason` adds to it. */
    template: z.enum(Object.keys(denialReasons) as [DenialReason, ...DenialReason[]]).optional(),
    reason: text(limits.report.textMax).default(''),
  })
  .refine(
    ({ decision, template, reason }) => decision === 'APPROVED' || template !== undefined || !isBlankText(reason),
    { path: ['reason'], message: 'A denial needs a reason' },
  );

/** A post in a queue of the reviewers. */
export const reportedPost = z.object({
  id,
  text: z.string(),
  /** The text that was reported, if the post has another one now (MOD-9). */
  reportedText: z.string().optional(),
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
