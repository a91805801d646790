import type { Settings } from '@cred/deployment/settings';
import type { Viewer } from '../../core/viewer';

const TAIL = 8;
const MAX = 80;

/**
 * The slug of a news post, which identifies its contents page (SRV-27): its first line in plain letters and a suffix
 * that makes it unique. Null for every account except the news account.
 */
export function makeNewsSlug(
  { NEWS_ACCOUNT }: Pick<Settings, 'NEWS_ACCOUNT'>,
  author: Pick<Viewer, 'username'>,
  post: { readonly id: string; readonly text: string },
): string | null {
  if (!NEWS_ACCOUNT || author.username.toLowerCase() !== NEWS_ACCOUNT.toLowerCase()) return null;
  const [firstLine = ''] = post.text.trim().split('\n', 1);
  const words = firstLine
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX - TAIL - 1)
    .replace(/^-+|-+$/g, '');
  // The end of an id is random.
  return `${words || 'news'}-${post.id.slice(-TAIL)}`;
}
