import type { Preview } from '@cred/contract';

const home: Preview = { area: 'feed', build: '1a2b3c4d5e6f7a8b', expires: '2026-11-21T16:00:00.000Z' };
const showBar = jest.fn();
jest.mock('./preview-bar', () => ({ showBar }));

/** The module as a page begins with it. */
async function begin(previews?: readonly Preview[]) {
  document.body.innerHTML = '<div id="root"></div>';
  jest.resetModules();
  showBar.mockReset();
  const { providePageConfig } = await import('../page-config');
  providePageConfig({
    apiUrl: '',
    validationUrl: '',
    releases: { revision: 0, areas: {} },
    ...(previews ? { previews } : {}),
  });
  return import('./previews');
}
const told = () => showBar.mock.calls.map(([, previews]) => previews);

describe('startPreviews', () => {
  it('tells of what the page came with, above everything else', async () => {
    const { startPreviews, tellPreviews, hadPreviews } = await begin([home]);
    startPreviews();
    await tellPreviews();
    expect(told()[0]).toEqual([home]);
    expect(showBar.mock.calls[0]?.[0]).toBe(document.body.firstElementChild);
    expect(document.body.lastElementChild?.id).toBe('root');
    expect(hadPreviews()).toBe(true);
  });

  it('makes room and shows nothing where there is no preview', async () => {
    const { startPreviews, tellPreviews, hadPreviews } = await begin();
    startPreviews();
    await tellPreviews([]);
    expect([told(), hadPreviews(), document.body.children.length]).toEqual([[], false, 2]);
    expect(document.body.firstElementChild?.children).toHaveLength(0);
  });
});

describe('tellPreviews', () => {
  it('tells of one that begins in an open tab, and of its end; the tab counts for nobody from then on', async () => {
    const { tellPreviews, hadPreviews } = await begin();
    await tellPreviews([home]);
    await tellPreviews([]);
    expect(told()).toEqual([[home], []]);
    expect(hadPreviews()).toBe(true);
  });

  it('rejects while the bar cannot be had, and tells of the same ones when asked again', async () => {
    const { tellPreviews } = await begin([home]);
    showBar.mockImplementationOnce(() => {
      throw new Error('No bar');
    });
    await expect(tellPreviews()).rejects.toThrow('No bar');
    await tellPreviews();
    expect(told()).toEqual([[home], [home]]);
  });
});
