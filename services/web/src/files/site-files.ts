import { backgrounds } from '../page/first-paint';

/** Cred's mark: an open ring, the C, with a check; teal is readable on light and dark tabs. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Cred">
<rect width="64" height="64" rx="16" fill="#0b766c"/>
<path d="M43.6 17.6A19 19 0 1 0 43.6 46.4" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round"/>
<path d="M25.5 32.6l6 6L46 27" fill="none" stroke="#8fe9dc" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

export const manifest = {
  name: 'Cred',
  short_name: 'Cred',
  description: 'Where health professionals share what they know, with sources.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: backgrounds.dark,
  theme_color: backgrounds.dark,
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
} as const;

/** Only members may read posts, so search engines may index no page. */
export const robots = 'User-agent: *\nDisallow: /\n';
