import { color, font, radius, space, weight } from '@cred/ui';
import { Link, styled } from '@cred/vendor';

/** The content of a page, in the rhythm that all pages of the settings share. */
export const Content = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)} ${space(8)};
`;

export const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

/** Buttons at the end of a form or of a card. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Muted = styled.p`
  color: ${color.muted};
`;

/** A link within a sentence: colour alone does not set it apart. */
export const InlineLink = styled(Link)`
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** A sentence that stands out from the others, with an icon before it. */
export const Note = styled.div<{ $tone?: 'danger' }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.media};
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.accentSoft)};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-block-start: 1px;
    color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.accentText)};
  }
  &:focus {
    outline: none;
  }
`;

/** Plain points, one below the other. */
export const Points = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-block-start: -${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
  & > li::marker {
    color: ${color.muted};
  }
`;

/** Names and values, side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(112px, 1fr) minmax(0, 2fr);
  gap: ${space(2)} ${space(4)};
  & > dt {
    color: ${color.muted};
  }
  & > dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** A link to a file that looks like a button. */
export const DownloadLink = styled.a<{ $primary?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  justify-self: start;
  min-height: 40px;
  padding: ${space(2)} ${space(5)};
  border: 1px solid ${({ $primary }) => ($primary ? 'transparent' : color.control)};
  border-radius: ${radius.control};
  background: ${({ $primary }) => ($primary ? color.accent : 'none')};
  color: ${({ $primary }) => ($primary ? color.onAccent : color.text)};
  font-size: ${font.s15};
  font-weight: ${weight.strong};
  line-height: 1.2;
  &:hover {
    background: ${({ $primary }) => ($primary ? color.accentHover : color.hover)};
    text-decoration: none;
  }
  &:active {
    background: ${({ $primary }) => ($primary ? color.accentPressed : color.pressed)};
  }
  & > svg {
    flex: none;
  }
`;
