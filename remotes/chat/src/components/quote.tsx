import type { QuotedMessage } from '@cred/contract';
import { color, font, radius, space, weight } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { messageSummary, type DisplayedQuote } from '../lib/displayed-messages';

export const quoteBox = css`
  display: grid;
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  border-inline-start: 3px solid ${color.accentText};
  border-radius: ${radius.control};
  background: ${color.background};
  color: ${color.text};
  font-size: ${font.s13};
  line-height: 1.4;
  text-align: start;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Name = styled.strong`
  font-weight: ${weight.strong};
`;

const Box = styled.button`
  ${quoteBox}
  width: 100%;
  min-height: 44px;
  margin-block-end: ${space(1)};
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

interface QuoteTextsProps {
  readonly quoted: QuotedMessage;
  readonly name: string;
}

/** Who wrote the quoted message, and its beginning on one line. */
export const QuoteTexts = ({ quoted, name }: QuoteTextsProps) => (
  <>
    <Name>{name}</Name>
    {quoted.isDeleted ? <em>{messageSummary(quoted)}</em> : <span dir="auto">{messageSummary(quoted)}</span>}
  </>
);

interface QuoteProps {
  readonly quoted: DisplayedQuote;
  readonly otherName: string;
  readonly onPress: (messageId: string) => void;
}

/** The message that a reply answers; a press leads to it (CHAT-29). */
export const Quote = ({ quoted, otherName, onPress }: QuoteProps) => (
  <Box type="button" title="Go to the message" onClick={() => onPress(quoted.id)}>
    <QuoteTexts quoted={quoted} name={quoted.own ? 'You' : otherName} />
  </Box>
);
