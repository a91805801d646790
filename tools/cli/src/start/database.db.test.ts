import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signal as sendSignal } from '@cred/tool-kit/process/identity';
import { Client } from 'pg';
import { embeddedDatabase, externalDatabase } from './database';

describe('embeddedDatabase', () => {
  it('starts PostgreSQL again after any number of quick ends and failed starts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cred-embedded-'));
    // When root runs the tests, the server runs as another user, which needs access to the folder.
    chmodSync(folder, 0o711);
    const warnings: string[] = [];
    let onWarning = (_line: string): void => undefined;
    const warned = (text: string): Promise<void> =>
      new Promise((resolve) => {
        onWarning = (line) => line.includes(text) && resolve();
      });
    const database = await embeddedDatabase({
      dataFolder: folder,
      logFile: join(folder, 'postgres.log'),
      durable: false,
      times: { firstMs: 1, maxMs: 4 },
      warn: (line) => {
        warnings.push(line);
        onWarning(line);
      },
    });
    const readFolder = async (): Promise<string> => {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      await client.end();
      return rows[0]?.data_directory ?? '';
    };
    const data = await readFolder();
    const kill = (): void =>
      sendSignal(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT');
    const settings = join(data, 'postgresql.conf');
    const valid = readFileSync(settings, 'utf8');
    for (let round = 1; round <= 6; round += 1) {
      const back = warned('PostgreSQL is ready again.');
      if (round === 6) {
        writeFileSync(settings, 'not a setting');
        const failed = warned('PostgreSQL did not start');
        kill();
        await failed;
        const backAtLast = warned('PostgreSQL is ready again.');
        writeFileSync(settings, valid);
        await backAtLast;
      } else {
        kill();
        await back;
      }
      expect(await readFolder()).toBe(data);
    }
    expect(warnings[0]).toMatch(/^PostgreSQL has ended; starting it again in 0\.0 s\. Its log: .*postgres\.log$/);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});

describe('externalDatabase', () => {
  it('accepts a server that responds, and leaves it running', async () => {
    const url = process.env['CRED_TEST_DATABASE_URL'] ?? '';
    const database = await externalDatabase(url);
    expect(database).toMatchObject({ url, embedded: false });
    await database.stop();
    await expect(externalDatabase(url)).resolves.toMatchObject({ url });
  });

  it('names the wrong setting when no server responds', async () => {
    await expect(externalDatabase('postgresql://cred@127.0.0.1:1/cred')).rejects.toThrow(
      /^The database of DATABASE_URL cannot be used: .*Check the address/,
    );
  });
});
