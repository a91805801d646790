import { reportBody, type ReportBody } from '@cred/contract/reports';
import { browserOf, flush, report } from './send';
import { measureArea } from './vitals';

let hadPreview = false;
jest.mock('../previews/previews', () => ({ hadPreviews: () => hadPreview }));

const item = { type: 'failure', area: 'feed', build: '0123456789abcdef', kind: 'load', helped: true } as const;
const sent: Blob[] = [];
const observers = new Map<string, (entries: object[]) => void>();
let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  sent.splice(0);
  Object.assign(navigator, { sendBeacon: (url: string, body: Blob) => url === '/api/reports' && sent.push(body) });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => jest.restoreAllMocks());

interface ObserverInit {
  readonly type: string;
  readonly durationThreshold?: number;
}

const read = async (blob: Blob | undefined): Promise<ReportBody> => {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob as Blob);
  });
  return reportBody.parse(JSON.parse(text));
};
const hide = (): void => {
  visible = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  visible = 'visible';
};

describe('report', () => {
  it('batches items and sends them as JSON that matches the contract', async () => {
    await report(item);
    await report({ ...item, kind: 'render', helped: false });
    expect(sent).toHaveLength(0);
    flush();
    expect(sent.map(({ type }) => type)).toEqual(['application/json']);
    expect((await read(sent[0])).items.map((each) => 'kind' in each && each.kind)).toEqual(['load', 'render']);
    flush();
    expect(sent).toHaveLength(1);
  });

  it('sends the remaining items when the page is hidden', async () => {
    await report(item);
    hide();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['was altered', (init?: RequestInit) => !init?.integrity, 'integrity'],
    ['cannot be loaded', () => false, 'load'],
    ['is unchanged', () => true, 'load'],
  ])('reports the failure of a file that %s with its kind', async (_what, loads, kind) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
      if (!loads(init)) throw new TypeError('Failed to fetch');
      return { ok: true } as Response;
    });
    await report(item, [{ url: '/builds/feed/x/entry.js', integrity: 'sha384-x' }]);
    flush();
    expect((await read(sent[0])).items).toEqual([{ ...item, kind }]);
  });
});

describe('browserOf', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'chrome',
      131,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
      'edge',
      130,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox', 132],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'safari',
      18,
    ],
    ['something else', 'other', 0],
  ])('%s', (userAgent, family, major) => expect(browserOf(userAgent)).toEqual({ family, major }));
});

describe('measureArea', () => {
  const observed = new Map<string, ObserverInit>();
  beforeAll(() => {
    Object.assign(globalThis, {
      PerformanceObserver: class {
        constructor(private readonly listener: (list: { getEntries: () => object[] }) => void) {}
        observe(init: ObserverInit): void {
          observed.set(init.type, init);
          observers.set(init.type, (entries) => this.listener({ getEntries: () => entries }));
        }
      },
    });
  });
  const reportedMetrics = async (): Promise<unknown[][]> =>
    (await Promise.all(sent.map(read)))
      .flatMap(({ items }) => items)
      .map((each) => ('metric' in each ? [each.area, each.metric, each.value] : []));

  it('reports LCP of the page load, CLS and INP of each area, once', async () => {
    measureArea({ area: 'feed', build: '0'.repeat(16) });
    observers.get('largest-contentful-paint')?.([{ startTime: 700 }, { startTime: 912.4 }]);
    observers.get('event')?.([
      { interactionId: 1, duration: 48 },
      { interactionId: 2, duration: 120 },
      { duration: 900 },
    ]);
    observers.get('layout-shift')?.([
      { value: 0.02, startTime: 100, hadRecentInput: false },
      { value: 0.03, startTime: 600, hadRecentInput: false },
      { value: 0.5, startTime: 700, hadRecentInput: true },
      { value: 0.04, startTime: 9_000, hadRecentInput: false },
    ]);
    measureArea({ area: 'chat', build: '1'.repeat(16) });
    hide();
    hide();
    expect(await reportedMetrics()).toEqual([
      ['feed', 'LCP', 912],
      ['feed', 'CLS', 0.05],
      ['feed', 'INP', 120],
      ['chat', 'CLS', 0],
    ]);
  });

  it('reports nothing after the tab got a preview', async () => {
    observers.get('event')?.([{ interactionId: 3, duration: 400 }]);
    hadPreview = true;
    hide();
    hadPreview = false;
    expect(sent).toEqual([]);
    observers.get('event')?.([{ interactionId: 4, duration: 64 }]);
    hide();
    expect(await reportedMetrics()).toEqual([['chat', 'INP', 64]]);
  });

  it('observes fast interactions, which browsers do not report by default', () => {
    expect(observed.get('event')?.durationThreshold).toBe(16);
  });

  it.each([
    ['opened in the background', true],
    ['left before anything was painted', false],
  ])('reports no LCP of a page that was %s, because it paints when it becomes visible', async (_what, inBackground) => {
    if (inBackground) visible = 'hidden';
    await jest.isolateModulesAsync(async () => {
      const { measureArea: measureInNewModule } = await import('./vitals');
      measureInNewModule({ area: 'profile', build: '2'.repeat(16) });
    });
    visible = 'visible';
    if (!inBackground) hide();
    observers.get('largest-contentful-paint')?.([{ startTime: 300_000 }]);
    hide();
    expect((await reportedMetrics()).map(([, metric]) => metric)).not.toContain('LCP');
    expect((await reportedMetrics()).some(([area]) => area === 'profile')).toBe(true);
  });
});
