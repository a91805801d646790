import { Tabs, useLogError, VisuallyHidden } from '@cred/ui';
import { useRef } from 'react';
import { feedQuery, useFeed } from '../api/get-feed';
import { Composer } from '../components/composer/composer';
import { NewPosts } from '../components/new-posts';
import { PostList } from '../components/post-list';

const tabs = [{ id: 'for-you', label: 'For you' }];

/** Home: one tab, the composer, the feed. */
export function HomePage() {
  const feed = useFeed();
  const list = useRef<HTMLDivElement>(null);
  useLogError('Posts error', feed.error);
  return (
    <>
      <VisuallyHidden as="h1">Home</VisuallyHidden>
      <Tabs label="Feeds" tabs={tabs} selected="for-you" onSelect={() => undefined} />
      <Composer />
      <NewPosts shown={feed.data} list={list} />
      <PostList
        queryKey={feedQuery.queryKey}
        query={feed}
        emptyText="No posts in this tab. Switch 👻"
        empty={{ drawing: 'posts', hint: 'Write the first post in the field above, or search for members to follow.' }}
        list={list}
      />
    </>
  );
}
