import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..', '..');
const SlowFirst = createRequire(__filename)('./slow-first.cjs') as {
  readonly files: readonly string[];
  new (context: object): { sort(tests: readonly object[]): Promise<readonly { path: string }[]> };
};

describe('the order of test files', () => {
  it('names files that exist', () => {
    expect(SlowFirst.files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('begins with the slowest one, although others are larger', async () => {
    const context = {
      config: { cacheDirectory: join(root, '.cache', 'none'), id: 'order' },
      hasteFS: { getSize: (path: string) => (path.endsWith('page-server.test.ts') ? 9_000 : 9) },
    };
    const [slowest = ''] = SlowFirst.files;
    const tests = ['services/web/src/page-server.test.ts', slowest].map((file) => ({
      path: join(root, file),
      context,
    }));
    const sorted = await new SlowFirst({ contexts: [], globalConfig: {} }).sort(tests);
    expect(sorted[0]?.path).toBe(join(root, slowest));
  });
});
