import type { Page } from '@playwright/test';
import { makePerson, type Person } from '../fixtures/members';
import { expect, test } from '../fixtures/test';

/** The login page as its HTML alone makes it: what a member sees and can do before, or without, the shell's script. */
const person: Person = makePerson('Lena', 'Nursing');

test.beforeAll(async ({ stack }) => {
  const { fullName, username, email, password, specialty } = person;
  const body = JSON.stringify({
    fullName,
    username,
    email,
    password,
    specialty,
    isVerificated: false,
    isSendVerificate: false,
  });
  const headers = { 'content-type': 'application/json', origin: stack.url };
  expect((await fetch(`${stack.apiUrl}/api/user`, { method: 'POST', headers, body })).status).toBe(201);
});

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();
/** Whether the shell has taken the page over. */
const isLive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps')));

test('the login page works without script: it says what is wrong, and lets in', async ({ newVisitor, stack }) => {
  const { page, context } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL(`${stack.url}/auth/login`);
  await expect(page).toHaveTitle('Sign in · Cred');
  await send(page);
  await expect(page.getByText('Username is empty')).toBeVisible();
  await expect(page.getByText('Password is empty')).toBeVisible();
  await username(page).fill(person.username);
  await password(page).fill('12345');
  await send(page);
  await expect(page.getByText('Minimal 6 caracters')).toBeVisible();
  await username(page).fill(person.username);
  await password(page).fill('not this one');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Username or password is wrong');
  expect(page.url()).toBe(`${stack.url}/auth/login?failed=credentials`);

  await username(page).fill(person.username);
  await password(page).fill(person.password);
  await send(page);
  await expect(page).toHaveURL(`${stack.url}/`);
  expect((await context.cookies()).find(({ name }) => name === 'cred_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});

test('what is typed before the script comes stays, and a form sent too early logs in', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const held: (() => void)[] = [];
  const release = (): void => held.splice(0).forEach((go) => go());
  await page.route(
    '**/*.js',
    (route) => void new Promise<void>((go) => held.push(go)).then(() => route.continue().catch(() => undefined)),
  );
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await username(page).fill(person.username);
  await password(page).pressSequentially(person.password.slice(0, 5));
  release();
  await isLive(page);
  await expect(password(page)).toBeFocused();
  // By the keyboard alone: a field that was filled anew would have the cursor at its start.
  await page.keyboard.type(person.password.slice(5));
  await expect(username(page)).toHaveValue(person.username);
  await expect(password(page)).toHaveValue(person.password);

  // Once more, and sent while the script is still under way: the browser itself sends it.
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await username(page).fill(person.username);
  await password(page).fill(person.password);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await page.unroute('**/*.js');
  release();
  await expect(page.getByRole('tab', { name: 'For you' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the shell takes the page over without moving or changing a thing, ${width} wide and ${colorScheme}`, async ({
    newVisitor,
  }) => {
    const options = { viewport: { width, height: 844 }, colorScheme };
    const [before, after] = [await newVisitor(options), await newVisitor(options)];
    before.expectErrors(/ERR_FAILED/);
    await before.page.route('**/*.js', (route) => route.abort());
    await before.page.goto('/auth/login');
    const button = before.page.getByRole('button', { name: 'Sign in' });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('8px');

    const { page } = after;
    await page.addInitScript(() => {
      interface Shift extends PerformanceEntry {
        readonly value: number;
        readonly sources: readonly {
          readonly node?: Node;
          readonly previousRect: DOMRect;
          readonly currentRect: DOMRect;
        }[];
      }
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      const told = ({ startTime, value, sources }: Shift): string => {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
        return `${Math.round(startTime)} ms, ${value}: ${moved.join('; ')}`;
      };
      new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]).map(told))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto('/auth/login');
    await isLive(page);
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(await page.screenshot()).toEqual(await before.page.screenshot());

    // What the shell makes by itself, coming from another page, has the same classes: build and browser count alike.
    const classes = () =>
      page
        .locator('main')
        .evaluate((main) =>
          [...main.querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttribute('class')}`),
        );
    const prerendered = await classes();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to Cred' })).toBeVisible();
    expect(await classes()).toEqual(prerendered);
  });
}
