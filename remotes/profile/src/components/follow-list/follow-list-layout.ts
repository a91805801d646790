import { color, font, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';

/** The avatar size of a row. The skeleton uses the same layout, so that both have the same size. */
export const AVATAR = 44;

/** Has the same height while loading, empty and filled, so that the dialog keeps its size. */
export const Frame = styled.div`
  min-height: min(60dvh, 480px);
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 64px;
`;

export const MemberLink = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(2)} 0;
  color: ${color.text};
`;

export const Lines = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  line-height: 1.3;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: 600;

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Handle = styled.span`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.s13};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ViewerMark = styled.span`
  flex: none;
  padding: 0 ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;
