import type { Page } from '@playwright/test';
import { fillSignUpForm, makeMemberDetails, type MemberDetails } from '../fixtures/members';
import { expect, test } from '../fixtures/test';

/** The prerendered auth pages before, or without, the shell's script. */
const details: MemberDetails = makeMemberDetails('Lena', 'Nursing');

test.beforeAll(async ({ stack }) => {
  const { fullName, username, email, password, specialty } = details;
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
/** Waits until React has hydrated the form. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith('__reactProps')));

test('validates and logs in without script', async ({ newClient, stack }) => {
  const { page, context } = await newClient({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page).toHaveURL(`${stack.url}/auth/login`);
  await expect(page).toHaveTitle('Sign in · Cred');
  await send(page);
  await expect(page.getByText('Username is empty')).toBeVisible();
  await expect(page.getByText('Password is empty')).toBeVisible();
  await username(page).fill(details.username);
  await password(page).fill('12345');
  await send(page);
  await expect(page.getByText('Minimal 6 caracters')).toBeVisible();
  await username(page).fill(details.username);
  await password(page).fill('not this one');
  await send(page);
  await expect(page.getByRole('alert')).toHaveText('Username or password is wrong');
  expect(page.url()).toBe(`${stack.url}/auth/login?failed=credentials`);

  await username(page).fill(details.username);
  await password(page).fill(details.password);
  await send(page);
  await expect(page).toHaveURL(`${stack.url}/`);
  expect((await context.cookies()).find(({ name }) => name === 'cred_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});

test('keeps what was typed before hydration, and logs in with a form that is sent before it', async ({ newClient }) => {
  const { page } = await newClient();
  const blockedScripts: (() => void)[] = [];
  const release = (): void => blockedScripts.splice(0).forEach((resume) => resume());
  await page.route(
    '**/*.js',
    (route) =>
      void new Promise<void>((resume) => blockedScripts.push(resume)).then(() =>
        route.continue().catch(() => undefined),
      ),
  );
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await username(page).fill(details.username);
  await password(page).pressSequentially(details.password.slice(0, 5));
  release();
  await isHydrated(page);
  await expect(password(page)).toBeFocused();
  // Typed with the keyboard only: a refilled field would have the cursor at its start.
  await page.keyboard.type(details.password.slice(5));
  await expect(username(page)).toHaveValue(details.username);
  await expect(password(page)).toHaveValue(details.password);

  // Sent before the script has loaded: the browser submits the form.
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await username(page).fill(details.username);
  await password(page).fill(details.password);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await page.unroute('**/*.js');
  release();
  await expect(page.getByRole('tab', { name: 'For you' })).toBeVisible();
});

test('keeps the sign-up form until the script can send it', async ({ newClient, stack }) => {
  const typed = makeMemberDetails('Early', 'Nursing');
  const address = `${stack.url}/auth/sign-up`;
  const submit = async (page: Page): Promise<void> => {
    await fillSignUpForm(page, typed);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await password(page).press('Enter');
    expect(page.url()).toBe(address);
    await expect(password(page)).toHaveValue(typed.password);
    await expect(username(page)).toHaveValue(typed.username);
  };
  const { page: withoutScript } = await newClient({ javaScriptEnabled: false });
  await withoutScript.goto(address);
  await expect(withoutScript).toHaveTitle('Sign up · Cred');
  await submit(withoutScript);

  const { page } = await newClient();
  const held: (() => void)[] = [];
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resume) => held.push(resume));
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await submit(page);
  await page.unroute('**/*.js');
  for (const resume of held) resume();
  await expect(page.getByRole('tab', { name: 'For you' })).toBeVisible();
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`hydrates the page without moving or changing anything, ${width} wide and ${colorScheme}`, async ({
    newClient,
  }) => {
    const options = { viewport: { width, height: 844 }, colorScheme };
    const [before, after] = [await newClient(options), await newClient(options)];
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
      const describeShift = ({ startTime, value, sources }: Shift): string => {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 20)}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
        );
        return `${Math.round(startTime)} ms, ${value}: ${moved.join('; ')}`;
      };
      new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]).map(describeShift))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto('/auth/login');
    await isHydrated(page);
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(await page.screenshot()).toEqual(await before.page.screenshot());

    // The page rendered in the browser has the same class names as the prerendered one.
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
