import { readFileSync } from 'node:fs';
import { htmlDocument, inlineScript, inlineStyle, linkTag, metaTag } from '@cred/service-kit/html-document';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Operator } from '../sessions';
import { areaPath } from './formats';

export interface OpsDocument {
  readonly title: string;
  readonly main: ReactNode;
  /** Null on the login page and on pages without a session. */
  readonly operator: Operator | null;
  /** The session has not passed the second factor yet; default: it has. */
  readonly unconfirmed?: boolean;
  readonly areas?: readonly string[];
  /** The area that the page shows. */
  readonly area?: string;
}

/** The style sheet and the script of every page: inline, and allowed by their hashes (`security.ts`). */
export const style = readFileSync(new URL('./ops.css', import.meta.url), 'utf8');
/** The build compiles it; tests, which do not run it, get its source. */
export const script = readFileSync(new URL('../client/ops-client.ts', import.meta.url), 'utf8');

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b766c"/>' +
  '<path d="M4 11l3-4 2 2 3-5" fill="none" stroke="#fff" stroke-width="2"/></svg>';

const head = [
  metaTag({ name: 'robots', content: 'noindex, nofollow' }),
  // Inline, since the browser would request /favicon.ico otherwise.
  linkTag({ rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }),
  inlineStyle(style),
];

/** A whole page: head, header with links to all areas, and the main part. */
export const renderDocument = (page: OpsDocument): string =>
  htmlDocument({
    title: `${page.title} · Cred releases`,
    head,
    body: [renderToStaticMarkup(<Body {...page} />), ...(page.operator ? [inlineScript(script)] : [])],
  });

const Body = ({ main, operator, unconfirmed = false, areas = [], area }: OpsDocument) => (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <header className="top">
      <div className="frame">
        <a className="brand" href="/ops">
          Cred releases
        </a>
        {operator && <Navigation operator={operator} unconfirmed={unconfirmed} areas={areas} area={area} />}
      </div>
    </header>
    <main id="main" className="frame">
      <p className="note bad offline" role="alert">
        The registry does not respond. This page shows the last known state; members are not affected. See
        docs/runbooks/registry-outage.md.
      </p>
      {main}
    </main>
  </>
);

interface NavigationProps {
  readonly operator: Operator;
  readonly unconfirmed: boolean;
  readonly areas: readonly string[];
  readonly area: string | undefined;
}

const Navigation = ({ operator: { name, scope, area: ownArea }, unconfirmed, areas, area }: NavigationProps) => (
  <>
    <nav className="areas" aria-label="Areas">
      {areas.map((name) => (
        <a key={name} href={areaPath(name)} aria-current={name === area ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
    <form className="me" method="post" action="/ops/logout">
      <span>
        {name}
        {scope === 'deploy' && ` (${ownArea} only)`}
      </span>
      {!unconfirmed && <a href="/ops/second-factor">Second factor</a>}
      <button className="button plain">Log out</button>
    </form>
  </>
);

/** A page with one message and a link to the overview. */
export const Message = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <>
    <h1>{heading}</h1>
    <p>{text}</p>
    <p>
      <a className="button" href="/ops">
        All areas
      </a>
    </p>
  </>
);
