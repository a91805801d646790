import { parseSettings, settingNames } from '@cred/deployment/settings';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestPreview, startPreviewServer } from '../testing/link-preview-server';
import { notWebAddresses, otherAddresses, ownAddresses } from '../testing/evasions';
import { connectTo, startSite, startSpy, TestNames, type TestSite, watchConnections } from '../testing/test-sites';
import type { TestPageServer } from '../testing/test-page-server';

let spy: TestSite;
let site: TestSite;
let page: TestPageServer;
let next: readonly string[] = [];
const names = new TestNames();

beforeAll(async () => {
  spy = await startSpy();
  // /0 redirects to what `next` begins with, /1 to what follows, and so on.
  site = await startSite((request, response) => {
    const target = next[Number(/^\/(\d)/.exec(request.url ?? '')?.[1] ?? 9)];
    if (target === undefined) response.writeHead(200, { 'content-type': 'text/html' }).end('<title>The end</title>');
    else response.writeHead(302, { location: target }).end();
  });
  names.set('site.test', ['127.0.0.1']);
  page = await startPreviewServer({
    resolve: names.resolve,
    testHosts: { hosts: ['site.test'], ports: [spy.port, site.port] },
  });
});
afterAll(async () => {
  await page.close();
  await Promise.all([site.close(), spy.close()]);
});

const withPort = (text: string): string => text.replaceAll('PORT', String(spy.port));
const siteUrl = (hop: number): string => `http://site.test:${site.port}/${hop}`;

/** Requests a preview and returns the status; fails on any connection attempt beyond `allowed`. */
async function statusWithoutConnection(url: string, allowed = 0): Promise<number> {
  const connections = watchConnections();
  const [before, siteBefore] = [spy.connections, site.connections];
  const response = await requestPreview(page, url);
  const attempts = connections.mock.calls.length;
  connections.mockRestore();
  expect({ attempts, reached: site.connections - siteBefore, spied: spy.connections - before }).toEqual({
    attempts: allowed,
    reached: allowed,
    spied: 0,
  });
  expect(response.body).not.toMatch(/127|private|ECONN|ENOTFOUND|address rule/);
  return response.statusCode;
}

describe('the spy', () => {
  it('counts connections on IPv4 and IPv6', async () => {
    await connectTo(spy.port);
    await connectTo(spy.port, '::1');
    expect(spy.connections).toBe(2);
  });

  it('does not prevent a request to an allowed test site', async () => {
    const response = await requestPreview(page, `http://site.test:${site.port}/9`);
    expect(response.json()).toMatchObject({ title: 'The end', siteName: 'site.test' });
  });
});

describe('POST /api/preview of a forbidden address', () => {
  it.each(ownAddresses)('opens no connection for %j', async (text) => {
    expect([400, 404]).toContain(await statusWithoutConnection(withPort(text)));
  });

  it.each(otherAddresses)('opens no connection for %j', async (text) => {
    expect(await statusWithoutConnection(text)).toBe(404);
  });

  it.each(notWebAddresses)('returns 400 for %j', async (text) => {
    names.lookups.length = 0;
    expect(await statusWithoutConnection(text)).toBe(400);
    expect(names.lookups).toEqual([]);
  });

  it('returns 400 for an address of more than 2,000 characters', async () => {
    expect(await statusWithoutConnection(`http://example.org/${'a'.repeat(2_000)}`)).toBe(400);
    expect(await statusWithoutConnection(`http://example.org/${'ü'.repeat(1_000)}`)).toBe(400);
  });
});

describe('POST /api/preview of a name', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.9.9',
    '192.168.0.10',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.1.1',
    '198.18.0.9',
    '192.0.2.9',
    '224.0.0.5',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    'fc00::9',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '2002:7f00:1::',
    '::127.0.0.1',
    '2001:db8::9',
    '',
    'localhost',
    '2130706433',
  ])('opens no connection when the name resolves to %j', async (address) => {
    const name = `name-${Buffer.from(address).toString('hex')}.example`;
    names.set(name, [address]);
    expect(await statusWithoutConnection(`http://${name}:${spy.port}/`)).toBe(404);
    expect(await statusWithoutConnection(`https://${name}/`)).toBe(404);
  });

  it.each([
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '8.8.8.8']],
    [['2606:4700::1111', '8.8.8.8', '::1']],
    [['1.1.1.1', '::ffff:10.0.0.1']],
    [[]],
  ])('opens no connection when it resolves to %j', async (addresses) => {
    names.set('mixed.example', addresses);
    expect(await statusWithoutConnection(`http://mixed.example:${spy.port}/?${addresses.join()}`)).toBe(404);
  });

  it('allows a test’s host the loopback addresses only', async () => {
    names.set('site.test', ['10.0.0.1'], ['127.0.0.1']);
    names.lookups.length = 0;
    expect(await statusWithoutConnection(`http://site.test:${site.port}/inner`)).toBe(404);
    names.set('site.test', ['127.0.0.1']);
  });

  it('checks a name again for every connection', async () => {
    names.set('site.test', ['127.0.0.1'], ['192.168.0.1']);
    names.lookups.length = 0;
    next = [siteUrl(1)];
    expect(await statusWithoutConnection(`${siteUrl(0)}?rebinding`, 1)).toBe(404);
    expect(names.lookups).toEqual(['site.test', 'site.test']);
    names.set('site.test', ['127.0.0.1']);
  });
});

describe('POST /api/preview of a redirect', () => {
  const targets = [
    ...ownAddresses.filter((text) => /^https?:\/\//i.test(text)),
    ...otherAddresses,
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,<title>x</title>',
    'ftp://example.org/',
    'http://example.org:22/',
    'http://user:password@example.org/',
    'http://',
    `http://example.org/${'a'.repeat(2_000)}`,
  ];

  it.each([0, 1, 2])(
    'does not follow it to a forbidden address, at hop %d',
    async (hop) => {
      for (const [index, text] of targets.entries()) {
        // Bytes that a header cannot contain are tested above.
        const location = encodeURI(withPort(text))
          .replaceAll('%25', '%')
          .replaceAll('%5B', '[')
          .replaceAll('%5D', ']')
          .replaceAll('%5C', '\\');
        next = [...Array.from({ length: hop }, (_, each) => siteUrl(each + 1)), location];
        expect(await statusWithoutConnection(`${siteUrl(0)}?${hop}-${index}`, hop + 1)).toBe(404);
      }
    },
    60_000,
  );
});

describe('the list of test hosts', () => {
  it('cannot be set by any setting', async () => {
    const environment = Object.fromEntries(
      [
        'TEST_HOSTS',
        'TESTS',
        'PREVIEW_TESTS',
        'PREVIEW_TEST_HOSTS',
        'PREVIEW_ALLOW',
        'PREVIEW_HOSTS',
        'ALLOW_LOOPBACK',
        'PREVIEW_GUARD',
      ].map((name) => [name, `127.0.0.1,localhost,site.test:${spy.port}`]),
    );
    const settings = parseSettings({ ...environment, INTERNAL_SECRET: 'x'.repeat(32) });
    expect(Object.keys(settings).filter((name) => !(settingNames as readonly string[]).includes(name))).toEqual([]);
    expect(settingNames.filter((name) => /test|preview|allow|loopback/i.test(name))).toEqual([]);
    Object.assign(process.env, environment);
    const own = await startPreviewServer({ resolve: names.resolve }, { settings });
    try {
      for (const url of [
        `http://127.0.0.1:${spy.port}/`,
        'http://127.0.0.1/',
        `http://site.test:${site.port}/`,
        'http://site.test/',
      ]) {
        const connections = watchConnections();
        expect([400, 404]).toContain((await requestPreview(own, url)).statusCode);
        expect(connections.mock.calls).toEqual([]);
        connections.mockRestore();
      }
    } finally {
      for (const name of Object.keys(environment)) delete process.env[name];
      await own.close();
    }
  });

  it('is not set by any part of the service', async () => {
    const main = await readFile(join(__dirname, '..', 'main.ts'), 'utf8');
    expect(main).toMatch(
      /preview: \{\s+key: internalToken\(settings\.INTERNAL_SECRET, 'preview:image'\),\s+apiToken: [^{}]+\}/,
    );
    expect(main).not.toMatch(/tests|guard/);
  });
});
