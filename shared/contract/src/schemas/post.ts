import * as z from 'zod';
import { limits } from '../limits';
import { flag, id, maxUnits, notBlank, page, text, timestamp, wholeCharacters } from './common';
import { postPreview } from './link-preview';
import { userSummary } from './user';
import { citation, noticeOfPaper } from './validation';

/** Who may see a post: every member, or health professionals only. */
export const audiences = ['general', 'health'] as const;
export type Audience = (typeof audiences)[number];

/** The list as JSON or, in a multipart form, as JSON text. It has exactly one item (POST-14). */
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

/** Reserves the space of an image before it loads: sizes in CSS pixels, and a blurred data URL. */
export const imageInfo = z.object({
  width: z.number().int(),
  height: z.number().int(),
  fullUrl: z.string(),
  fullWidth: z.number().int(),
  fullHeight: z.number().int(),
  placeholder: z.string(),
});

/** Reserves the space of a video before it loads: displayed size in CSS pixels, and its duration in seconds. */
export const videoInfo = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
});

/** A link to a member in a text that names them; positions in UTF-16 code units of the text as it is sent (POST-95). */
export const mention = z.object({
  userId: id,
  /** The member's present username; the text keeps the one that was written. */
  username: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});

/** The content of a post: text, and one image or one video. */
const content = z.object({
  id,
  text: z.string(),
  img: z.string().nullable(),
  imgInfo: imageInfo.nullable(),
  imgAlt: z.string().nullable(),
  /** The image is covered until opened. */
  isClinical: z.boolean(),
  video: z.string().nullable(),
  videoInfo: videoInfo.nullable(),
  createdAt: timestamp,
  /** When the text was last changed with a trace (POST-60); null on a post without such a change. */
  editedAt: timestamp.nullable(),
  /** Counts the changes of the text, from 1. */
  version: z.number().int(),
  user: userSummary,
  /** The mentions in the author's own text, which is `additionalText` of a repost; without any, and from older servers, absent. */
  mentions: z.array(mention).optional(),
  /** The preview of the first link in the author's own text (POST-120); without one, and from older servers, absent. */
  preview: postPreview.optional(),
});

export const post = content.extend({
  /** For old clients, a repost's `text` is its root's text; the text of its author is `additionalText`. */
  isRepost: z.boolean(),
  /** The root of a repost; null on other posts, and when the root is deleted or hidden from the viewer. */
  originalPost: content.nullable(),
  /** The version of the root that was reposted (POST-62); null on other posts. */
  originalVersion: z.number().int().nullable(),
  additionalText: z.string().nullable(),
  isValid: z.boolean(),
  /** How many references the post, or the root of a repost, keeps from its check (POST-50). */
  referenceCount: z.number().int(),
  /** The gravest notice about a paper among them (POST-54). */
  referenceNotice: noticeOfPaper.nullable(),
  slug: z.string().nullable(),
  /** The URL of the contents of a news account's post (SRV-27). */
  newsUrl: z.string().nullable(),
  /** Ratings and comments of a repost without text are those of its root (POST-34). */
  averageRating: z.number(),
  /** The same as `averageRating`, misspelt for old clients (SRV-23). */
  avaregeRating: z.number(),
  ratingCount: z.number().int(),
  userRating: z.number().int().nullable(),
  /** The viewer's own repost without text of this post, or of the same root (POST-33). */
  userRepostId: id.nullable().optional(),
  audience: z.array(z.enum(audiences)),
  _count: z.object({ comments: z.number().int(), reposts: z.number().int() }),
  /** In the feed: a followed topic of the post, whose author the viewer does not follow (POST-93). */
  fromTopic: z.string().optional(),
});

/** One post on its own page (POST-30): with the number of its ratings of 1, 2, 3, 4 and 5 stars. */
export const singlePost = post.extend({ ratingCounts: z.array(z.number().int()).length(limits.rating.max) });

/** The text fields of the multipart form; `img` and `video` are its files. */
export const createPostBody = z.object({
  userId: id,
  text: text(limits.post.textMax).pipe(z.string().check(notBlank('Text is empty'))),
  audience: audience.default(['general']),
  isValid: flag.default(false),
  isRepost: flag.default(false),
  imgAlt: text(limits.post.imageAltMax).optional(),
  isClinical: flag.default(false),
});

export const editPostBody = z.object({
  text: text(limits.post.textMax).pipe(z.string().check(notBlank('Text is empty'))),
  isValid: flag.default(false),
  /** The version that the member changed, so that a change of another tab is not overwritten. */
  version: z.number().int().min(1),
});

/** An earlier text of a post, and the time during which it was shown. */
export const postVersion = z.object({
  version: z.number().int(),
  text: z.string(),
  isValid: z.boolean(),
  writtenAt: timestamp,
  replacedAt: timestamp,
});

export const comment = z.object({
  id,
  text: z.string(),
  createdAt: timestamp,
  user: userSummary,
  mentions: z.array(mention).optional(),
  /** The comment that it answers, which answers none itself; absent on a comment that answers none. */
  parentId: id.optional(),
  /** The papers that its text cites (POST-85); absent without any. */
  citations: z.array(citation).optional(),
});

/**
 * A comment in the list of its post. `user` is null when the viewer may not see the comment, deleted or of a member across
 * a block: it is listed without text, as the place of its replies (POST-81).
 */
export const listedComment = comment.extend({
  user: userSummary.nullable(),
  /** The viewer's number of replies, at most `limits.comments.counted`; only in a list of threads, like `replies`. */
  replyCount: z.number().int().optional(),
  /** The first replies, oldest first. */
  replies: z.array(comment).max(limits.comments.inlineReplies).optional(),
});

export const commentOrders = ['newest', 'oldest'] as const;
export type CommentOrder = (typeof commentOrders)[number];

/** Without `threads`, the list has comments and replies alike, as older builds show them. */
export const commentsQuery = page.extend({
  sort: z.enum(commentOrders).default('newest'),
  threads: flag.default(false),
});

/** Where a comment stands, in a list of pages of `take` in the order `sort`. */
export const commentPlaceQuery = page.pick({ take: true }).extend({ sort: z.enum(commentOrders).default('newest') });

export const commentPlace = z.object({
  postId: id,
  /** The comment that the list has for it: the comment itself, or the one that it answers. */
  threadId: id,
  /** The cursor of the page of threads that begins with it; null if the first page has it. */
  cursor: z.string().nullable(),
  /** The cursor of the page of replies that begins with it; null for a comment, and a reply among the first ones. */
  repliesCursor: z.string().nullable(),
});

export const createCommentBody = z.object({
  postId: id,
  userId: id,
  text: text(limits.post.textMax).pipe(z.string().check(notBlank('Text is empty'))),
  /** The comment or reply that it answers. */
  parentId: id.optional(),
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

/** One member's rating of a post, in the list of all (POST-121). */
export const listedRating = z.object({ user: userSummary, value: z.number().int() });

/** One repost of a post, in the list of all (POST-121). */
export const listedRepost = z.object({
  id,
  user: userSummary,
  createdAt: timestamp,
  additionalText: z.string().nullable(),
});

export const ratingSummary = post.pick({
  id: true,
  averageRating: true,
  avaregeRating: true,
  ratingCount: true,
  userRating: true,
});

export const savePostBody = z.object({ postId: id, userId: id, saved: z.boolean().optional() });
/** The tabs of a profile: the newest posts, or posts with ratings by descending average (SRV-26). */
export const profileTabs = ['posts', 'ratings'] as const;
export type ProfileTab = (typeof profileTabs)[number];
export const userPostsQuery = page.extend({ tab: z.enum(profileTabs).default('posts') });

/** The formats of files for reference managers (POST-53). */
export const referenceFormats = ['ris', 'bibtex'] as const;
export type ReferenceFormat = (typeof referenceFormats)[number];
export const referenceFileQuery = z.object({ format: z.enum(referenceFormats) });

export const savedPost = z.object({ id, post });

/** `newest`: the newest of all matches. `relevance`: the most relevant of the newest matches (POST-73). */
export const searchOrders = ['relevance', 'newest'] as const;
export type SearchOrder = (typeof searchOrders)[number];
export const searchPostsQuery = page.extend({
  q: z
    .string()
    .check(...maxUnits(limits.postSearch.queryMax), wholeCharacters('Contains characters that are not allowed')),
  order: z.enum(searchOrders).default('relevance'),
});

/** A found post, with the matching words of the text that its author wrote, as they are written there. */
export const foundPost = z.object({ post, words: z.array(z.string()) });

export type Post = z.infer<typeof post>;
export type Mention = z.infer<typeof mention>;
export type PostVersion = z.infer<typeof postVersion>;
export type SinglePost = z.infer<typeof singlePost>;
export type ListedRating = z.infer<typeof listedRating>;
export type ListedRepost = z.infer<typeof listedRepost>;
export type ImageInfo = z.infer<typeof imageInfo>;
export type VideoInfo = z.infer<typeof videoInfo>;
export type OriginalPost = z.infer<typeof content>;
export type Comment = z.infer<typeof comment>;
export type ListedComment = z.infer<typeof listedComment>;
export type CommentPlace = z.infer<typeof commentPlace>;
