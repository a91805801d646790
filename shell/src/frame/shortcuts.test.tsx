import { openShortcuts } from '@cred/platform';
import { act, fireEvent, renderInShell, screen, waitFor, within } from '@cred/testing';
import { Shortcuts } from './shortcuts';

/** A page with two posts, a composer and the search. */
function open() {
  const pressed = jest.fn();
  const rendered = renderInShell(
    <>
      <main>
        <form data-shortcut="compose">
          <textarea aria-label="New post" />
        </form>
        {['First', 'Second'].map((name) => (
          <article key={name} aria-label={name}>
            <button data-shortcut="comment" onClick={() => pressed(`comment ${name}`)}>
              Comment
            </button>
            <button data-shortcut="rate" onClick={() => pressed(`rate ${name}`)}>
              Rate
            </button>
          </article>
        ))}
      </main>
      <input data-shortcut="search" aria-label="Search" />
      <Shortcuts />
    </>,
  );
  return { ...rendered, pressed };
}

const press = (key: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));
const post = (name: string) => screen.getByRole('article', { name });

beforeEach(() => {
  window.scrollTo = jest.fn();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 100, bottom: 200, height: 100 } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the keyboard shortcuts', () => {
  it('move between posts with j and k, and stay at the ends', () => {
    open();
    press('j');
    expect(post('First')).toHaveFocus();
    press('j');
    expect(post('Second')).toHaveFocus();
    press('j');
    expect(post('Second')).toHaveFocus();
    press('k');
    press('k');
    expect(post('First')).toHaveFocus();
  });

  it('rate with l and comment with r, on the post that has the focus', () => {
    const { pressed } = open();
    press('j');
    press('j');
    press('l');
    press('r');
    expect(pressed.mock.calls).toEqual([['rate Second'], ['comment Second']]);
  });

  it('focus the composer with n and the search with /', () => {
    open();
    press('n');
    expect(screen.getByRole('textbox', { name: 'New post' })).toHaveFocus();
    act(() => (document.activeElement as HTMLElement).blur());
    press('/');
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it('focus the search of the page rather than the button of the frame (POST-70)', () => {
    renderInShell(
      <>
        <button data-shortcut="search">Search members</button>
        <main>
          <input data-shortcut="search" aria-label="Search posts" />
        </main>
        <Shortcuts />
      </>,
    );
    press('/');
    expect(screen.getByRole('textbox', { name: 'Search posts' })).toHaveFocus();
  });

  it('go home with n where there is no composer', async () => {
    const { location } = renderInShell(<Shortcuts />, { route: '/settings' });
    press('n');
    await waitFor(() => expect(location()).toBe('/'));
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('do nothing with %o', (modifier) => {
    open();
    press('j', modifier);
    expect(document.body).toHaveFocus();
  });

  it('do nothing while something is typed', () => {
    const { pressed } = open();
    screen.getByRole('textbox', { name: 'Search' }).focus();
    for (const key of ['j', 'l', 'n', '?']) press(key);
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are listed with ?, and can be switched off and on again from the settings', async () => {
    const { user } = open();
    press('?', { shiftKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['j', 'k', 'l', 'r', 'n', '/', '?']);
    press('j');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const choice = within(dialog).getByRole('checkbox', { name: 'Use these shortcuts in this browser' });
    await user.click(choice);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press('?', { shiftKey: true });
    press('j');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(post('First')).not.toHaveFocus();
    act(openShortcuts);
    await user.click(await screen.findByRole('checkbox', { name: 'Use these shortcuts in this browser' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press('j');
    expect(post('First')).toHaveFocus();
  });
});
