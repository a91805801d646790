import { styled } from '@cred/vendor';
import { useMemo, type ReactNode } from 'react';
import { linksInText } from './links-in-text';
import { textBlock } from './text-block';

const Text = styled.span<{ $inline: boolean }>`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $inline }) => !$inline && textBlock}
  /* Colour alone does not set a link apart from the words around it. */
  a { text-decoration: underline; text-underline-offset: 2px; }
`;

interface RichTextProps {
  readonly text: string;
  /** It flows with what stands beside it, which then says where it ends and how it is aligned. */
  readonly inline?: boolean;
}

/** A member's text with its line breaks, as a block; words that start with http or www open in a new tab. */
export function RichText({ text, inline = false }: RichTextProps): ReactNode {
  const parts = useMemo(() => linksInText(text), [text]);
  return (
    <Text dir="auto" $inline={inline}>
      {parts.map((part, index) =>
        part.href ? (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">{part.text}</a>
        ) : (
          part.text
        ),
      )}
    </Text>
  );
}
