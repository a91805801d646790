import { signUpByApi, makeMemberDetails } from '../fixtures/members';
import { expect, test } from '../fixtures/test';

test("sends a strict policy and fresh nonces, and the page's styles work under it", async ({ newClient, stack }) => {
  const [first, second] = [await fetch(`${stack.url}/`), await fetch(`${stack.url}/your-chat`)];
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  const nonce = (header: string | null): string | undefined => /'nonce-([^']+)'/.exec(header ?? '')?.[1];
  expect(nonce(policy)).not.toBe(nonce(second.headers.get('content-security-policy')));
  expect(first.headers.get('cache-control')).toMatch(/no-store|no-cache/);

  // A missing style nonce drops styles without an error: check one that only styled-components adds.
  const { page } = await newClient();
  const member = makeMemberDetails('Nina', 'Nutrition');
  await signUpByApi(page, member);
  const display = await page
    .getByRole('navigation')
    .first()
    .evaluate((element) => element.ownerDocument.styleSheets.length);
  expect(display).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Post', exact: true });
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).not.toBe('0px');

  // The answers that stand in the page are not asked for again (FED-16). An answer that took longer than the page server
  // waits is asked for, so a page is loaded again then. Reports are sent by one page load in ten.
  let asked: string[] = [];
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    origins.add(origin);
    if (/^\/api\/(?!events|user\/suggest|media|reports|preview)/.test(pathname)) asked.push(pathname);
  });
  for (const [path, heading] of [
    ['/', 'Home'],
    ['/bookmark', 'Bookmarks'],
    ['/your-chat', 'Direct'],
    [`/profile/${member.username}`, member.fullName],
  ] as const) {
    await expect(async () => {
      // The page before it must not lead the event stream any more.
      await page.goto('about:blank');
      asked = [];
      // The stream opens after the first calls, and continues after the last event of the page.
      const [events] = await Promise.all([page.waitForResponse(/\/api\/events/), page.goto(path)]);
      expect(events.url()).toContain('lastEventId=');
      await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
      expect(asked, path).toEqual([]);
    }).toPass();
  }
  // Nothing needs a preflight or a second connection (FED-21).
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([stack.url]);
});

test('shows an error when the script does not load, and works once it does', async ({ newClient }) => {
  const { page, expectErrors } = await newClient();
  expectErrors(/ERR_FAILED/);
  await page.route('**/shell/**', (route) => route.abort());
  await page.goto('/auth/sign-up');
  await expect(page.getByRole('heading', { name: 'Cred could not be loaded' })).toBeVisible();
  await page.unroute('**/shell/**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Join today.' })).toBeVisible();
});

test('renders script in a post as text', async ({ newClient }) => {
  const { page } = await newClient();
  await signUpByApi(page, makeMemberDetails('Otto', 'Medicine'));
  const text =
    '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script> javascript:alert(1)';
  await page.getByRole('textbox', { name: 'What would you like to share?' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('dialog', { name: 'AI verification' }).getByRole('button', { name: 'Use Your Content' }).click();
  await expect(page.getByRole('article').first()).toContainText('<script>');
  await expect(page).not.toHaveTitle(/owned/);
});

test('serves hashed files as immutable and compressed', async ({ stack }) => {
  const html = await (await fetch(stack.url)).text();
  const file = /src="?([^" >]+\.js)/.exec(html)?.[1];
  expect(file).toBeDefined();
  const response = await fetch(new URL(file ?? '', stack.url), { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
});
