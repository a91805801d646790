import { makeMe, origins, renderRoutes, screen } from '@cred/testing';
import { remote } from '../remote';

const me = makeMe();
const open = () => renderRoutes(remote.routes, { route: '/settings/export-data', me });

/** jsdom follows no links: what counts is whether the page lets the browser. */
function watchLinks(): { followed: number } {
  const seen = { followed: 0 };
  document.addEventListener(
    'click',
    (event) => {
      if (!event.defaultPrevented) seen.followed += 1;
      event.preventDefault();
    },
    { once: true },
  );
  return seen;
}

afterEach(() => jest.restoreAllMocks());

describe('the export of the own data', () => {
  it('is a link to the API host, and says that it starts', async () => {
    const { user } = open();
    const seen = watchLinks();
    const link = screen.getByRole('link', { name: 'Download my data' });
    expect(link).toHaveAttribute('href', `${origins.api}/api/user/export/${me.id}`);
    await user.click(link);
    expect(seen.followed).toBe(1);
    expect(screen.getByText(/Your download starts in a moment/)).toBeVisible();
  });

  it('keeps the page and says so without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = open();
    const seen = watchLinks();
    await user.click(screen.getByRole('link', { name: 'Download my data' }));
    expect(seen.followed).toBe(0);
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  });
});
