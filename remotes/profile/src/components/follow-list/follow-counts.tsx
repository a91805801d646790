import type { User } from '@cred/contract';
import { color, Modal } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import type { FollowSide } from '../../api/get-follow-list';
import { compactCount } from '../../lib/compact-count';
import { Counts } from '../profile-layout';
import { Frame } from './follow-list-layout';
import { FollowList } from './follow-list';

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

const titles = { following: 'Following', followers: 'Followers' } as const satisfies Record<FollowSide, string>;

/** The numbers of followed members and followers; each opens its list. */
export function FollowCounts({ user: { id, _count } }: { readonly user: Pick<User, 'id' | '_count'> }) {
  const [open, setOpen] = useState<FollowSide | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Counts>
        <li>
          <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen('following')}>
            <strong>{compactCount(_count.following)}</strong> Following
          </Opener>
        </li>
        <li>
          <Opener type="button" aria-haspopup="dialog" onClick={() => setOpen('followers')}>
            <strong>{compactCount(_count.followers)}</strong> {_count.followers === 1 ? 'Follower' : 'Followers'}
          </Opener>
        </li>
      </Counts>
      {open && (
        <Modal open onClose={close} title={titles[open]} size="md">
          <Frame>
            <FollowList side={open} userId={id} onLeave={close} />
          </Frame>
        </Modal>
      )}
    </>
  );
}
