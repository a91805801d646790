import type { UserSummary } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, VerifiedBadge, color, font, radius, space, weight } from '@cred/ui';
import { Link, css, styled } from '@cred/vendor';
import type { ReactNode } from 'react';

/** The layout of one row of a list: image, texts, actions. */
export const rowFrame = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 72px;
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color.line};
`;

export const Row = styled.li`
  ${rowFrame}
`;

/** An icon in the place and size of an avatar. */
export const IconTile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

export const RowText = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

export const RowName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  font-weight: ${weight.strong};
`;

export const RowDetail = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

interface RowMemberProps {
  readonly user: UserSummary;
  /** Shown below the name instead of the username. */
  readonly detail?: ReactNode;
}

/** A member with their avatar; the username links to the profile. */
export function RowMember({ user, detail }: RowMemberProps) {
  return (
    <>
      <Avatar user={user} />
      <RowText>
        <RowName>
          <span>{user.fullName}</span>
          {user.isVerificated && <VerifiedBadge />}
        </RowName>
        <RowDetail>{detail ?? <Link to={paths.profile(user.username)}>@{user.username}</Link>}</RowDetail>
      </RowText>
    </>
  );
}
