import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob, ServerFile } from '@cred/deployment/render-process';
import { limitFor } from './page-time';
import { Renderer } from './renderer';

describe('limitFor', () => {
  const limits = { warmMs: 150, leastMs: 100, coldMs: 600 };

  it.each([
    { share: 1, ms: 150 },
    { share: 0.5, ms: 300 },
    { share: 0.1, ms: 600 },
    { share: 0, ms: 600 },
  ])('allows $ms ms with a share of $share of a processor', ({ share, ms }) => {
    expect(limitFor({ warmMs: 150, coldMs: 600 }, share, [])).toBe(ms);
  });

  it.each([
    { usual: [], ms: 100 },
    { usual: [8, 20], ms: 100 },
    { usual: [40, 20], ms: 120 },
    { usual: [60], ms: 150 },
  ])('allows $ms ms where pages took $usual ms', ({ usual, ms }) => {
    expect(limitFor(limits, 1, usual)).toBe(ms);
    expect(limitFor(limits, 0.5, usual)).toBe(2 * ms);
  });
});

describe('the realm after a time limit', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cred-realm-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const add = (build: string, source: string): ServerFile => {
    const path = join(folder, `${build}.cjs`);
    writeFileSync(path, source);
    return { build, path, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` };
  };
  /** Shows how many pages its realm has rendered. */
  const addShell = (): ServerFile =>
    add(
      'shell',
      `let pages = 0;
       module.exports = { render({ areas, onPart }) { pages += 1; onPart('feed'); areas.feed?.exposed.show(); onPart(null); return { html: 'page ' + pages }; } };`,
    );
  const limits = { warmMs: 200, coldMs: 400, minShare: 0, maxOutput: 1_000 };

  it('has rendered pages that no member waited for, unless it gets other builds than the live ones', () => {
    const parts: (string | null)[] = [];
    const renderer = new Renderer((area) => parts.push(area));
    const working = add('working', 'module.exports = { show() {} };');
    const looping = add('looping', 'module.exports = { show() { for (;;); } };');
    const job = (feed: ServerFile, realm = ''): RenderJob => ({ realm, shell, areas: { feed }, input: '{}', limits });
    const shell = addShell();
    const page = (of: RenderJob): string | undefined => {
      const { output } = renderer.render(of);
      renderer.settle(of);
      renderer.makeSpare(shell);
      return output?.html;
    };
    expect(page(job(working))).toBe('page 1');
    parts.length = 0;
    expect(renderer.warmSpare(job(working, 'feed:trial'))).toBe(false);
    let warmed = 0;
    while (renderer.warmSpare(job(working))) warmed += 1;
    // No page is to blame for them.
    expect([warmed, parts]).toEqual([3, []]);
    expect(page(job(working, 'feed:trial'))).toBe('page 1');
    expect(page(job(looping))).toBe('page 4');
  });

  it('is left alone when a page fails in it', () => {
    const renderer = new Renderer(() => undefined);
    const looping = add('looping', 'module.exports = { show() { for (;;); } };');
    const job: RenderJob = { realm: '', shell: addShell(), areas: { feed: looping }, input: '{}', limits };
    renderer.makeSpare(job.shell);
    expect(renderer.warmSpare(job)).toBe(false);
    expect(renderer.render({ ...job, areas: {} }).output?.html).toBe('page 1');
  });
});
