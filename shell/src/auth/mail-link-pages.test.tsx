import { respond, respondWithError, screen, server, waitFor } from '@cred/testing';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

jest.mock('../federation', () => jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation());

/** The tokens that a page sent. */
const sent: unknown[] = [];
const record = async ({ request }: { readonly request: Request }) => {
  if (request.method === 'POST') sent.push([new URL(request.url).pathname, await request.clone().json()]);
};
beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', record);
});
afterEach(() => server.events.removeListener('request:start', record));

describe('the page "not me"', () => {
  it('sends the token of the address only after the button, then leads to a new password', async () => {
    server.use(respond('endUnknownLogin', { ok: true }));
    const { user } = renderApp('/auth/not-me#the-token');
    const button = await screen.findByRole('button', { name: 'This was not me' });
    expect(sent).toEqual([]);
    await user.click(button);
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(sent).toEqual([['/api/auth/not-me', { token: 'the-token' }]]);
  });

  it('shows why a link does not work', async () => {
    const message = 'This link was used already or is too old';
    server.use(respondWithError('endUnknownLogin', { status: 400, code: 'validation_failed', message }));
    const { user } = renderApp('/auth/not-me#the-token');
    await user.click(await screen.findByRole('button', { name: 'This was not me' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This link was used already or is too old'),
    );
  });

  it('sends nothing without a token', async () => {
    const { user } = renderApp('/auth/not-me');
    expect(await screen.findByText(/This address is not complete/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'This was not me' }));
    expect(sent).toEqual([]);
  });
});
