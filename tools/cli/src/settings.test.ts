import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings, serviceEnvironment } from './settings';

let root = '';
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'cred-settings-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('loadSettings', () => {
  it('reads .env, and environment variables take precedence', () => {
    writeFileSync(join(root, '.env'), 'PORT=3100\nAPI_PORT=4444\n');
    expect(loadSettings(root, { PORT: '3200', API_PORT: '' }).settings).toMatchObject({ PORT: 3200, API_PORT: 4444 });
  });

  it('resolves CRED_DATA to an absolute path in the project folder', () => {
    expect(loadSettings(root, {}).settings.CRED_DATA).toBe(join(root, 'var'));
  });

  it('reports all invalid settings together', () => {
    expect(() => loadSettings(root, { PORT: 'abc', CRED_SEED: 'x' })).toThrow(/PORT.*\n.*CRED_SEED/);
  });
});

describe('serviceEnvironment', () => {
  it('contains the values determined at the start and no variables of the database driver', () => {
    const loaded = loadSettings(root, { PGHOST: 'elsewhere', PGPORT: '1', LANG: 'pt_BR' });
    const env = serviceEnvironment(loaded, { databaseUrl: 'postgresql://x', secret: 's'.repeat(32) });
    expect(env).toMatchObject({
      DATABASE_URL: 'postgresql://x',
      PORT: '3000',
      PUBLIC_URL: 'http://localhost:3000',
      LANG: 'pt_BR',
    });
    expect(Object.keys(env)).not.toContain('PGHOST');
  });
});
