import { color, RichText, weight } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import type { Mention } from '@cred/contract';
import { useContext, useMemo } from 'react';
import { linkPart, linksOf } from '../lib/linked-text';
import { MarkedWordsContext, markWords } from '../lib/marked-words';
import { useClamp } from '../lib/use-clamp';

/** The number of lines that a collapsed text shows on a card. */
const CARD_LINES = 18;

/**
 * `overflow` is `clip` and not `hidden`: the browser's search can scroll hidden overflow, which would shift the lines.
 * The children's overflow is visible, because text that a child clips would not be measured here.
 */
const clamp = css<{ $lines: number }>`
  display: -webkit-box;
  overflow: clip;
  overflow-clip-margin: 4px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};

  && > * {
    overflow: visible;
  }
`;

const Frame = styled.div<{ $lines: number; $clamped: boolean }>`
  ${({ $clamped }) => $clamped && clamp}
`;

const More = styled.button`
  display: block;
  min-height: 36px;
  color: ${color.accentText};
  font-weight: ${weight.strong};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

interface Props {
  /** Identifies the text on this page, so that it stays expanded when its card is mounted again. */
  readonly id: string;
  readonly text: string;
  readonly mentions?: readonly Mention[];
  readonly lines?: number;
  /** Called when one of its links to a page of Cred is followed. */
  readonly onLeave?: () => void;
}

/** A member's text with links to its topics and to the members that it mentions. A very long one is clamped, with a button that expands it. */
export function ClampedText({ id, text, mentions, lines = CARD_LINES, onLeave }: Props) {
  const { frame, clamped, cut, open, toggle, onFocus } = useClamp(id, text, lines);
  const words = useContext(MarkedWordsContext)[id];
  const links = useMemo(() => linksOf({ text, mentions }), [text, mentions]);
  const render = (part: string) => (words ? markWords(part, words) : part);
  return (
    <>
      <Frame ref={frame} $lines={lines} $clamped={clamped} onFocus={onFocus}>
        <RichText
          text={text}
          shortLinks
          renderPart={(part, start) => linkPart(part, start, { links, render, onLeave })}
        />
      </Frame>
      {cut && (
        <More type="button" onClick={toggle}>
          {open ? 'Show less' : 'Show more'}
        </More>
      )}
    </>
  );
}
