import type { PostPreview, schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface PostTable {
  id: string;
  author_id: string;
  text: string;
  audience: schemas.Audience;
  is_valid: Generated<boolean>;
  is_clinical: Generated<boolean>;
  img_alt: string | null;
  slug: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** Set for a tombstone, and for a post that reviewers removed; both are visible to no one. */
  deleted_at: Date | null;
  /** Set while a post that reviewers removed has its contents and can be restored (MOD-3). A tombstone has none. */
  removed_at: ColumnType<Date | null, never, Date | null>;
  comment_count: Generated<number>;
  repost_count: Generated<number>;
  rating_count: Generated<number>;
  rating_sum: Generated<number>;
  /** Null without ratings; a generated column of the two above. */
  rating_average: ColumnType<number | null, never, never>;
  is_repost: Generated<boolean>;
  /**
   * The embedded post of a repost; never a repost itself. Null on other posts, and when the root's author is deleted.
   */
  root_id: string | null;
  /** The rows of `post_references`, for the cards of lists. */
  reference_count: Generated<number>;
  /** The gravest notice about a paper that the post cites; both are null or none is (POST-54). */
  notice_kind: ColumnType<schemas.NoticeKind | null, never, null>;
  notice_on: ColumnType<string | null, never, null>;
  /** The reposting member's text. */
  additional_text: string | null;
  /** Counts the changes of the text, from 1. */
  version: Generated<number>;
  /** When the text was last changed with a trace. */
  edited_at: Date | null;
  /** The version of the root when it was reposted; null on other posts. */
  root_version: number | null;
}

/** An earlier text of a post. */
export interface PostVersionTable {
  post_id: string;
  version: number;
  text: string;
  is_valid: boolean;
  written_at: Date;
  replaced_at: Date;
}

/** A post whose badge the validation service has neither confirmed nor rejected yet (SRV-56). */
export interface PendingBadgeTable {
  post_id: string;
  text_hash: string;
  attempts: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  next_at: Date;
}

/** The preview of a post's first link, or the time at which it is asked for (POST-120). */
export interface PostPreviewTable {
  post_id: string;
  preview: ColumnType<PostPreview | null, string | null, string | null>;
  attempts: Generated<number>;
  /** The next question: about the preview, or about the picture of a known one. */
  next_at: Date | null;
  /** Of the link; null in rows of an API before this column. */
  host: string | null;
}

/** A paper that the check of a post's text found, with its fields at that time (POST-50). */
export interface PostReferenceTable {
  post_id: string;
  pmid: number;
  /** From 0, best first. */
  position: number;
  title: string;
  authors: string[];
  journal: string;
  year: number | null;
  doi: string | null;
  study_type: schemas.StudyType | null;
  matched_topics: string[];
}

/** What publishers say about a paper (VAL-40). */
export interface PaperNoticeTable {
  pmid: number;
  kind: schemas.NoticeKind;
  /** `YYYY-MM-DD`. */
  noticed_on: string;
}

/** The same about a paper of which the list has only the DOI. */
export interface DoiNoticeTable {
  /** As `doi_key` spells it. */
  doi: string;
  kind: schemas.NoticeKind;
  noticed_on: string;
}

/** How far the notices by DOI were read; one row. */
export interface DoiNoticeProgressTable {
  generation: number;
  after_doi: string;
  done: boolean;
}

/** How far the library's notices were read; one row. */
export interface NoticeProgressTable {
  generation: number;
  after_pmid: number;
  done: boolean;
}

/** Which post was marked, or not any more, because of which notice. */
export interface NoticeLogTable {
  id: Generated<string>;
  at: Date;
  action: 'marked' | 'unmarked';
  /** Null for a comment's paper without a record. */
  pmid: number | null;
  /** Of the notice, if it was by DOI. */
  doi: string | null;
  kind: schemas.NoticeKind;
  post_id: string;
  /** The comment that cites the paper; null if the post itself does. */
  comment_id: string | null;
}

/** A paper that a comment cites, with its fields at that time; without `pmid` there is no record (POST-85). */
export interface CommentCitationTable {
  comment_id: string;
  /** From 0, in the order of the text. */
  position: number;
  kind: schemas.PaperId['kind'];
  /** The number, or the DOI in lower case, as cited. */
  value: string;
  pmid: number | null;
  title: string | null;
  authors: string[] | null;
  journal: string | null;
  year: number | null;
  doi: string | null;
  study_type: schemas.StudyType | null;
  is_retracted: boolean;
  /** The DOI of the record, else the one that was cited. */
  cited_doi: Generated<string | null>;
}

export interface CommentTable {
  id: string;
  post_id: string;
  /** Null for a tombstone that replies keep after its author's account was deleted. */
  author_id: string | null;
  text: string;
  created_at: ColumnType<Date, Date, never>;
  /** Set for a tombstone, which has no content; only its place is visible, while it has replies. */
  deleted_at: Date | null;
  /** The comment of the same post that a reply answers; it answers none itself. */
  parent_id: ColumnType<string | null, string | null | undefined, never>;
  /** The words of the text, as muted words are compared with them. */
  words: Generated<string>;
}

/** One member's rating of one post. */
export interface RatingTable {
  post_id: string;
  user_id: string;
  /** 1 to 5. */
  value: number;
  rated_at: Date;
}

export interface SavedPostTable {
  /** Sorts by the time of saving. */
  id: string;
  user_id: string;
  post_id: string;
}

export interface MediaTable {
  id: string;
  owner_id: string;
  /** The post whose visibility applies to the media. */
  post_id: string | null;
  /**
   * The message of the media: only the two members of its chat may see them. Media without post and message, such as an
   * avatar, are visible to every member.
   */
  message_id: string | null;
  kind: Generated<'image' | 'video'>;
  /** A data URL; null for a video, like the card's size. */
  placeholder: string | null;
  card_width: number | null;
  card_height: number | null;
  /** A video's size after rotation. */
  full_width: number;
  full_height: number;
  /** Videos only. */
  duration_ms: number | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** Media ids whose files have no row in `media`, not yet or not any more. */
export interface MediaLeftoverTable {
  media_id: string;
  since: ColumnType<Date, Date | undefined, never>;
}

/** Posts, references, comments, ratings, bookmarks and media. */
export interface PostsSchema {
  pending_badges: PendingBadgeTable;
  posts: PostTable;
  post_previews: PostPreviewTable;
  post_references: PostReferenceTable;
  post_versions: PostVersionTable;
  paper_notices: PaperNoticeTable;
  doi_notices: DoiNoticeTable;
  doi_notice_progress: DoiNoticeProgressTable;
  notice_progress: NoticeProgressTable;
  notice_log: NoticeLogTable;
  comments: CommentTable;
  comment_citations: CommentCitationTable;
  ratings: RatingTable;
  saved_posts: SavedPostTable;
  media: MediaTable;
  media_leftovers: MediaLeftoverTable;
}
