import { color, EmptyState, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Hash } from 'lucide-react';
import { useFollowedTopics } from '../api/followed-topics';
import { FollowedTopicRow } from '../components/followed-topic-row';
import { MutedText } from '../components/layout';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { QueryState } from '../components/query-state';
import { Subpage } from '../components/subpage';

const Explanation = styled(MutedText)`
  padding: ${space(4)};
`;

const List = styled.ul`
  border-block-start: 1px solid ${color.line};
`;

/** The topics that the member follows (SET-11). */
export const FollowedTopicsPage = () => (
  <Subpage title="Followed topics">
    <Explanation>Posts with one of these topics are marked at home. A topic is followed on its own page.</Explanation>
    <TopicList />
  </Subpage>
);

function TopicList() {
  const query = useFollowedTopics();
  const { data: topics } = query;
  if (!topics)
    return (
      <QueryState query={query} errorTitle="Your topics could not be loaded">
        <RowSkeletons label="Loading: Followed topics" />
      </QueryState>
    );
  if (topics.length === 0)
    return <EmptyState icon={Hash}>You follow no topics. Open one in a post to follow it.</EmptyState>;
  return (
    <List aria-label="Followed topics">
      {topics.map(({ topic, name }) => (
        <FollowedTopicRow key={topic} name={name} />
      ))}
    </List>
  );
}
