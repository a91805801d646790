import { below, color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** The avatar size of the header. The skeleton uses the same layout, so that both have the same size. */
export const AVATAR = 96;

export const Body = styled.div`
  padding: 0 ${space(4)} ${space(4)};
`;

/** The avatar overlaps the cover, and the actions are next to the avatar's lower half. */
export const TopRow = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(3)};
  margin-top: -${AVATAR / 2}px;
`;

export const Ring = styled.div`
  position: relative;
  flex: none;
  padding: 4px;
  border-radius: 50%;
  background: ${color.background};
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
`;

export const Names = styled.div`
  margin-top: ${space(2)};
`;

/** The `span` contains the badge after the last word of the name. */
export const FullName = styled.p`
  font-size: ${font.s24};
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;

  > span {
    margin-left: ${space(2)};
    vertical-align: -1px;
  }
  ${below.phone} {
    font-size: ${font.s20};
  }
`;

export const Handle = styled.p`
  color: ${color.muted};
`;

export const Bio = styled.div`
  margin-top: ${space(3)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-top: ${space(3)};
  color: ${color.muted};

  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
  }
  svg {
    flex: none;
  }
  a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Counts = styled.ul`
  display: flex;
  gap: ${space(5)};
  margin-top: ${space(3)};
  color: ${color.muted};

  strong {
    color: ${color.text};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** The name at the top of the page, cut to one line, because the full name is below it. */
export const HeaderName = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
