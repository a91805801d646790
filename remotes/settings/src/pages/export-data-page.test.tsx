import {
  respond,
  respondWithFile,
  dropConnection,
  fireEvent,
  hang,
  makeMe,
  respondWithError,
  renderRoutes,
  screen,
  server,
} from '@cred/testing';
import type { Session } from '@cred/platform';
import { remote } from '../remote';

const me = makeMe({ username: 'ana.souza' });
const open = (session: Partial<Session> = {}) =>
  renderRoutes(remote.routes, { route: '/settings/export-data', me, session });
const button = () => screen.getByRole('button', { name: 'Download my data' });

let saved: jest.SpyInstance;
let createObjectURL: jest.SpyInstance;
beforeEach(() => {
  saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  createObjectURL = jest.spyOn(URL, 'createObjectURL');
});
afterEach(() => jest.restoreAllMocks());

describe("the export of the member's data", () => {
  it('is fetched with the session, once on a double click, and saved under the server’s name', async () => {
    const requests: unknown[] = [];
    server.use(
      respondWithFile(
        'exportAccount',
        ({ params, request }) => (requests.push([params.userId, request.credentials]), 'the zip'),
        { type: 'application/zip', filename: 'cred-ana.zip' },
      ),
    );
    open();
    for (const _ of [1, 2]) fireEvent.click(button());
    expect(await screen.findByText('cred-ana.zip is complete.')).toBeVisible();
    expect(requests).toEqual([[me.id, 'include']]);
    expect(saved).toHaveBeenCalledTimes(1);
    expect(saved.mock.contexts[0]).toMatchObject({
      download: 'cred-ana.zip',
      href: createObjectURL.mock.results[0]!.value as string,
    });
    await expect((createObjectURL.mock.calls[0] as [Blob])[0].text()).resolves.toBe('the zip');
  });

  it('has a default name when the response contains none', async () => {
    server.use(respond('exportAccount', {}));
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText(/^cred-ana\.souza-\d{4}-\d\d-\d\d\.zip is complete\.$/)).toBeVisible();
  });

  it('shows the progress and can be cancelled, after which nothing is saved', async () => {
    // The response never ends.
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(3 * 1024 * 1024)) });
    server.use(respondWithFile('exportAccount', () => body));
    const { user } = open();
    await user.click(button());
    expect(screen.getByRole('status')).toHaveTextContent('Preparing…');
    expect(await screen.findByText('3 MB received')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeVisible();
    expect(button()).toHaveFocus();
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is aborted when the page is left', async () => {
    server.use(hang('exportAccount'));
    const abort = jest.spyOn(AbortController.prototype, 'abort');
    const { user, unmount } = open();
    await user.click(button());
    expect(abort).not.toHaveBeenCalled();
    unmount();
    expect(abort).toHaveBeenCalledTimes(1);
  });

  it.each([
    [1_741, 'Too many requests, please try again later. Try again in 30 minutes.'],
    [60, 'Too many requests, please try again later. Try again in 1 minute.'],
  ])('shows when a retry is possible after too many requests (%s s)', async (seconds, text) => {
    server.use(
      respondWithError('exportAccount', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests, please try again later',
        retryAfter: seconds,
      }),
    );
    const { user, location } = open();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(location()).toBe('/settings/export-data');
    server.use(respond('exportAccount', {}));
    await user.click(button());
    expect(await screen.findByText(/zip is complete/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that the session has ended', async () => {
    server.use(
      respondWithError('exportAccount', { status: 401, code: 'unauthenticated', message: 'Please log in first' }),
    );
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText('Please log in first')).toBeVisible();
  });

  it('continues once the member has confirmed who they are (AUTH-35), and saves nothing when they cancel', async () => {
    server.use(respondWithError('exportAccount', { status: 403, code: 'reauth_required', message: 'Confirm first' }));
    const confirmIdentity = jest.fn(async () => false);
    const { user } = open({ confirmIdentity });
    await user.click(button());
    expect(await screen.findByText('Cancelled. Nothing was saved.')).toBeVisible();
    confirmIdentity.mockImplementationOnce(async () => {
      server.use(respond('exportAccount', {}));
      return true;
    });
    await user.click(button());
    expect(await screen.findByText(/zip is complete/)).toBeVisible();
  });

  it('shows that there is no network', async () => {
    server.use(dropConnection('exportAccount'));
    const { user } = open();
    await user.click(button());
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  });
});
