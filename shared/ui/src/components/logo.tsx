import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, font } from '../tokens/tokens';

const Mark = styled.svg`
  flex: none;
  rect { fill: ${color.accent}; }
  path { stroke: ${color.onAccent}; }
`;

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${color.text};
  font-size: ${font.s20};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1;
`;

/** The Cred mark: a C that closes with a tick. With `wordmark` the name stands beside it. */
export function Logo({ size = 32, wordmark = false }: { readonly size?: number; readonly wordmark?: boolean }): ReactNode {
  const mark = (
    <Mark width={size} height={size} viewBox="0 0 32 32" fill="none" {...(wordmark ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Cred' })}>
      <rect width="32" height="32" rx="9" />
      <path d="M20.7 8.6a8.9 8.9 0 1 0 3.9 9.6" strokeWidth="2.8" strokeLinecap="round" />
      <path d="m12.5 15.4 3.5 3.7 8.6-9" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
  );
  return wordmark ? <Lockup>{mark}Cred</Lockup> : mark;
}
