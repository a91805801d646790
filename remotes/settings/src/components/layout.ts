import { color, radius, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';

/** The content of a page, with the spacing that all settings pages share. */
export const PageContent = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)} ${space(4)} ${space(8)};
  text-wrap: pretty;
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

export const MutedText = styled.p`
  color: ${color.muted};
  text-wrap: pretty;
`;

/** A link within a sentence, underlined because colour alone does not distinguish it. */
export const InlineLink = styled(Link)`
  text-decoration: underline;
  text-underline-offset: 2px;
`;

/** A highlighted sentence with an icon. */
export const Notice = styled.div<{ $tone?: 'danger' }>`
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

/** A bullet list. */
export const BulletList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-block-start: -${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
  & > li::marker {
    color: ${color.muted};
  }
`;

/** Names and values in two columns. */
export const DescriptionList = styled.dl`
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
