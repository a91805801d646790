import { color } from '@cred/ui';
import { styled } from '@cred/vendor';
import { createContext, type ReactNode } from 'react';

/** The words to mark in the posts of a list, by the post's id. */
export const MarkedWordsContext = createContext<Readonly<Record<string, readonly string[]>>>({});
MarkedWordsContext.displayName = 'MarkedWords';

const Mark = styled.mark`
  border-radius: 3px;
  background: color-mix(in srgb, ${color.star} 30%, transparent);
  color: inherit;
  box-decoration-break: clone;
`;

/** Words as the search for posts reads them. */
const WORD = /([\p{L}\p{M}\p{N}]+)/u;

/** Marks whole words of a text, as they are written. */
export const markWords = (text: string, words: readonly string[]): ReactNode =>
  text.split(WORD).map((part, at) => (words.includes(part) ? <Mark key={at}>{part}</Mark> : part));
