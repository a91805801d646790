import type { SlotProps } from '@cred/platform';
import { useUserPosts } from '../api/get-user-posts';
import { PostList } from './post-list';

/** The slot `post-list`: one member's posts, newest first. */
export function MemberPosts({ userId, emptyText }: SlotProps['post-list']) {
  return <PostList query={useUserPosts(userId)} emptyText={emptyText} />;
}
