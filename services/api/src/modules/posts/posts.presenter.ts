import type { ImageInfo, OriginalPost, Post, VideoInfo } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { mediaPath, videoPath } from '../media/media-path';
import { apiUrl, presentUserSummary } from '../../access/user-summary.presenter';
import type { PostRow } from './post-rows';

export type PostSettings = Pick<Settings, 'API_PUBLIC_URL' | 'NEWS_ACCOUNT' | 'NEWS_CONTENTS_URL'>;

type Media = Pick<Post, 'img' | 'imgInfo' | 'video' | 'videoInfo'>;
const NO_MEDIA: Media = { img: null, imgInfo: null, video: null, videoInfo: null };

/** A post as cards show it. A repost shows its root in `originalPost`, and has the root's text and badge. */
export function presentPost(row: PostRow, settings: PostSettings): Post {
  const { averageRating, ratingCount, comments } = presentReactions(row);
  const originalPost = presentOriginal(row, settings);
  return {
    id: row.id,
    text: row.is_repost ? (originalPost?.text ?? '') : row.text,
    ...(row.is_repost ? NO_MEDIA : presentMedia(row, settings)),
    imgAlt: row.img_alt,
    isClinical: row.is_clinical,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    version: row.version,
    user: presentUserSummary(row, settings),
    ...(row.mentions && { mentions: row.mentions }),
    ...(row.preview && { preview: row.preview }),
    isRepost: row.is_repost,
    originalPost,
    originalVersion: originalPost && row.reposted_version,
    additionalText: row.additional_text,
    isValid: row.is_repost ? (row.root_is_valid ?? false) : row.is_valid,
    referenceCount: row.is_repost ? (row.root_reference_count ?? 0) : row.reference_count,
    referenceNotice: presentNotice(row),
    slug: row.slug,
    newsUrl: newsUrl(row.slug, settings),
    averageRating,
    avaregeRating: averageRating,
    ratingCount,
    userRating: row.user_rating,
    userRepostId: row.user_repost_id,
    audience: [row.audience],
    // Reposting a repost embeds its root, so the count on the button is the root's.
    _count: { comments, reposts: row.is_repost ? (row.root_repost_count ?? 0) : row.repost_count },
    ...(row.from_topic !== null && { fromTopic: row.from_topic }),
  };
}

/** A repost without text shows the ratings and comments of its root (POST-34). */
function presentReactions(row: PostRow) {
  const isPlainRepost = row.root_id !== null && row.additional_text === null;
  return {
    averageRating: (isPlainRepost ? row.root_rating_average : row.rating_average) ?? 0,
    ratingCount: (isPlainRepost ? row.root_rating_count : row.rating_count) ?? 0,
    comments: (isPlainRepost ? row.root_comment_count : row.comment_count) ?? 0,
  };
}

function presentNotice(row: PostRow): Post['referenceNotice'] {
  const [kind, on] = row.is_repost ? [row.root_notice_kind, row.root_notice_on] : [row.notice_kind, row.notice_on];
  return kind === null || on === null ? null : { kind, on };
}

function presentOriginal(row: PostRow, settings: PostSettings): OriginalPost | null {
  const { root_id, root_created_at, root_user_id, root_user_specialty } = row;
  // All are null or none is: they are columns of one joined row.
  if (root_id === null || root_created_at === null || root_user_id === null || root_user_specialty === null)
    return null;
  return {
    id: root_id,
    text: row.root_text ?? '',
    ...presentMedia(row, settings),
    imgAlt: row.root_img_alt,
    isClinical: row.root_is_clinical ?? false,
    createdAt: root_created_at.toISOString(),
    editedAt: row.root_edited_at?.toISOString() ?? null,
    version: row.root_version ?? 1,
    user: presentUserSummary(
      {
        user_id: root_user_id,
        user_username: row.root_user_username ?? '',
        user_full_name: row.root_user_full_name ?? '',
        user_profile_img: row.root_user_profile_img,
        user_is_verificated: row.root_user_is_verificated ?? false,
        user_specialty: root_user_specialty,
      },
      settings,
    ),
    ...(row.root_mentions && { mentions: row.root_mentions }),
    ...(row.root_preview && { preview: row.root_preview }),
  };
}

function presentMedia(row: PostRow, settings: PostSettings): Media {
  if (row.media_id === null) return NO_MEDIA;
  return row.media_kind === 'video'
    ? { ...NO_MEDIA, video: apiUrl(settings, videoPath(row.media_id)), videoInfo: presentVideo(row) }
    : { ...NO_MEDIA, img: apiUrl(settings, mediaPath(row.media_id, 'card')), imgInfo: presentImage(row, settings) };
}

function presentImage(row: PostRow, settings: PostSettings): ImageInfo | null {
  const { media_id, placeholder, card_width, card_height, full_width, full_height } = row;
  const fullUrl = apiUrl(settings, media_id && mediaPath(media_id, 'full'));
  // All are null or none is: they are columns of one joined row.
  if (!fullUrl || placeholder === null || !card_width || !card_height || !full_width || !full_height) return null;
  return {
    width: card_width,
    height: card_height,
    fullUrl,
    fullWidth: full_width,
    fullHeight: full_height,
    placeholder,
  };
}

function presentVideo({ full_width, full_height, duration_ms }: PostRow): VideoInfo | null {
  if (!full_width || !full_height || duration_ms === null) return null;
  return { width: full_width, height: full_height, duration: duration_ms / 1_000 };
}

/** The URL of a news post's contents; null unless the deployment configures both the account and the URL (SRV-27). */
const newsUrl = (slug: string | null, { NEWS_ACCOUNT, NEWS_CONTENTS_URL }: PostSettings): string | null =>
  slug && NEWS_ACCOUNT && NEWS_CONTENTS_URL ? `${NEWS_CONTENTS_URL.replace(/\/+$/, '')}/${slug}` : null;
