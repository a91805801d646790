import type { ProfileTab } from '@cred/contract';
import { paths, useMe, type SlotProps } from '@cred/platform';
import { useLogError, type EmptyStateProps } from '@cred/ui';
import { Link } from '@cred/vendor';
import { userPostsQuery, useUserPosts } from '../api/get-user-posts';
import { PostList } from './post-list';

type Empty = Pick<EmptyStateProps, 'drawing' | 'hint' | 'action'>;

const emptyOwn: Readonly<Record<ProfileTab, Empty>> = {
  posts: {
    drawing: 'posts',
    hint: 'What you post and repost appears here.',
    action: <Link to={paths.home()}>Write a post at home</Link>,
  },
  ratings: {
    drawing: 'ratings',
    hint: 'Press the star below a post to rate it and to find it here again.',
    action: <Link to={paths.home()}>Look for posts at home</Link>,
  },
};

const emptyOther: Readonly<Record<ProfileTab, Empty>> = {
  posts: { drawing: 'posts', hint: 'What this member posts appears here, and at home if you follow them.' },
  ratings: { drawing: 'ratings', hint: 'Posts that this member rates appear here.' },
};

/** The slot `post-list`: one member's posts of a tab. Each tab is a separate list. */
export function MemberPosts({ userId, tab, emptyText }: SlotProps['post-list']) {
  const me = useMe();
  const posts = useUserPosts(userId, tab);
  useLogError('Posts error', posts.error);
  return (
    <PostList
      queryKey={userPostsQuery(userId, tab).queryKey}
      query={posts}
      emptyText={emptyText}
      empty={(userId === me.id ? emptyOwn : emptyOther)[tab]}
    />
  );
}
