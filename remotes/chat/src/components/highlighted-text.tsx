import { findFolded } from '@cred/contract';
import { RichText, color } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Fragment, useMemo, type ReactNode } from 'react';

interface HighlightedTextProps {
  readonly text: string;
  /** The search term; an empty one marks nothing. */
  readonly term: string;
  /** This message is the current match. */
  readonly isCurrent: boolean;
}

const Mark = styled.mark<{ $current: boolean }>`
  border-radius: 3px;
  background: ${({ $current }) => ($current ? color.star : `color-mix(in srgb, ${color.star} 30%, transparent)`)};
  color: ${({ $current }) => ($current ? color.onAccent : color.text)};
  box-decoration-break: clone;
`;

/** A message's text with its links and every match of the term marked. */
export function HighlightedText({ text, term, isCurrent }: HighlightedTextProps) {
  const matches = useMemo(() => findFolded(text, term), [text, term]);
  if (matches.length === 0) return <RichText text={text} inline />;
  const renderPart = (part: string, start: number): ReactNode => {
    const pieces: ReactNode[] = [];
    let from = 0;
    for (const match of matches) {
      // A match may extend beyond a link.
      const [begin, end] = [Math.max(match.start - start, from), Math.min(match.end - start, part.length)];
      if (end <= begin) continue;
      pieces.push(
        <Fragment key={from}>{part.slice(from, begin)}</Fragment>,
        <Mark key={`match-${begin}`} $current={isCurrent}>
          {part.slice(begin, end)}
        </Mark>,
      );
      from = end;
    }
    return [...pieces, <Fragment key="rest">{part.slice(from)}</Fragment>];
  };
  return <RichText text={text} inline renderPart={renderPart} />;
}
