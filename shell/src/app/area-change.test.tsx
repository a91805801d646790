import { act, makeMe, makeUserSummary, respond, screen, server, setMedia, waitFor } from '@cred/testing';
import { Link } from '@cred/vendor';
import type { ReactNode } from 'react';
import * as federation from '../federation';
import type { AreaBuild } from '../federation';
import type * as rightColumn from '../frame/right-column';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

jest.mock('../federation', () => jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation());
const { loadArea, loadedArea } = jest.mocked(federation);

const mockOnColumn = jest.fn<void, [current: string | null | undefined]>();
jest.mock('../frame/right-column', () => {
  const { RightColumn } = jest.requireActual<typeof rightColumn>('../frame/right-column');
  return {
    RightColumn: () => {
      mockOnColumn(document.querySelector('nav [aria-current]')?.textContent);
      return <RightColumn />;
    },
  };
});

/** What the document shows when a page is rendered for the first time after a navigation. */
let shownBefore: { readonly heading: string | undefined; readonly current: string | undefined }[] = [];

function Page({ title }: { readonly title: string }): ReactNode {
  if (screen.queryByRole('heading', { name: title, level: 1 })?.textContent !== `${title} page`)
    shownBefore.push({
      heading: document.querySelector('main h1')?.textContent ?? undefined,
      current: document.querySelector('nav [aria-current]')?.textContent ?? undefined,
    });
  return (
    <>
      <h1 tabIndex={-1}>{title} page</h1>
      <Link to="/settings">To the settings</Link>
    </>
  );
}

const build = (path: string, title: string): AreaBuild => ({
  area: 'feed',
  build: '00',
  contractVersion: '1.0.0',
  routes: [{ path, element: <Page title={title} /> }],
  slots: {},
});
const builds: Partial<Record<string, AreaBuild>> = {
  feed: build('/', 'Home'),
  settings: build('/settings', 'Settings'),
};

beforeEach(() => {
  server.use(respond('getMe', makeMe()), respond('getSuggestions', []));
  setMedia('(min-width: 700px)', true);
  loadedArea.mockImplementation((name) => builds[name]);
  loadArea.mockImplementation(() => new Promise(() => undefined));
});

async function openSettings(): Promise<void> {
  const { user } = renderApp('/');
  await screen.findByRole('heading', { name: 'Home page' });
  shownBefore = [];
  await user.click(screen.getByRole('link', { name: 'To the settings' }));
  await screen.findByRole('heading', { name: 'Settings page' });
}

describe('a navigation to another area', () => {
  it('shows its entry and heading before the page is rendered, and then moves the focus to the page', async () => {
    await openSettings();
    expect(shownBefore[0]).toEqual({ heading: 'Settings', current: 'Settings' });
    expect(document.title).toBe('Settings · Cred');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings page' })).toHaveFocus());
  });

  it('does not render the other parts of the frame again', async () => {
    const count = jest.fn(() => <span>7 unread</span>);
    const button = jest.fn(() => <button>Follow</button>);
    builds['notifications'] = { ...build('/notifications', 'Notifications'), slots: { 'unread-count': count } };
    builds['profile'] = { ...build('/profile/:username', 'Profile'), slots: { 'follow-button': button } };
    setMedia('(min-width: 1000px)', true);
    server.use(respond('getSuggestions', [makeUserSummary()]));
    const { user } = renderApp('/');
    await screen.findByRole('heading', { name: 'Home page' });
    await screen.findByText('7 unread');
    await screen.findByRole('button', { name: 'Follow' });
    count.mockClear();
    button.mockClear();
    await user.click(screen.getByRole('link', { name: 'To the settings' }));
    await screen.findByRole('heading', { name: 'Settings page' });
    expect(count).not.toHaveBeenCalled();
    expect(button).not.toHaveBeenCalled();
  });

  it('renders the right column after the frame when the page before had its room', async () => {
    builds['chat'] = build('/your-chat', 'Chat');
    setMedia('(min-width: 1000px)', true);
    const { user } = renderApp('/your-chat');
    await screen.findByRole('heading', { name: 'Chat page' });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    mockOnColumn.mockClear();
    await user.click(screen.getByRole('link', { name: 'To the settings' }));
    expect(await screen.findByRole('complementary')).toBeInTheDocument();
    expect(mockOnColumn.mock.calls[0]).toEqual(['Settings']);
  });

  it('shows the page at once after Back, without a placeholder', async () => {
    await openSettings();
    shownBefore = [];
    await act(async () => window.history.back());
    await screen.findByRole('heading', { name: 'Home page' });
    expect(shownBefore).toEqual([{ heading: 'Settings page', current: 'Settings' }]);
    expect(screen.getByRole('heading', { name: 'Home page' })).toHaveFocus();
  });
});
