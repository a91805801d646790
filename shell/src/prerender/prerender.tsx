/**
 * Runs at build time, never in a browser: renders the pages whose HTML contains their markup. It imports the same
 * modules in the same order as `main.tsx`, because styled-components writes its rules in the order of import.
 */
import { App } from '../app/app';
import { loadAuthEntry } from '../app/entry-chunks';
import type { PrerenderedPage } from '@cred/contract';
import { LOGIN_FAILURE_PARAM, loginFailures } from '@cred/contract/login-failures';
import * as releases from '@cred/contract/releases';
import { paths } from '@cred/platform';
import { collectPageTitle, titleWith } from '@cred/ui';
import { MemoryRouter, ServerStyleSheet } from '@cred/vendor/server';
import { renderToString } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { authRoutes } from '../auth/auth-paths';
import { providePageConfig } from '../lib/page-config';

const { prerenderedPaths } = releases;
const { apiUrl, nonce } = releases.prerenderPlaceholders;

/**
 * Renders the auth pages: the login page in each state that its address can select, and the others. Only the login form can
 * be sent without scripts; the others wait for them (`AuthForm`).
 */
export async function prerenderPages(): Promise<Record<string, PrerenderedPage>> {
  providePageConfig({ apiUrl, validationUrl: apiUrl, releases: { revision: 0, areas: {} } });
  await loadAuthEntry();
  const login = paths.login();
  const logins = [login, ...Object.keys(loginFailures).map((code) => `${login}?${LOGIN_FAILURE_PARAM}=${code}`)];
  const others = Object.values(authRoutes).flatMap((pattern) => addressesOf(pattern));
  const pages: Record<string, PrerenderedPage> = {};
  for (const address of new Set([...logins, ...others, prerenderedPaths.unknown]))
    pages[address] = await renderPage(address, logins.includes(address));
  return pages;
}

/** The addresses of a route: with a sign for each parameter, since no markup depends on their values, and without them. */
function addressesOf(pattern: string): string[] {
  const segments = pattern.split('/');
  const fixed = segments.filter((segment) => !segment.startsWith(':'));
  const parameters = segments.slice(fixed.length).map(() => prerenderedPaths.parameter);
  return parameters.length === 0 ? [pattern] : [fixed.join('/'), [...fixed, ...parameters].join('/')];
}

async function renderPage(address: string, isLogin: boolean): Promise<PrerenderedPage> {
  const sheet = new ServerStyleSheet();
  try {
    const app = <App router={({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>} />;
    // Renders the page as one part, because a part that is streamed later needs an inline script.
    const { prelude } = await prerender(sheet.collectStyles(app), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    const html = await new Response(prelude).text();
    const style = sheet.getStyleTags().replace('<style', `<style nonce="${nonce}"`);
    // All code is loaded now, so that the names of the pages are set at once.
    const { name } = collectPageTitle(() => renderToString(app));
    // The page's CSP blocks inline scripts and style attributes, and no error is visible.
    const isForm = isLogin
      ? html.includes(`action="${apiUrl}/`)
      : !/<form(?! [^>]*method="dialog")|\saction=/.test(html);
    if (!isForm || name === null || /<script|<template|\sstyle=/.test(html))
      throw new Error(`The markup of ${address} cannot be sent:\n${html}`);
    return { title: titleWith(name), html, style };
  } finally {
    sheet.seal();
  }
}
