/**
 * Run at build time, never in a browser: renders the pages whose markup is sent with their HTML. It imports the same
 * modules in the same order as `main.tsx`: styled-components counts what it makes, and markup and script must agree.
 */
import { App } from '../app/app';
import { loadAuthLane } from '../app/lanes';
import { LOGIN_FAILED, loginFailures, releases, type PrerenderedPage } from '@cred/contract';
import { paths } from '@cred/platform';
import { MemoryRouter } from '@cred/vendor';
import { ServerStyleSheet } from '@cred/vendor/server';
import { prerender } from 'react-dom/static.edge';
import { loginTitle } from '../auth/auth-paths';
import { providePageConfig } from '../page-config';

const { apiUrl, nonce } = releases.prerenderMarks;

/**
 * Every state of the login page that an address can ask for. No other page: a form that no server takes as it is
 * would put what is typed into the address when it is sent too early.
 */
export async function prerenderPages(): Promise<Record<string, PrerenderedPage>> {
  providePageConfig({ apiUrl, validationUrl: apiUrl, releases: { revision: 0, areas: {} } });
  await loadAuthLane();
  const login = paths.login();
  const addresses = [login, ...Object.keys(loginFailures).map((code) => `${login}?${LOGIN_FAILED}=${code}`)];
  const pages: Record<string, PrerenderedPage> = {};
  for (const address of addresses) pages[address] = { title: `${loginTitle} · Cred`, ...(await renderPage(address)) };
  return pages;
}

async function renderPage(address: string): Promise<Pick<PrerenderedPage, 'html' | 'style'>> {
  const sheet = new ServerStyleSheet();
  try {
    const app = <App router={({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>} />;
    // In one piece, however large: a part that follows later would need a script to put it in its place.
    const { prelude } = await prerender(sheet.collectStyles(app), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
    const html = await new Response(prelude).text();
    const style = sheet.getStyleTags().replace('<style', `<style nonce="${nonce}"`);
    // The page's policy refuses inline scripts and styles of elements, without an error that anybody sees.
    if (!html.includes(`action="${apiUrl}/`) || /<script|<template|\sstyle=/.test(html))
      throw new Error(`The markup of ${address} cannot be sent:\n${html}`);
    return { html, style };
  } finally {
    sheet.seal();
  }
}
