import { act, screen, userEvent, within } from '@cred/testing';
import type { Preview } from '@cred/contract';
import { showBar } from './preview-bar';

const soon = new Date(2026, 10, 21, 16).toISOString();
const home: Preview = { area: 'feed', build: '1a2b3c4d5e6f7a8b', expires: soon };
const chat: Preview = { area: 'chat', build: 'ffffffffffffffff', expires: soon };
const place = document.createElement('div');
beforeEach(() => document.body.prepend(place));
const show = (...previews: Preview[]) => act(() => showBar(place, previews));
const text = () => screen.getByRole('status').textContent;

// One bar, which outlives each of these.
describe('the bar of previews', () => {
  it('names the area, the build and the end, and has the way out', async () => {
    await show(home);
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(bar).getByRole('status')).toHaveTextContent(
      /^Preview of Home: build 1a2b3c4d, until 21 Nov, 16:00\.$/,
    );
    const form = within(bar).getByRole('button', { name: 'Leave preview' }).closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/preview/end', 'post']);
  });

  it('names each of several, and an area that this shell does not know by its name', async () => {
    await show(home, chat, { ...chat, area: 'maps' });
    expect(text()).toMatch(/Preview of Home: .* Preview of Direct: build ffffffff, .* Preview of maps: /);
  });

  it('says which of them are over, beside those that are not', async () => {
    await show(chat);
    expect(text()).toMatch(
      /^Preview of Direct: .* The preview of Home has ended; the live version takes over as soon as nothing is being written\. The preview of maps has ended/,
    );
    await show(home, chat);
    expect(text()).not.toContain('The preview of Home');
  });

  it('stays after the last one is over, until somebody has read it', async () => {
    await show();
    expect(text()).toContain('The preview of Direct has ended');
    expect(screen.queryByRole('button', { name: 'Leave preview' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(place).toBeEmptyDOMElement();
    await show();
    expect(place).toBeEmptyDOMElement();
  });
});
