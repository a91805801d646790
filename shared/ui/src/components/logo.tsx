import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, font } from '../tokens/tokens';

const Mark = styled.svg`
  flex: none;
  rect { fill: ${color.accent}; }
  path { stroke: ${color.onAccent}; }
`;

const LogoWithName = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${color.text};
  font-size: ${font.s20};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1;
`;

/** The Cred logo: a C with a tick, as in the favicon. With `wordmark` the name follows it. */
export function Logo({
  size = 32,
  wordmark = false,
}: {
  readonly size?: number;
  readonly wordmark?: boolean;
}): ReactNode {
  const mark = (
    <Mark
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      {...(wordmark ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Cred' })}
    >
      <rect width="64" height="64" rx="16" />
      <path d="M43.6 17.6A19 19 0 1 0 43.6 46.4" strokeWidth="6.5" strokeLinecap="round" />
      <path d="M25.5 32.6l6 6L46 27" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" />
    </Mark>
  );
  return wordmark ? <LogoWithName>{mark}Cred</LogoWithName> : mark;
}
