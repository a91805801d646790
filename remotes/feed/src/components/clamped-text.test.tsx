import { fireEvent, renderInShell, screen } from '@cred/testing';
import { ClampedText } from './clamped-text';

const long = `${'line\n'.repeat(30)}https://end.test/`;
const link = () => screen.getByRole('link', { name: 'https://end.test/' });
let id = 0;

/** The measurements of a text of 30 lines, in px, since jsdom has no layout. */
const inBrowser = (scrollHeight: number) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(405);
};
const show = (text = long, name = `text-${(id += 1)}`) => ({
  name,
  ...renderInShell(<ClampedText id={name} text={text} />),
});
afterEach(() => jest.restoreAllMocks());

describe('a very long text', () => {
  beforeEach(() => inBrowser(700));

  it('expands on demand, and collapses again, with the focus on the button', async () => {
    const { user } = show();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
    expect(scroll.mock.contexts).toEqual([link().closest('div')]);
  });

  it('stays expanded when its card is mounted again', async () => {
    const { user, name, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    unmount();
    show(long, name);
    expect(screen.getByRole('button', { name: 'Show less' })).toBeInTheDocument();
  });

  it('expands when a link in its hidden part gets the focus, but not for a visible link', () => {
    show();
    const mockLinkBottom = (bottom: number) =>
      jest.spyOn(link(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, bottom));
    jest.spyOn(link().closest('div')!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 405));
    mockLinkBottom(300);
    fireEvent.focus(link());
    expect(screen.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
    mockLinkBottom(690);
    fireEvent.focus(link());
    expect(screen.getByRole('button', { name: 'Show less' })).toBeInTheDocument();
  });
});

describe('a text that is not clamped', () => {
  it.each([
    ['it is short', 'Short', 700],
    ['it fits', long, 405],
  ])('has no button: %s', (_, text, scrollHeight) => {
    inBrowser(scrollHeight);
    show(text);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
