import { Button, useOneAtATime, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useFollowTopic, useIsFollowedTopic } from '../../api/follow-topic';

/** As wide as the longest label, so that the layout does not shift when the label changes. */
const FixedWidthButton = styled(Button)`
  flex: none;
  min-width: 120px;
`;

/** 'Follow', or 'Following' for a followed topic, which a press ends (POST-92). */
export function FollowTopicButton({ topic }: { readonly topic: string }) {
  const isFollowed = useIsFollowedTopic(topic);
  const { mutateAsync } = useFollowTopic();
  const oneAtATime = useOneAtATime();
  return (
    <FixedWidthButton
      size="sm"
      variant={isFollowed ? 'secondary' : 'primary'}
      disabled={isFollowed === undefined}
      onClick={() => oneAtATime(() => mutateAsync({ topic, follow: !isFollowed }).catch(() => undefined))}
    >
      {isFollowed ? 'Following' : 'Follow'}
      <VisuallyHidden> #{topic}</VisuallyHidden>
    </FixedWidthButton>
  );
}
