import type { ReactNode } from 'react';
import { color } from '../tokens/tokens';

export type DrawingName = 'posts' | 'bookmarks' | 'notifications';

const line = {
  fill: 'none',
  stroke: color.control,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const accent = { ...line, stroke: color.accent } as const;

/** A card with two lines of text. */
const card = (
  <>
    <rect x="34" y="22" width="92" height="66" rx="10" fill={color.raised} stroke={color.control} strokeWidth="2" />
    <circle cx="52" cy="42" r="8" fill={color.accentSoft} stroke={color.accent} strokeWidth="2" />
    <path {...line} d="M68 38h40M68 47h24M46 64h66M46 75h44" />
  </>
);

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  posts: (
    <>
      <rect x="46" y="34" width="92" height="66" rx="10" fill={color.accentSoft} />
      {card}
      <path {...accent} fill={color.raised} d="m104 92 26-26 9 9-26 26-12 3z" />
    </>
  ),
  bookmarks: (
    <>
      <rect x="46" y="34" width="92" height="66" rx="10" fill={color.accentSoft} />
      {card}
      <path {...accent} fill={color.accentSoft} d="M100 14h20v34l-10-8-10 8z" />
    </>
  ),
  notifications: (
    <>
      <circle cx="80" cy="58" r="44" fill={color.accentSoft} />
      <path
        {...line}
        fill={color.raised}
        d="M56 76c6-6 6-12 6-22a18 18 0 0 1 36 0c0 10 0 16 6 22zM74 84a6 6 0 0 0 12 0M80 36v-6"
      />
      <path {...accent} d="M112 34a26 26 0 0 1 6 16M48 34a26 26 0 0 0-6 16" />
    </>
  ),
};

/** A drawing in the colours of the theme; decorative. */
export const Drawing = ({ name }: { readonly name: DrawingName }): ReactNode => (
  <svg viewBox="0 0 160 110" width="160" height="110" aria-hidden>
    {drawings[name]}
  </svg>
);
