import { linksInText, type TextPart } from '@cred/contract/links';
import { styled } from '@cred/vendor';
import { Fragment, useMemo, type ReactNode } from 'react';
import { shortLink } from './short-link';
import { textBlock } from './text-block';

/** Links are underlined because colour alone does not distinguish them. */
const Text = styled.span<{ $inline: boolean }>`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $inline }) => !$inline && textBlock}
  a { text-decoration: underline; text-underline-offset: 2px; }
`;

interface RichTextProps {
  readonly text: string;
  /** Renders inline: the surrounding element sets its end and its alignment. */
  readonly inline?: boolean;
  /** Shows long links in a short form, with the whole one as their tooltip; the parts of links are then those. */
  readonly shortLinks?: boolean;
  /** Renders each part, which starts at `start` of the text; it may highlight words, but must not change the text. */
  readonly renderPart?: (part: string, start: number) => ReactNode;
}

/** A member's text with its line breaks, as a block; words that start with http or www open in a new tab. */
export function RichText({
  text,
  inline = false,
  shortLinks = false,
  renderPart = (part) => part,
}: RichTextProps): ReactNode {
  const parts = useMemo(() => withStarts(linksInText(text)), [text]);
  return (
    <Text dir="auto" $inline={inline}>
      {parts.map((part, index) =>
        part.href ? (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            title={shortLinks && shortLink(part.text) !== part.text ? part.href : undefined}
          >
            {renderPart(shortLinks ? shortLink(part.text) : part.text, part.start)}
          </a>
        ) : (
          <Fragment key={index}>{renderPart(part.text, part.start)}</Fragment>
        ),
      )}
    </Text>
  );
}

const withStarts = (parts: readonly TextPart[]): readonly (TextPart & { readonly start: number })[] => {
  let start = 0;
  return parts.map((part) => {
    const withStart = { ...part, start };
    start += part.text.length;
    return withStart;
  });
};
