import type { SlotProps } from '@cred/platform';
import { useLogError } from '@cred/ui';
import { userPostsQuery, useUserPosts } from '../api/get-user-posts';
import { PostList } from './post-list';

/** The slot `post-list`: one member's posts of a tab. Each tab is a separate list. */
export function MemberPosts({ userId, tab, emptyText }: SlotProps['post-list']) {
  const posts = useUserPosts(userId, tab);
  useLogError('Posts error', posts.error);
  return <PostList queryKey={userPostsQuery(userId, tab).queryKey} query={posts} emptyText={emptyText} />;
}
