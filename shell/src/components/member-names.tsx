import { specialtyLabel, type UserSummary } from '@cred/contract';
import { color, font, space, VerifiedBadge, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';

/** The frame of `MemberNames`, also for skeletons. */
export const MemberNamesFrame = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  line-height: 1.3;
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: ${weight.strong};
  > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Detail = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** The lines next to the avatar in lists of members: name with badge, username, specialty. */
export const MemberNames = ({ user }: { readonly user: UserSummary }): ReactNode => (
  <MemberNamesFrame>
    <Name>
      <span>{user.fullName}</span>
      {user.isVerificated && <VerifiedBadge />}
    </Name>
    <Detail>@{user.username}</Detail>
    {user.specialty && <Detail>{specialtyLabel(user.specialty)}</Detail>}
  </MemberNamesFrame>
);
