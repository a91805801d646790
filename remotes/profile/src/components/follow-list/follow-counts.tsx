import type { User } from '@cred/contract';
import { color, useLazyDialog } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import type { FollowSide } from '../../api/get-follow-list';
import { compactCount } from '../../lib/compact-count';
import { Counts } from '../profile-layout';

/** As high as a touch target, without moving the lines around it. */
const Opener = styled.button`
  margin: -10px 0;
  padding: 10px 0;
  color: inherit;

  &:hover {
    color: ${color.text};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  &:active {
    color: ${color.accentText};
  }
`;

const loadList = async () => (await import(/* webpackChunkName: "follow-list" */ './follow-list')).FollowList;

/** The numbers of followed members and followers; each opens its list, which is loaded then. */
export function FollowCounts({ user: { id, _count } }: { readonly user: Pick<User, 'id' | '_count'> }) {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadList);
  const [side, setSide] = useState<FollowSide>('following');
  const openList = (next: FollowSide): void => {
    setSide(next);
    open();
  };
  return (
    <>
      <Counts>
        <li>
          <Opener type="button" aria-haspopup="dialog" onClick={() => openList('following')}>
            <strong>{compactCount(_count.following)}</strong> Following
          </Opener>
        </li>
        <li>
          <Opener type="button" aria-haspopup="dialog" onClick={() => openList('followers')}>
            <strong>{compactCount(_count.followers)}</strong> {_count.followers === 1 ? 'Follower' : 'Followers'}
          </Opener>
        </li>
      </Counts>
      {Dialog && <Dialog side={side} userId={id} open={isOpen} onClose={close} />}
    </>
  );
}
