import { useMe, type SlotProps } from '@cred/platform';
import { Button } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRef, useState, type MouseEvent } from 'react';
import { useFollow } from '../api/follow-user';

/** As wide as the longest label, so that the layout does not shift when the label changes. */
const FixedWidthButton = styled(Button)`
  min-width: 120px;
`;

/**
 * Shows 'Follow' or 'Unfollow', depending on `isFollowing` (labels of PROFILE-6); also the slot `follow-button`. After
 * a click it shows the new state at once, even if the list that passes `isFollowing` is stale.
 */
export function FollowButton({ userId, username, isFollowing, quiet = false, onPress }: SlotProps['follow-button']) {
  const me = useMe();
  const { mutate, isPending, isError, variables } = useFollow();
  // A ref, because a second click may precede the render of the pending state.
  const busy = useRef(false);
  const [changedFollowing, setChangedFollowing] = useState<boolean | null>(null);
  const [previousIsFollowing, setPreviousIsFollowing] = useState(isFollowing);
  if (previousIsFollowing !== isFollowing) {
    setPreviousIsFollowing(isFollowing);
    setChangedFollowing(null);
  }
  const following = changedFollowing ?? isFollowing;

  const toggle = (event: MouseEvent): void => {
    // `detail` is above 1 for the second click of a double click, which would undo the first one after a fast response.
    if (busy.current || event.detail > 1) return;
    busy.current = true;
    onPress?.();
    mutate(
      { followerId: me.id, followingId: userId, username, follow: !following },
      {
        onSuccess: setChangedFollowing,
        onSettled: () => {
          busy.current = false;
        },
      },
    );
  };
  const pendingLabel = variables?.follow ? 'Following' : 'Unfollowing...';
  const settledLabel = following ? 'Unfollow' : 'Follow';
  const shownFollowing = isPending ? variables.follow : following;
  return (
    <FixedWidthButton
      size="sm"
      variant={quiet || shownFollowing ? 'secondary' : 'primary'}
      pending={isPending}
      failure={isError ? `@${username}: this could not be saved. Try again.` : undefined}
      onClick={toggle}
      title={`@${username}`}
    >
      {isPending ? pendingLabel : settledLabel}
    </FixedWidthButton>
  );
}
