import { color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';

/** The two lines next to the avatar in lists of members: name with badge, and username. */
export const MemberNames = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  line-height: 1.3;
`;

export const MemberName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: ${weight.strong};
  > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

export const MemberHandle = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.muted};
  font-size: ${font.s13};
`;
