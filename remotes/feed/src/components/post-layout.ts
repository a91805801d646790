import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** The size of the avatar in px; the skeleton uses it too. */
export const AVATAR = 48;

export const Row = styled.article`
  display: grid;
  grid-template-columns: ${AVATAR}px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(1)};
  border-bottom: 1px solid ${color.line};
`;

/** The margin aligns the button's icon, not its round edge, with the column and with the name. */
export const Header = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};

  > button {
    margin: -8px -10px -8px 0;
  }
`;

/** The same for a button with a dialog or a menu. */
export const Corner = styled.div`
  flex: none;
  height: 40px;
  margin: -8px -10px -8px 0;
`;

/** Two lines, each with the smallest comfortable target height, together as tall as the avatar. */
export const Byline = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 24px;
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;

  > a {
    overflow: hidden;
    color: ${color.text};
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Meta = styled.div`
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  color: ${color.muted};
  font-size: ${font.s13};
  white-space: nowrap;

  > a,
  > small {
    overflow: hidden;
    color: inherit;
    font-size: inherit;
    text-overflow: ellipsis;
  }
  /* The username is cut before the specialty is. */
  > a {
    flex-shrink: 99;
  }
  > a:has(time) {
    flex: none;
  }
`;

/** Badges and rating, on one line if there is space; without height if there are none. */
export const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(3)};

  &:empty {
    display: none;
  }
`;

/** With `$opensPost`, a press opens the post's page. */
export const PostText = styled.div<{ $opensPost?: boolean }>`
  ${({ $opensPost }) => $opensPost && 'cursor: pointer;'}
  margin-top: ${space(1)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
