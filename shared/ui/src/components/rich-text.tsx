import { styled } from '@cred/vendor';
import { useMemo, type ReactNode } from 'react';
import { linksInText } from './links-in-text';

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  /* Colour alone does not set a link apart from the words around it. */
  a { text-decoration: underline; text-underline-offset: 2px; }
`;

/** A member's text with its line breaks; words that start with http or www open in a new tab. */
export function RichText({ text }: { readonly text: string }): ReactNode {
  const parts = useMemo(() => linksInText(text), [text]);
  return (
    <Text dir="auto">
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
