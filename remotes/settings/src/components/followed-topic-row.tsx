import { paths } from '@cred/platform';
import { Button, useOneAtATime, VisuallyHidden } from '@cred/ui';
import { Link } from '@cred/vendor';
import { Hash } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useChangeTopic } from '../api/followed-topics';
import { IconTile, Row, RowDetail, RowName, RowText } from './lists/row';

/** A topic of the list, which leads to its page. After 'Unfollow' the row stays, with an undo button, until the page is left. */
export function FollowedTopicRow({ name }: { readonly name: string }) {
  const [isFollowed, setIsFollowed] = useState(true);
  const [statusText, setStatusText] = useState('');
  const change = useChangeTopic();
  const oneAtATime = useOneAtATime();

  const toggle = (): void =>
    oneAtATime(async () => {
      try {
        await change.mutateAsync({ topic: name, follow: !isFollowed });
      } catch {
        // A message says why.
        return;
      }
      setIsFollowed(!isFollowed);
      setStatusText(`${isFollowed ? 'Unfollowed' : 'Followed again'}: #${name}`);
    });
  // The second click of a double click must not undo the first.
  const handleClick = ({ detail }: MouseEvent): void => {
    if (detail < 2) toggle();
  };
  return (
    <Row>
      <IconTile>
        <Hash size={20} strokeWidth={1.75} aria-hidden />
      </IconTile>
      <RowText>
        <RowName>
          <Link to={paths.topic(name)}>
            <bdi>#{name}</bdi>
          </Link>
        </RowName>
        {!isFollowed && <RowDetail>Unfollowed</RowDetail>}
      </RowText>
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
      <Button
        size="sm"
        pending={change.isPending}
        aria-label={isFollowed ? `Unfollow #${name}` : `Undo: unfollow #${name}`}
        onClick={handleClick}
      >
        {isFollowed ? 'Unfollow' : 'Undo'}
      </Button>
    </Row>
  );
}
