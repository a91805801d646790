import { render, screen } from '@testing-library/react';
import { initialsOf } from './avatar';
import { relativeTime, RelativeTime } from './relative-time';
import { RichText } from './rich-text';

describe('relativeTime', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  it.each([
    ['2026-11-21T12:00:30.000Z', 'Just now'],
    ['2026-11-21T11:59:01.000Z', 'Just now'],
    ['2026-11-21T11:59:00.000Z', '1m'],
    ['2026-11-21T11:00:01.000Z', '59m'],
    ['2026-11-21T11:00:00.000Z', '1h'],
    ['2026-11-20T12:00:01.000Z', '23h'],
    ['2026-11-20T12:00:00.000Z', '1d'],
    ['2026-11-19T12:00:01.000Z', '1d'],
    ['2026-11-19T12:00:00.000Z', 'Nov 19'],
    ['2025-01-03T12:00:00.000Z', 'Jan 3'],
  ])('formats %s as %s', (date, text) => {
    expect(relativeTime(date, now)).toBe(text);
  });
});

describe('RelativeTime', () => {
  it('has a machine-readable date', () => {
    render(<RelativeTime date="2025-01-03T12:00:00.000Z" />);
    expect(screen.getByText('Jan 3')).toHaveAttribute('datetime', '2025-01-03T12:00:00.000Z');
  });
});

describe('RichText', () => {
  it('turns http and www into links that open safely in a new tab', () => {
    render(<RichText text={'See https://a.org/x?y=1 and www.b.org.'} />);
    const [first, second] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', 'https://a.org/x?y=1');
    expect(first).toHaveAttribute('target', '_blank');
    expect(first?.getAttribute('rel')).toContain('noopener');
    expect(second).toHaveAttribute('href', 'https://www.b.org/');
    expect(second).toHaveTextContent(/^www\.b\.org$/);
  });

  it('aligns each paragraph by its script and paints only within its block', () => {
    const { container } = render(<RichText text={`e${'\u0301'.repeat(1_500)}\nשלום`} />);
    expect(container.firstElementChild).toHaveAttribute('dir', 'auto');
    expect(container.firstElementChild).toHaveStyle({
      display: 'block',
      unicodeBidi: 'plaintext',
      textAlign: 'start',
      overflow: 'clip',
    });
  });

  it('renders each part, including links, with `renderPart`', () => {
    render(<RichText text="See www.b.org now" renderPart={(part, start) => <i>{`${start}:${part}`}</i>} />);
    expect(screen.getByRole('link')).toHaveTextContent('4:www.b.org');
    expect(screen.getByText('13: now')).toBeVisible();
  });

  it.each([
    ['https://www.journal.org/articles/2026/a-very-long-title', 'journal.org/articles/2026/a-very-long-t…'],
    ['https://www.journal.org/articles/2026/title', 'journal.org/articles/2026/title'],
    ['https://journal.org/articles/2026/title1', null],
    ['https://journal.org.articles.2026.a-long-title.example/', null],
    ['https://journal.org:articles-2026-a-very-long-title@other.example/', null],
    ['https:///journal.org:articles-2026-a-very-long-title@other.example/', null],
    ['https://journal.org/articles/2026/a-long-title@other', 'journal.org/articles/2026/a-long-title@…'],
  ])('shows %s in a short form on request, and whole in its tooltip', (link, short) => {
    render(<RichText text={`See ${link} now`} shortLinks />);
    const shown = screen.getByRole('link', { name: short ?? link });
    expect(shown).toHaveAttribute('href', new URL(link).href);
    expect(shown.getAttribute('title')).toBe(short && link);
  });

  it('renders inline with `inline`', () => {
    const { container } = render(<RichText text="Hello" inline />);
    expect(container.firstElementChild).not.toHaveStyle({ display: 'block' });
  });

  it.each([
    'javascript:alert(1)',
    'javascript:http://x.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    'mail me at ann@www.example.org',
    'http://',
    'www.',
    'httpsomething',
  ])('creates no link for %s', (text) => {
    const { container } = render(<RichText text={text} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container).toHaveTextContent(text);
  });

  it('shows quotes and markup as text', () => {
    render(<RichText text={'http://x.org/"onmouseover="alert(1) <img src=x onerror=alert(1)>'} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'http://x.org/');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ana Maria Ribeiro', 'AR'],
    ['Dr. Okafor', 'O'],
    ['', 'A'],
    ['Øyvind', 'Ø'],
  ])('returns for "%s" the initials %s', (fullName, initials) => {
    expect(initialsOf({ fullName, username: 'ana' })).toBe(initials);
  });
});
