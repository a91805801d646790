import { html, Html } from './html';
import { script } from './script';
import type { OpsPerson } from './sessions';
import { style } from './style';
import { typed } from './words';

export interface Document {
  readonly title: string;
  readonly main: Html;
  /** Who is logged in; null before that. */
  readonly person: OpsPerson | null;
  readonly areas?: readonly string[];
  /** The area that the page is about. */
  readonly area?: string;
}

// As they are, byte for byte: the policy lets them run by their hashes.
const styleTag = new Html(`<style>${style}</style>`);
const scriptTag = new Html(`<script>${script}</script>`);
// An icon of its own, since the browser would ask the registry for one.
const icon = new Html(
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b766c"/><path d="M4 11l3-4 2 2 3-5" fill="none" stroke="#fff" stroke-width="2"/></svg>')}">`,
);

/** A whole page: head, header with the way to every area, and what it is about. */
export const document = ({ title, main, person, areas = [], area }: Document): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Cred releases</title>
${icon}
${styleTag}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="frame">
<a class="brand" href="/ops">Cred releases</a>
${
  person &&
  html`<nav class="areas" aria-label="Areas">${areas.map((name) => html`<a href="${areaPath(name)}"${name === area && new Html(' aria-current="page"')}>${name}</a>`)}</nav>
<form class="me" method="post" action="/ops/logout"><span>${typed(person.actor)}${person.scope === 'deploy' && ` (${person.area} only)`}</span><button class="button plain">Log out</button></form>`
}
</div></header>
<main id="main" class="frame">
<p class="note bad offline" role="alert">The registry does not answer. What stands here is from before; members notice nothing. See docs/runbooks/registry-outage.md.</p>
${main}
</main>
${person && scriptTag}
</body>
</html>`.source;

export const areaPath = (area: string): string => `/ops/areas/${encodeURIComponent(area)}`;

/** A page that says something and where to go from there. */
export const message = (heading: string, text: string): Html =>
  html`<h1>${heading}</h1><p>${text}</p><p><a class="button" href="/ops">All areas</a></p>`;
