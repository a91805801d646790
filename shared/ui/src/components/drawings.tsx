import type { ReactNode } from 'react';
import { color } from '../tokens/tokens';

export type DrawingName = 'posts' | 'bookmarks' | 'notifications' | 'ratings' | 'chats' | 'members' | 'search';

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

const person = { ...line, fill: color.raised } as const;

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
  ratings: (
    <>
      <rect x="46" y="34" width="92" height="66" rx="10" fill={color.accentSoft} />
      {card}
      <path
        {...accent}
        fill={color.accentSoft}
        d="m114 10 6.2 12.6 13.8 2-10 9.8 2.4 13.8-12.4-6.5-12.4 6.5 2.4-13.8-10-9.8 13.8-2z"
      />
    </>
  ),
  chats: (
    <>
      <path
        fill={color.accentSoft}
        d="M70 36h62a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-4v14l-16-14H70a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10z"
      />
      <path
        {...line}
        fill={color.raised}
        d="M30 12h76a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H56L40 82V68H30a10 10 0 0 1-10-10V22a10 10 0 0 1 10-10z"
      />
      <path {...line} d="M36 30h64M36 40h50M36 50h34" />
      <path {...accent} d="M82 78h46" />
    </>
  ),
  members: (
    <>
      <circle cx="80" cy="58" r="44" fill={color.accentSoft} />
      <path {...person} d="M22 84a22 22 0 0 1 44 0zM94 84a22 22 0 0 1 44 0z" />
      <circle {...person} cx="44" cy="46" r="11" />
      <circle {...person} cx="116" cy="46" r="11" />
      <path {...person} stroke={color.accent} d="M50 96a30 30 0 0 1 60 0z" />
      <circle {...person} stroke={color.accent} cx="80" cy="42" r="15" />
    </>
  ),
  search: (
    <>
      <circle cx="80" cy="58" r="44" fill={color.accentSoft} />
      <path {...person} d="M40 92a30 30 0 0 1 60 0z" />
      <circle {...person} cx="70" cy="38" r="15" />
      <path {...accent} d="m123 83 13 13" />
      <circle {...accent} fill={color.raised} cx="110" cy="70" r="18" />
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
