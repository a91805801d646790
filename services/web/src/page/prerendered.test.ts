import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellRecord } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { pageHeaders, startTestPageServer, type TestPageServer } from '../testing/test-page-server';

const { apiUrl, nonce } = releases.prerenderPlaceholders;
const pageOf = (words: string) => ({
  title: 'Sign in · Cred',
  html: `<form method="post" action="${apiUrl}/api/auth/login">${words}</form>`,
  style: `<style nonce="${nonce}" data-styled="true">form{color:red}</style>`,
});
const otherPage = (words: string) => ({
  title: `${words} · Cred`,
  html: `<form method="dialog">${words}</form>`,
  style: '',
});
const pages = {
  '/auth/login': pageOf('Sign in'),
  '/auth/login?failed=credentials': pageOf('Wrong'),
  '/auth/forgot-password': otherPage('Forgot'),
  '/auth/new-password/-/-': otherPage('New password'),
  '/auth/-': otherPage('Not found'),
};

let page: TestPageServer;
const record = async (): Promise<ShellRecord> =>
  JSON.parse(await readFile(join(page.shellFolder, page.shell.build, 'record.json'), 'utf8')) as ShellRecord;

/** Adds prerendered pages to the shell's build and restarts the server. */
async function prerender(
  content: string,
  integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`,
): Promise<void> {
  const folder = join(page.shellFolder, page.shell.build);
  await writeFile(join(folder, 'prerendered.json'), content);
  await writeFile(
    join(folder, 'record.json'),
    JSON.stringify({ ...(await record()), prerendered: { file: 'prerendered.json', integrity } }),
  );
  await page.restart();
}

beforeAll(async () => {
  page = await startTestPageServer({ API_PUBLIC_URL: 'http://localhost:4000' });
  await prerender(JSON.stringify(pages));
});
afterAll(() => page.close());

describe('a page that the shell’s build has prerendered', () => {
  it('has its markup, its title, and its style with the nonce of the policy', async () => {
    const { body, headers } = await page.visit('/auth/login');
    const own = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    expect(body).toContain(
      '<div id="root"><form method="post" action="http://localhost:4000/api/auth/login">Sign in</form></div>',
    );
    expect(body).toContain(`<style nonce="${own}" data-styled="true">form{color:red}</style>`);
    expect(body).toContain('<title>Sign in · Cred</title>');
    expect(body).not.toContain('invalid');
    expect(body.indexOf('data-styled')).toBeLessThan(body.indexOf('<script defer'));
  });

  it('is not painted before it is complete', async () => {
    const { body } = await page.visit('/auth/login');
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(body)?.[1] ?? 'none';
    expect(body.indexOf(`id="${awaited}"`)).toBeGreaterThan(body.indexOf('</form></div>'));
    expect(body.indexOf('rel="expect"')).toBeLessThan(body.indexOf('</head>'));
    expect((await page.visit('/auth/login/')).body).not.toContain('rel="expect"');
  });

  it('is painted before its script is fetched', async () => {
    const low = (body: string) =>
      [...body.matchAll(/<(?:script defer|link rel="preload")[^>]*>/g)].map(([tag]) =>
        tag.includes(' fetchpriority="low"'),
      );
    expect(low((await page.visit('/auth/login')).body)).toEqual([true, true]);
    expect(low((await page.visit('/auth/login/')).body)).toEqual([false, false]);
  });

  it('is still shown when the script does not load', async () => {
    expect((await page.visit('/auth/login')).body).not.toContain('id="lost"');
  });

  it('may send its form to the API only', async () => {
    expect((await page.visit('/auth/login')).headers['content-security-policy']).toContain(
      "form-action 'self' http://localhost:4000;",
    );
  });

  it('explains without script what works and what does not', async () => {
    expect((await page.visit('/auth/login')).body).toContain(
      '<noscript class="line">You can sign in without JavaScript.',
    );
    expect((await page.get('/')).body).toContain('<noscript>Cred needs JavaScript.');
  });

  it('shows the message of a failure code', async () => {
    expect((await page.visit('/auth/login?failed=credentials')).body).toContain('>Wrong</form>');
    // As the shell parses it for hydration: the query continues after a second question mark.
    for (const query of ['a=b&failed=credentials', 'a=b?&failed=credentials'])
      expect((await page.visit(`/auth/login?${query}`)).body).toContain('>Wrong</form>');
  });

  it.each(['made-up', '"><script>alert(1)</script>', '%22%3E%3Cscript%3Ealert(1)', '__proto__', 'constructor'])(
    'ignores the code %s and does not include it in the page',
    async (code) => {
      const { body } = await page.visit(`/auth/login?failed=${code}`);
      expect(body).toContain('>Sign in</form>');
      expect(body).not.toContain('alert(1)');
      expect(body).not.toContain(code);
    },
  );

  it('rejects an address that is not UTF-8', async () => {
    expect((await page.visit('/auth/login?failed=%E0%A4%A')).statusCode).toBe(400);
  });

  it('is the same with an expired session, since the shell renders it too', async () => {
    expect((await page.get('/auth/login')).body).toContain('>Sign in</form>');
  });

  it('may send no form when only the shell can send it, and says without script that it needs it', async () => {
    const { body, headers } = await page.visit('/auth/forgot-password');
    expect(body).toContain('<div id="root"><form method="dialog">Forgot</form></div>');
    expect(headers['content-security-policy']).toContain("form-action 'none';");
    expect(body).toContain('<noscript class="line">This page needs JavaScript.');
    expect(body).toContain('id="lost"');
  });

  it.each([
    ['/auth/new-password/7/token', 'New password'],
    ['/auth/new-password/%22%3E/-', 'New password'],
    ['/auth/nothing', 'Not found'],
  ])('is chosen by its route: %s', async (url, words) => {
    expect((await page.visit(url)).body).toContain(`>${words}</form>`);
  });

  // The shell finds a route for the first and the last ones.
  it.each([
    '/auth/LOGIN',
    '/auth/login/',
    '/auth/login/more',
    '/auth/new-password/7',
    '/auth/new-password//-',
    '/auth',
    '/auth/__proto__',
    '/constructor',
    '/auth/%6cogin',
  ])('is not used for %s', async (url) => {
    expect((await page.get(url)).body).toContain('<div id="root"></div>');
  });

  it('is omitted with a log line when its file is missing or does not match the record', async () => {
    page.log.length = 0;
    await prerender(JSON.stringify({ ...pages, '/auth/login': pageOf('Tampered') }), `sha384-${'A'.repeat(64)}`);
    const { statusCode, body } = await page.visit('/auth/login');
    expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
    expect(page.log.some(({ msg }) => msg.includes('cannot be read'))).toBe(true);
  });

  it('is optional: older builds have none', async () => {
    const { prerendered: _none, ...older } = await record();
    await writeFile(join(page.shellFolder, page.shell.build, 'record.json'), JSON.stringify(older));
    await page.restart();
    expect((await page.visit('/auth/login')).body).toContain('<div id="root"></div>');
  });
});

describe('a visitor without a session', () => {
  it.each(['/', '/no/such/page', '/authentic', '/AUTH/login'])(
    'is redirected from %s to the login page, as by the shell’s guard',
    async (url) => {
      const { statusCode, headers } = await page.visit(url);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/auth/login', 'no-store']);
    },
  );

  const id = '0190a5c4-0000-7000-8000-00000000000a';
  it.each([
    [`/post/${id}?comment=${id}&utm_source=mail`, `/post/${id}?comment=${id}`],
    ['/profile/ana?x=1', '/profile/ana'],
    ['/bookmark', '/bookmark'],
  ])('is redirected from %s to a login page that leads there', async (url, next) => {
    const response = await page.visit(url);
    expect(response.headers['location']).toBe(`/auth/login?next=${encodeURIComponent(next)}`);
  });

  it.each(['/auth/login', '/auth', '/auth/nothing'])('is not redirected from %s', async (url) => {
    expect((await page.visit(url)).statusCode).toBe(200);
  });

  it('is not redirected by a page server that does not get the API’s cookies', async () => {
    const own = await startTestPageServer({ PUBLIC_URL: 'http://cred.test', API_PUBLIC_URL: 'http://api.test' });
    expect((await own.server.inject({ url: '/', headers: { ...pageHeaders, host: 'cred.test' } })).statusCode).toBe(
      200,
    );
    await own.close();
  });
});
