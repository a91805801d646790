import type { ImageInfo, Post } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { mediaPath } from '../media/media-path';
import { apiUrl, presentUserSummary } from '../users/user-summary';
import type { PostRow } from './posts.repository';

type Host = Pick<Settings, 'API_PUBLIC_URL'>;

/** A post as cards show one. Reposts and own ratings are not built yet: none are stored. */
export function presentPost(row: PostRow, settings: Host): Post {
  const average = row.rating_count === 0 ? 0 : row.rating_sum / row.rating_count;
  return {
    id: row.id,
    text: row.text,
    img: row.media_id && apiUrl(settings, mediaPath(row.media_id, 'card')),
    imgInfo: presentImage(row, settings),
    imgAlt: row.img_alt,
    isClinical: row.is_clinical,
    video: null,
    createdAt: row.created_at.toISOString(),
    user: presentUserSummary(row, settings),
    isRepost: false,
    originalPost: null,
    additionalText: null,
    isValid: row.is_valid,
    slug: row.slug,
    averageRating: average,
    avaregeRating: average,
    ratingCount: row.rating_count,
    userRating: null,
    audience: [row.audience],
    _count: { comments: row.comment_count, reposts: row.repost_count },
  };
}

function presentImage(row: PostRow, { API_PUBLIC_URL }: Host): ImageInfo | null {
  const { media_id, placeholder, card_width, card_height, full_width, full_height } = row;
  // All or none are null: they come from one joined row.
  if (media_id === null || placeholder === null || !card_width || !card_height || !full_width || !full_height) return null;
  return {
    width: card_width,
    height: card_height,
    fullUrl: `${API_PUBLIC_URL}${mediaPath(media_id, 'full')}`,
    fullWidth: full_width,
    fullHeight: full_height,
    placeholder,
  };
}
