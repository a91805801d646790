import * as z from 'zod';
import { limits } from '../limits';
import { specialties } from '../specialties';
import { id, maxUnits, notBlank, text, timestamp, wholeCharacters } from './common';

export { specialties, specialtyLabel, type Specialty } from '../specialties';

/** Accepts spaces and underscores; returns the stored spelling (SRV-11). */
export const specialty = z
  .string('Specialty is required')
  .transform((value) => value.trim().replaceAll(' ', '_'))
  .pipe(z.enum(specialties, 'Choose one of the listed specialties'));

/** A new username: 3 to 30 of `a-z 0-9 _ .`, stored in lower case (SRV-6). */
export const username = z
  .string()
  .min(1, 'Ussername is empty')
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(limits.username.min, `Username must have at least ${limits.username.min} characters`)
      .check(...maxUnits(limits.username.max, `Username must have at most ${limits.username.max} characters`))
      .regex(/^[a-z0-9_.]+$/, 'Username can have letters, digits, _ and . only'),
  );

/** An email address. Empty and malformed addresses have different messages (AUTH-6). */
export const email = z
  .string()
  .min(1, 'Email is empty')
  .check(...maxUnits(limits.email.max, 'Insert valid email'))
  .pipe(z.email('Insert valid email'));

/** Whether a web address names a user or password, as in `https://user:pass@host`: it looks like another host's. */
const hasUserinfo = (address: string): boolean => /^\s*https?:[/\\]*[^/\\?#]*@/i.test(address);

/** A member's web address, http or https only, without user or password (SRV-15). Empty for none. */
export const link = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: 'Link must start with http:// or https://' })
    .check(...maxUnits(limits.link.max), wholeCharacters('Link has a character that is not allowed'))
    .refine((address) => !hasUserinfo(address), 'Link must not contain a username or password'),
]);

/** A member in lists, cards and headers. */
export const userSummary = z.object({
  id,
  username: z.string(),
  fullName: z.string(),
  profileImg: z.string().nullable(),
  isVerificated: z.boolean(),
  /** From servers that send it (SHELL-30). */
  specialty: z.enum(specialties).optional(),
});

/** Which members count as health professionals: by their specialty, or only when they are verified too (SRV-11). */
const healthAudienceRules = ['specialty', 'verified'] as const;

/** A member's profile. Only its owner receives `email` and `isSendVerificate` (SRV-15). */
export const user = userSummary.extend({
  specialty: z.enum(specialties),
  coverImg: z.string().nullable(),
  bio: z.string().nullable(),
  link: z.string().nullable(),
  createdAt: timestamp,
  isHealthProfessional: z.boolean(),
  isFollowing: z.boolean(),
  /** Whether the viewer has blocked this member; `isMuted`: muted. */
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  _count: z.object({ following: z.number().int(), followers: z.number().int() }),
  email: z.string().optional(),
  isSendVerificate: z.boolean().optional(),
  /** Whether the member is a reviewer; only the member receives it. */
  isReviewer: z.boolean().optional(),
  /** The rule of this deployment for the health audience (LIC-1); only the member receives it, from newer servers. */
  healthAudience: z.enum(healthAudienceRules).optional(),
  /** Whether the member opened the link in the confirmation mail; only the member receives it. */
  isEmailConfirmed: z.boolean().optional(),
  /** The address that replaces `email` after its confirmation (AUTH-34); only the member receives it. */
  pendingEmail: z.string().nullable().optional(),
});

/** The signed-in member, the response of `/auth/me`. */
export const me = user.required({ email: true, isSendVerificate: true, isReviewer: true });

/** A member in a list of followers or of followed members. */
export const listedUser = userSummary.extend({ isFollowing: z.boolean() });
export type ListedUser = z.infer<typeof listedUser>;

export const updateUserBody = z.object({
  username: username.optional(),
  fullName: text(limits.fullName.max)
    .pipe(z.string().trim().check(notBlank('Name is empty')))
    .optional(),
  email: email.optional(),
  specialty: specialty.optional(),
  bio: text(limits.bio.max).optional(),
  link: link.optional(),
  /** Required to change the email address when the last login is not recent (SRV-16). */
  currentPassword: z
    .string()
    .check(...maxUnits(limits.password.max))
    .optional(),
});

export const followBody = z.object({ followerId: id, followingId: id });

export type UserSummary = z.infer<typeof userSummary>;
export type User = z.infer<typeof user>;
export type Me = z.infer<typeof me>;
