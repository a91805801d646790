import * as z from 'zod';
import { limits } from '../limits';
import { flag, id, text, timestamp } from './common';
import { userSummary } from './user';

/** Who may see a post: everybody, or health professionals only. */
export const audiences = ['general', 'health'] as const;
export type Audience = (typeof audiences)[number];

/** The list as JSON or, in a multipart form, as JSON text. One choice (spec.md section 6). */
export const audience = z
  .union([
    z.array(z.enum(audiences)),
    z.string().transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: 'custom', message: 'Audience must be a JSON list' });
        return z.NEVER;
      }
    }),
  ])
  .pipe(z.array(z.enum(audiences, 'Audience must be general or health')).length(1, 'Choose one audience'));

/** What a card needs to show an image without a jump: sizes in CSS pixels, a blurred data URL. */
export const imageInfo = z.object({
  width: z.number().int(),
  height: z.number().int(),
  fullUrl: z.string(),
  fullWidth: z.number().int(),
  fullHeight: z.number().int(),
  placeholder: z.string(),
});

export const post = z.object({
  id,
  text: z.string(),
  img: z.string().nullable(),
  imgInfo: imageInfo.nullable(),
  imgAlt: z.string().nullable(),
  isClinical: z.boolean(),
  video: z.string().nullable(),
  createdAt: timestamp,
  user: userSummary,
  isRepost: z.boolean(),
  originalPost: z
    .object({ id, text: z.string(), img: z.string().nullable(), user: z.object({ username: z.string() }) })
    .nullable(),
  additionalText: z.string().nullable(),
  isValid: z.boolean(),
  slug: z.string().nullable(),
  averageRating: z.number(),
  /** The misspelt twin of `averageRating`, for old clients (server rule 23). */
  avaregeRating: z.number(),
  ratingCount: z.number().int(),
  userRating: z.number().int().nullable(),
  audience: z.array(z.enum(audiences)),
  _count: z.object({ comments: z.number().int(), reposts: z.number().int() }),
});

/** The fields of the multipart form; `img` and `video` travel beside them as files. */
export const createPostBody = z.object({
  userId: id,
  text: text(limits.post.textMax).pipe(z.string().refine((value) => value.trim() !== '', 'Text is empty')),
  audience: audience.default(['general']),
  isValid: flag.default(false),
  isRepost: flag.default(false),
  imgAlt: text(limits.post.imageAltMax).optional(),
  isClinical: flag.default(false),
});

export const comment = z.object({
  id,
  text: z.string(),
  createdAt: timestamp,
  user: userSummary,
});

export const createCommentBody = z.object({
  postId: id,
  userId: id,
  text: text(limits.post.textMax).pipe(z.string().refine((value) => value.trim() !== '', 'Text is empty')),
});

export const repostBody = z.object({
  userId: id,
  originalPostId: id,
  additionalText: text(limits.post.textMax).optional(),
  isValid: flag.optional(),
});

export const rateBody = z.object({
  postId: id,
  userId: id,
  value: z.number().int().min(limits.rating.min).max(limits.rating.max),
});

export const rated = post.pick({
  id: true,
  averageRating: true,
  avaregeRating: true,
  ratingCount: true,
  userRating: true,
});

export const savePostBody = z.object({ postId: id, userId: id, saved: z.boolean().optional() });
export const savedPost = z.object({ id, post });

export const linkPreview = z.object({
  url: z.string(),
  image: z.string().nullable(),
  siteName: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
});

export type Post = z.infer<typeof post>;
export type ImageInfo = z.infer<typeof imageInfo>;
export type Comment = z.infer<typeof comment>;
export type LinkPreview = z.infer<typeof linkPreview>;
