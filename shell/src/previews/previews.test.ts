import type { Preview } from '@cred/contract';

const home: Preview = { area: 'feed', build: '1a2b3c4d5e6f7a8b', expires: '2026-11-21T16:00:00.000Z' };
const showBar = jest.fn();
jest.mock('./preview-bar', () => ({ showBar }));

/** Loads a new copy of the module, as after a page load. */
async function loadModule(previews?: readonly Preview[]) {
  document.body.innerHTML = '<div id="root"></div>';
  jest.resetModules();
  showBar.mockReset();
  const { providePageConfig } = await import('../lib/page-config');
  providePageConfig({
    apiUrl: '',
    validationUrl: '',
    releases: { revision: 0, areas: {} },
    ...(previews ? { previews } : {}),
  });
  return import('./previews');
}
const shownPreviews = () => showBar.mock.calls.map(([, previews]) => previews);

describe('startPreviews', () => {
  it('shows the previews of the page above everything else', async () => {
    const { startPreviews, showPreviews, hadPreviews } = await loadModule([home]);
    startPreviews();
    await showPreviews();
    expect(shownPreviews()[0]).toEqual([home]);
    expect(showBar.mock.calls[0]?.[0]).toBe(document.body.firstElementChild);
    expect(document.body.lastElementChild?.id).toBe('root');
    expect(hadPreviews()).toBe(true);
  });

  it('adds an empty container when there is no preview', async () => {
    const { startPreviews, showPreviews, hadPreviews } = await loadModule();
    startPreviews();
    await showPreviews([]);
    expect([shownPreviews(), hadPreviews(), document.body.children.length]).toEqual([[], false, 2]);
    expect(document.body.firstElementChild?.children).toHaveLength(0);
  });
});

describe('showPreviews', () => {
  it('shows a preview that starts in an open tab, and its end; from then on the tab sends no reports', async () => {
    const { showPreviews, hadPreviews } = await loadModule();
    await showPreviews([home]);
    await showPreviews([]);
    expect(shownPreviews()).toEqual([[home], []]);
    expect(hadPreviews()).toBe(true);
  });

  it('rejects while the bar cannot be loaded, and shows the same previews on the next call', async () => {
    const { showPreviews } = await loadModule([home]);
    showBar.mockImplementationOnce(() => {
      throw new Error('No bar');
    });
    await expect(showPreviews()).rejects.toThrow('No bar');
    await showPreviews();
    expect(shownPreviews()).toEqual([[home], [home]]);
  });
});
