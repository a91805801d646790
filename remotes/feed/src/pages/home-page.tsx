import { Tabs, VisuallyHidden } from '@cred/ui';
import { useFeed } from '../api/get-feed';
import { Composer } from '../components/composer/composer';
import { PostList } from '../components/post-list';
import { useLogged } from '../lib/use-logged';

const tabs = [{ id: 'for-you', label: 'For you' }];

/** Home: the one tab, the composer, the feed. */
export function HomePage() {
  const feed = useFeed();
  useLogged('Posts error', feed.error);
  return (
    <>
      <VisuallyHidden as="h1">Home</VisuallyHidden>
      <Tabs label="Feeds" tabs={tabs} selected="for-you" onSelect={() => undefined} />
      <Composer />
      <PostList query={feed} emptyText="No posts in this tab. Switch 👻" />
    </>
  );
}
