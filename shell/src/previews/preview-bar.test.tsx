import { act, screen, userEvent, within } from '@cred/testing';
import type { Preview } from '@cred/contract';
import { showBar } from './preview-bar';

const expires = new Date(2026, 10, 21, 16).toISOString();
const feedPreview: Preview = { area: 'feed', build: '1a2b3c4d5e6f7a8b', expires };
const chatPreview: Preview = { area: 'chat', build: 'ffffffffffffffff', expires };
const container = document.createElement('div');
beforeEach(() => document.body.prepend(container));
const show = (...previews: Preview[]) => act(() => showBar(container, previews));
const text = () => screen.getByRole('status').textContent;

// The tests run in order and share one bar.
describe('the preview bar', () => {
  it('names the area, the build and its expiry, and has a button to leave the preview', async () => {
    await show(feedPreview);
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(within(bar).getByRole('status')).toHaveTextContent(
      /^Preview of Home: build 1a2b3c4d, until 21 Nov, 16:00\.$/,
    );
    const form = within(bar).getByRole('button', { name: 'Leave preview' }).closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/preview/end', 'post']);
  });

  it('lists several previews, and shows the name of an unknown area', async () => {
    await show(feedPreview, chatPreview, { ...chatPreview, area: 'maps' });
    expect(text()).toMatch(/Preview of Home: .* Preview of Direct: build ffffffff, .* Preview of maps: /);
  });

  it('lists ended previews next to the current ones', async () => {
    await show(chatPreview);
    expect(text()).toMatch(
      /^Preview of Direct: .* The preview of Home has ended; the live version takes over as soon as nothing is being written\. The preview of maps has ended/,
    );
    await show(feedPreview, chatPreview);
    expect(text()).not.toContain('The preview of Home');
  });

  it('stays after the last preview ended until it is closed', async () => {
    await show();
    expect(text()).toContain('The preview of Direct has ended');
    expect(screen.queryByRole('button', { name: 'Leave preview' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(container).toBeEmptyDOMElement();
    await show();
    expect(container).toBeEmptyDOMElement();
  });
});
