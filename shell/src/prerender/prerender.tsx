/**
 * Runs at build time, never in a browser: renders the pages whose HTML contains their markup. It imports the same
 * modules in the same order as `main.tsx`, because styled-components writes its rules in the order of import.
 */
import { App } from '../app/app';
import { loadAuthEntry } from '../app/entry-chunks';
import { LOGIN_FAILURE_PARAM, loginFailures, type PrerenderedPage } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { paths } from '@cred/platform';
import { MemoryRouter } from '@cred/vendor';
import { ServerStyleSheet } from '@cred/vendor/server';
import { prerender } from 'react-dom/static.edge';
import { loginTitle } from '../auth/auth-paths';
import { providePageConfig } from '../lib/page-config';

const { apiUrl, nonce } = releases.prerenderPlaceholders;

/**
 * Renders the login page in each state that its address can select. No other page is prerendered: the server accepts
 * only the login form without scripts. Any other form that is sent before the scripts run would put the typed values
 * into the address.
 */
export async function prerenderPages(): Promise<Record<string, PrerenderedPage>> {
  providePageConfig({ apiUrl, validationUrl: apiUrl, releases: { revision: 0, areas: {} } });
  await loadAuthEntry();
  const login = paths.login();
  const addresses = [login, ...Object.keys(loginFailures).map((code) => `${login}?${LOGIN_FAILURE_PARAM}=${code}`)];
  const pages: Record<string, PrerenderedPage> = {};
  for (const address of addresses) pages[address] = { title: `${loginTitle} · Cred`, ...(await renderPage(address)) };
  return pages;
}

async function renderPage(address: string): Promise<Pick<PrerenderedPage, 'html' | 'style'>> {
  const sheet = new ServerStyleSheet();
  try {
    const app = <App router={({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>} />;
    // Renders the page as one part, because a part that is streamed later needs an inline script.
    const { prelude } = await prerender(sheet.collectStyles(app), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    const html = await new Response(prelude).text();
    const style = sheet.getStyleTags().replace('<style', `<style nonce="${nonce}"`);
    // The page's CSP blocks inline scripts and style attributes, and no error is visible.
    if (!html.includes(`action="${apiUrl}/`) || /<script|<template|\sstyle=/.test(html))
      throw new Error(`The markup of ${address} cannot be sent:\n${html}`);
    return { html, style };
  } finally {
    sheet.seal();
  }
}
