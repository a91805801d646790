import { isTopic } from '@cred/contract/text-entities';
import { paths } from '@cred/platform';
import { EmptyState, PageHeader, useDocumentTitle, useLogError } from '@cred/ui';
import { Link, useParams } from '@cred/vendor';
import { Hash } from 'lucide-react';
import { topicPostsQuery, useTopicPosts } from '../api/get-topic-posts';
import { PostList } from '../components/post-list';
import { FollowTopicButton } from '../components/topics/follow-topic-button';

/** The posts with a topic, which can be followed (POST-91). */
export function TopicPage() {
  const { topic = '' } = useParams();
  useDocumentTitle(`#${topic}`);
  if (!isTopic(topic.normalize('NFC'))) {
    return (
      <>
        <PageHeader title="Topic" back={paths.home()} />
        <EmptyState icon={Hash}>This topic is not available.</EmptyState>
      </>
    );
  }
  // Keyed by topic, so that no state remains when a link leads to another one.
  return <TopicPosts key={topic} topic={topic.normalize('NFC')} />;
}

function TopicPosts({ topic }: { readonly topic: string }) {
  const posts = useTopicPosts(topic);
  useLogError('Topic posts error', posts.error);
  return (
    <>
      <PageHeader
        title={<bdi>#{topic}</bdi>}
        back={paths.home()}
        subtitle={<Link to={paths.settingsPage('followed-topics')}>Followed topics</Link>}
        actions={<FollowTopicButton topic={topic} />}
      />
      <PostList
        queryKey={topicPostsQuery(topic).queryKey}
        query={posts}
        emptyText={
          <>
            No posts with <bdi>#{topic}</bdi> yet.
          </>
        }
        emptyIcon={Hash}
      />
    </>
  );
}
