import type { Mention, PostPreview, schemas, Specialty } from '@cred/contract';
import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Viewer } from '../../core/viewer';
import type { MediaTable } from '../../database/schema/posts';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { PostIds } from './post-pages';
import { hasMutedWord } from '../../access/muted-words';
import { mentionsOf } from '../../access/mentions';
import { visibleTo } from '../../access/visibility';

export interface PostRow extends UserSummaryRow {
  readonly id: string;
  readonly text: string;
  readonly audience: schemas.Audience;
  readonly is_valid: boolean;
  readonly is_clinical: boolean;
  readonly reference_count: number;
  readonly notice_kind: schemas.NoticeKind | null;
  readonly notice_on: string | null;
  readonly img_alt: string | null;
  readonly slug: string | null;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly version: number;
  readonly comment_count: number;
  readonly repost_count: number;
  readonly rating_count: number;
  readonly rating_average: number | null;
  readonly user_rating: number | null;
  /** The viewer's own repost without text of this post, or of the same root. */
  readonly user_repost_id: string | null;
  readonly is_repost: boolean;
  readonly additional_text: string | null;
  readonly mentions: Mention[] | null;
  readonly preview: PostPreview | null;
  /** In the feed: a topic of the post that the viewer follows, while they do not follow its author. */
  readonly from_topic: string | null;
  /** In lists of posts of all members: the viewer mutes a word or topic of the post. */
  readonly is_muted: boolean;
  /** The root of a repost, if the viewer may see it; all root columns are null or none is. */
  readonly root_id: string | null;
  readonly root_text: string | null;
  readonly root_mentions: Mention[] | null;
  readonly root_preview: PostPreview | null;
  readonly root_is_valid: boolean | null;
  readonly root_is_clinical: boolean | null;
  readonly root_reference_count: number | null;
  readonly root_notice_kind: schemas.NoticeKind | null;
  readonly root_notice_on: string | null;
  readonly root_img_alt: string | null;
  readonly root_created_at: Date | null;
  readonly root_edited_at: Date | null;
  /** The version that the root has now; "reposted_version" is the one that was reposted. */
  readonly root_version: number | null;
  readonly reposted_version: number | null;
  readonly root_repost_count: number | null;
  readonly root_comment_count: number | null;
  readonly root_rating_count: number | null;
  readonly root_rating_average: number | null;
  readonly root_user_id: string | null;
  readonly root_user_username: string | null;
  readonly root_user_full_name: string | null;
  readonly root_user_profile_img: string | null;
  readonly root_user_is_verificated: boolean | null;
  readonly root_user_specialty: Specialty | null;
  /** The media of the post, or of its root. */
  readonly media_id: string | null;
  readonly media_kind: Selectable<MediaTable>['kind'] | null;
  readonly duration_ms: number | null;
  readonly placeholder: string | null;
  readonly card_width: number | null;
  readonly card_height: number | null;
  readonly full_width: number | null;
  readonly full_height: number | null;
}

/** What a list shows besides its posts. */
export interface ListKind {
  /** It marks posts with a followed topic. */
  readonly inFeed?: boolean;
  /** It has posts of all members, so that it hides those with a muted word. */
  readonly ofAll?: boolean;
}

/** The first followed topic of a post, as its author wrote it, unless the viewer follows or is the author (POST-93). */
const fromTopic = (viewer: Viewer) => sql<string | null>`(
  select post_topics.name from post_topics join topic_follows on topic_follows.topic = post_topics.topic
  where post_topics.audience = posts.audience and post_topics.post_id = posts.id
    and topic_follows.user_id = ${viewer.id}::uuid and posts.author_id <> ${viewer.id}::uuid
    and not exists (select from follows
      where follows.follower_id = ${viewer.id}::uuid and follows.following_id = posts.author_id)
  order by post_topics.topic limit 1)`;

/** The post that the ratings and comments on a card belong to: of a repost without text its visible root (POST-34). */
const subjectId = sql<string>`case when posts.additional_text is null then coalesce(root.id, posts.id) else posts.id end`;

const previewOf = (postId: 'posts.id' | 'root.id') =>
  sql<PostPreview | null>`(select preview from post_previews where post_id = ${sql.ref(postId)})`;

const userRepostId = (viewer: Viewer) => sql<string | null>`(
  select plain.id from posts as plain
  where plain.root_id = coalesce(posts.root_id, posts.id) and plain.author_id = ${viewer.id}::uuid
    and plain.additional_text is null and plain.deleted_at is null limit 1)`;

/**
 * Posts by their ids, with everything that a card shows to this viewer. Checks visibility again, independently of the
 * ids.
 */
export const selectVisiblePosts = (
  executor: Executor,
  viewer: Viewer,
  ids: PostIds,
  { inFeed = false, ofAll = inFeed }: ListKind = {},
) =>
  executor
    .selectFrom(ids.as('page'))
    .innerJoin('posts', 'posts.id', 'page.id')
    .innerJoin('users', 'users.id', 'posts.author_id')
    .leftJoin('posts as root', (join) => join.onRef('root.id', '=', 'posts.root_id').on(visibleTo(viewer, 'root')))
    .leftJoin('users as root_users', 'root_users.id', 'root.author_id')
    .leftJoin('ratings', (join) => join.on('ratings.post_id', '=', subjectId).on('ratings.user_id', '=', viewer.id))
    // A repost has no media, so this joins the media of its root, if the root is visible.
    .leftJoin('media', (join) => join.on('media.post_id', '=', sql<string>`coalesce(root.id, posts.id)`))
    .where(visibleTo(viewer))
    .select([
      'posts.id',
      'posts.text',
      'posts.audience',
      'posts.is_valid',
      'posts.is_clinical',
      'posts.reference_count',
      'posts.notice_kind',
      'posts.notice_on',
      'posts.img_alt',
      'posts.slug',
      'posts.created_at',
      'posts.edited_at',
      'posts.version',
      'posts.root_version as reposted_version',
      'posts.comment_count',
      'posts.repost_count',
      'posts.rating_count',
      'posts.rating_average',
      'posts.is_repost',
      'posts.additional_text',
      'ratings.value as user_rating',
      'root.id as root_id',
      'root.text as root_text',
      'root.is_valid as root_is_valid',
      'root.is_clinical as root_is_clinical',
      'root.reference_count as root_reference_count',
      'root.notice_kind as root_notice_kind',
      'root.notice_on as root_notice_on',
      'root.img_alt as root_img_alt',
      'root.created_at as root_created_at',
      'root.edited_at as root_edited_at',
      'root.version as root_version',
      'root.repost_count as root_repost_count',
      'root.comment_count as root_comment_count',
      'root.rating_count as root_rating_count',
      'root.rating_average as root_rating_average',
      'root_users.id as root_user_id',
      'root_users.username as root_user_username',
      'root_users.full_name as root_user_full_name',
      'root_users.profile_img as root_user_profile_img',
      'root_users.is_verificated as root_user_is_verificated',
      'root_users.specialty as root_user_specialty',
      'media.id as media_id',
      'media.kind as media_kind',
      'media.duration_ms',
      'media.placeholder',
      'media.card_width',
      'media.card_height',
      'media.full_width',
      'media.full_height',
    ])
    .select([
      mentionsOf(viewer.id, 'post_mentions', 'posts.id').as('mentions'),
      mentionsOf(viewer.id, 'post_mentions', 'root.id').as('root_mentions'),
      previewOf('posts.id').as('preview'),
      previewOf('root.id').as('root_preview'),
      userRepostId(viewer).as('user_repost_id'),
      (inFeed ? fromTopic(viewer) : sql<null>`null::text`).as('from_topic'),
      (ofAll ? hasMutedWord(viewer.id) : sql<boolean>`false`).as('is_muted'),
    ])
    .select(userSummaryColumns);
