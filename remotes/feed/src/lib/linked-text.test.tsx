import { renderInShell, screen } from '@cred/testing';
import { linkPart, linksOf, shownText } from './linked-text';

const mention = (text: string, name: string, username: string) => {
  const start = text.indexOf(name);
  return { userId: username, username, start, end: start + name.length };
};
const show = (text: string, mentions: Parameters<typeof linksOf>[0]['mentions'] = []) =>
  renderInShell(
    <p data-testid="text">{linkPart(text, 0, { links: linksOf({ text, mentions }), render: (part) => part })}</p>,
  );

describe('linkPart', () => {
  it('links topics to their pages and mentions to the member’s present username, and keeps the text', () => {
    const text = 'Ask @ana.old about #Sepsis and #心 😀.';
    show(text, [mention(text, '@ana.old', 'ana.new')]);
    expect(screen.getByTestId('text')).toHaveTextContent(text);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['@ana.old', '/profile/ana.new'],
      ['#Sepsis', '/topic/Sepsis'],
      ['#心', `/topic/${encodeURIComponent('心')}`],
    ]);
  });

  it('leaves names of no member, digits and addresses text', () => {
    show('@absent #12 https://a.org/#part');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('gives each link its own direction', () => {
    show('نص #تعفن و @ana', [mention('نص #تعفن و @ana', '@ana', 'ana')]);
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('dir', 'auto');
  });

  it('ignores positions outside the text, and those that overlap', () => {
    const far = { userId: 'a', username: 'a', start: 90, end: 99 };
    const text = 'To @ana';
    show(text, [far, mention(text, '@ana', 'ana'), { ...mention(text, '@a', 'b') }]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByTestId('text')).toHaveTextContent(text);
  });
});

describe('shownText', () => {
  it('moves the mentions with the text', () => {
    const text = ' \n @ana \n';
    const trimmed = shownText({ text, mentions: [mention(text, '@ana', 'ana')] });
    expect(trimmed).toMatchObject({ text: '@ana', mentions: [{ start: 0, end: 4 }] });
  });

  it('folds repeated blank lines, and moves the mentions after them (POST-118)', () => {
    const text = ' one\n\n\n\n@ana\r\n \r\n\t\r\n  two @bo\n\nthree';
    const { text: shown, mentions } = shownText({
      text,
      mentions: [mention(text, '@ana', 'ana'), mention(text, '@bo', 'bo')],
    });
    expect(shown).toBe('one\n\n@ana\r\n\n  two @bo\n\nthree');
    expect(mentions.map(({ start, end }) => shown.slice(start, end))).toEqual(['@ana', '@bo']);
  });

  it('folds a long text of blank lines at once', () => {
    expect(shownText({ text: `a${'\n \t'.repeat(200_000)}\nb` }).text).toBe('a\n\nb');
  });
});
