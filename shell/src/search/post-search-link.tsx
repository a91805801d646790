import { paths } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Search } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 48px;
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color.line};
  color: ${color.text};
  overflow-wrap: anywhere;
  > svg { flex: none; color: ${color.muted}; }
  > span { flex: 1; min-width: 0; }
  > kbd { color: ${color.muted}; font: inherit; font-size: ${font.s13}; }
  &:hover { background: ${color.hover}; text-decoration: none; }
`;

/**
 * Leads from the member search to the posts with the same text. It is no tab stop, since Enter in the field does the same.
 */
export const PostSearchLink = ({
  text,
  onSelect,
}: {
  readonly text: string;
  readonly onSelect: () => void;
}): ReactNode => {
  const handleClick = (event: MouseEvent): void => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect();
  };
  return (
    <Row to={paths.search(text)} tabIndex={-1} onClick={handleClick}>
      <Search size={20} strokeWidth={1.75} aria-hidden />
      <span>Search posts for “{text}”</span>
      <kbd aria-hidden>Enter</kbd>
    </Row>
  );
};
