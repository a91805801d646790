import { loadContainer } from './load-container';

const url = 'https://cred.example/builds/feed/0123456789abcdef/entry.0123456789ab.js';
const container = { init: async () => undefined, get: async () => () => ({}) };
const scope = globalThis as unknown as Record<string, unknown>;
const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];

describe('loadContainer', () => {
  beforeEach(() => {
    scope['cred_feed'] = 'of an earlier attempt';
  });

  it('runs the entry with its hash, and returns what it assigns', async () => {
    const loading = loadContainer('cred_feed', url, 'sha384-a');
    const [script] = scripts();
    expect(script).toMatchObject({ src: url, integrity: 'sha384-a', crossOrigin: 'anonymous', async: true });
    scope['cred_feed'] = container;
    script?.dispatchEvent(new Event('load'));
    expect(await loading).toBe(container);
    expect(scripts()).toEqual([]);
  });

  it('rejects with the error of a missing chunk when the file is missing or altered', async () => {
    const loading = loadContainer('cred_feed', url, 'sha384-a');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(scripts()).toEqual([]);
  });

  it('rejects with the same error when the file takes too long', async () => {
    jest.useFakeTimers();
    const loading = loadContainer('cred_feed', url, 'sha384-a');
    jest.advanceTimersByTime(20_000);
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
    jest.useRealTimers();
  });

  it('rejects with another error when the entry threw while it ran', async () => {
    const loading = loadContainer('cred_feed', url, 'sha384-a');
    scripts()[0]?.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toMatchObject({ name: 'Error', message: expect.stringContaining('container') });
  });
});
