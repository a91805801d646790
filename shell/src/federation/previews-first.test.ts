import type { Release } from '@cred/contract';
import { providePageConfig } from '../lib/page-config';
import { reportFailure, reportShown } from './report-builds';
import { loadArea } from '.';

const release = {
  build: '1a2b3c4d5e6f7a8b',
  entry: 'entry.js',
  global: 'g',
  preload: [],
  contractVersion: '1.0.0',
  base: '/b/',
  integrity: {},
  previous: null,
} as Release;
const loadExposed = jest.fn(async () => ({ remote: { routes: [], slots: {} } }));
const report = jest.fn();
const showPreviews = jest.fn();
let hadPreview = true;
jest.mock('./runtime', () => ({ loadExposed: () => loadExposed() }));
jest.mock('../reports/send', () => ({ report: () => report() }));
jest.mock('../reports/vitals', () => ({ measureArea: () => report() }));
jest.mock('../previews/previews', () => ({ showPreviews: () => showPreviews(), hadPreviews: () => hadPreview }));

beforeAll(() =>
  providePageConfig({
    apiUrl: '',
    validationUrl: '',
    releases: { revision: 1, areas: { feed: release, chat: release } },
  }),
);

describe('an area', () => {
  it('is loaded after the preview bar is shown', async () => {
    showPreviews.mockRejectedValueOnce(new Error('No bar'));
    await expect(loadArea('feed')).rejects.toThrow('The feed area could not be loaded');
    expect(loadExposed).not.toHaveBeenCalled();
    await expect(loadArea('chat')).resolves.toMatchObject({ build: release.build });
  });
});

describe('a tab that has or had a preview', () => {
  const reportAll = async (): Promise<void> => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    reportFailure('feed', { loadable: release, kind: 'load', cause: undefined }, true);
    reportShown({ area: 'feed', build: release.build, routes: [], slots: {} } as unknown as Parameters<
      typeof reportShown
    >[0]);
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('sends no reports', async () => {
    await reportAll();
    expect(report).not.toHaveBeenCalled();
    hadPreview = false;
    await reportAll();
    expect(report).toHaveBeenCalled();
  });
});
