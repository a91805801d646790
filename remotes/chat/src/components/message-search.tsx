import { limits } from '@cred/contract';
import { IconButton, VisuallyHidden, below, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ChevronDown, ChevronUp, RotateCw, Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { SearchMode } from '../lib/use-search-mode';

interface MessageSearchProps {
  readonly search: SearchMode;
  /** The other member's name, which stays the page's heading. */
  readonly name: string;
  readonly onClose: () => void;
}

const Bar = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${space(14)};
  padding-inline: ${space(4)} ${space(2)};
  border-block-end: 1px solid ${color.line};
  ${below.phone} {
    padding-inline: ${space(2)} 0;
  }
`;

const Box = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  margin-inline-end: ${space(1)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  & > svg {
    flex: none;
    margin-inline: ${space(3)} ${space(2)};
    color: ${color.muted};
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: ${space(10)};
    border: 0;
    background: none;
    font-size: max(16px, ${font.s15});
  }
  & > input:focus-visible {
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
`;

const Count = styled.span`
  flex: none;
  padding-inline: ${space(2)} ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const ErrorLine = styled.p`
  position: absolute;
  z-index: 1;
  inset: 100% 0 auto;
  padding: ${space(2)} ${space(4)};
  background: ${color.dangerSoft};
  font-size: ${font.s13};
`;

/**
 * The message search, in place of the header: Enter goes to the next match, Shift+Enter to the previous one, Escape
 * closes.
 */
export function MessageSearch({ search, name, onClose }: MessageSearchProps) {
  const { typed, setTyped, position, total, isSearching, error, searchAgain, next, previous } = search;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      (event.shiftKey ? previous : next)();
    }
  };
  const noMatch = position === 0;
  return (
    <Bar role="search" aria-label="Messages" onKeyDown={onKeyDown}>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <Box>
        <Search size={18} strokeWidth={1.75} aria-hidden />
        <input
          // The search was opened to type a term.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Search messages"
          aria-label="Search messages"
          dir="auto"
          maxLength={limits.chat.termMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed.trim() !== '' && (
          <Count role="status" aria-busy={isSearching} aria-label={`Match ${position} of ${total}`}>
            {`${position} / ${total}`}
          </Count>
        )}
      </Box>
      {error ? (
        <IconButton label="Try again" icon={RotateCw} onClick={searchAgain} pending={isSearching} />
      ) : (
        <>
          <IconButton label="Next match" icon={ChevronUp} onClick={next} disabled={noMatch} />
          <IconButton label="Previous match" icon={ChevronDown} onClick={previous} disabled={noMatch} />
        </>
      )}
      <IconButton label="Close search" icon={X} onClick={onClose} />
      {error && <ErrorLine role="alert">{error.message}</ErrorLine>}
    </Bar>
  );
}
