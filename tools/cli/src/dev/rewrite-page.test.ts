import type { Release } from '@cred/contract';
import { reactHookScript, rewriteHtml, rewritePolicy, rewriteTable } from './rewrite-page';

const release = (build: string, base: string): Release => ({
  build,
  base,
  entry: 'entry.js',
  global: `cred_x_${build}`,
  preload: ['entry.js'],
  integrity: { 'entry.js': 'sha384-x' },
  contractVersion: '1.0.0',
  previous: null,
});
const live = release('1111111111111111', '/builds/feed/1111111111111111/');
const other = release('2222222222222222', '/builds/chat/2222222222222222/');
const dev = { area: 'feed', release: release('3333333333333333', '/dev/feed/') };
const policy = "script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self' http://localhost:4000; img-src 'self'";
const table = { revision: 7, areas: { feed: live, chat: other }, previews: [] };
const html = `<head><script nonce="abc">theme()</script>
<link rel="preload" as="script" href="/builds/feed/1111111111111111/entry.js" nonce="abc">
<link rel="preload" as="script" href="/shell/x/app.js" nonce="abc">
</head><script type="application/json" id="cred-page">${JSON.stringify({ apiUrl: 'a', releases: table })}</script>`;

describe('rewriteHtml', () => {
  const page = rewriteHtml(html, policy, dev);
  const config = JSON.parse(/id="cred-page">(.*?)<\/script>/.exec(page)?.[1] ?? '');

  it('contains the area from source, and the other areas unchanged', () => {
    expect(config).toEqual({ apiUrl: 'a', releases: { ...table, areas: { feed: dev.release, chat: other } } });
  });

  it('adds the hook before every script, with the nonce of the page', () => {
    expect(page.indexOf('<script')).toBe(page.indexOf(`<script nonce="abc">${reactHookScript}`));
  });

  it('preloads nothing of the live build', () => {
    expect(page).not.toContain('href="/builds/feed/');
    expect(page).toContain('href="/shell/x/app.js"');
  });

  it('accepts an area that was never live', () => {
    const config = `<script type="application/json" id="cred-page">${JSON.stringify({ releases: { revision: 0, areas: {} } })}</script>`;
    expect(rewriteHtml(config, policy, dev)).toContain('/dev/feed/');
  });

  it('escapes the content of the table', () => {
    const hostile = { area: 'feed', release: { ...dev.release, base: '</script><script>' } };
    expect(rewriteHtml(html, policy, hostile)).not.toContain('</script><script>');
  });

  it("rejects a page that is not the shell's", () => {
    expect(() => rewriteHtml('<h1>not ready</h1>', policy, dev)).toThrow('no page with a release table');
  });
});

describe('rewriteTable', () => {
  it('contains the area from source, and other rows unchanged, even if their content is unknown', () => {
    expect(
      JSON.parse(rewriteTable(JSON.stringify({ ...table, areas: { feed: live, later: { unknown: 1 } } }), dev)),
    ).toEqual({
      ...table,
      areas: { feed: dev.release, later: { unknown: 1 } },
    });
  });
});

describe('rewritePolicy', () => {
  it('allows the socket and nothing else', () => {
    expect(rewritePolicy(policy, 'ws://localhost:3000')).toBe(policy.replace(':4000;', ':4000 ws://localhost:3000;'));
  });
});

describe('reactHookScript', () => {
  it('keeps every registered renderer', () => {
    const window: {
      __REACT_DEVTOOLS_GLOBAL_HOOK__?: { inject(renderer: object): number; renderers: Map<number, object> };
    } = {};
    new Function('window', reactHookScript)(window);
    const react = {};
    expect(
      window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.get(window.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject(react)),
    ).toBe(react);
  });

  it('leaves the hook of a browser extension unchanged', () => {
    const window = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'extension' };
    new Function('window', reactHookScript)(window);
    expect(window.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe('extension');
  });
});
