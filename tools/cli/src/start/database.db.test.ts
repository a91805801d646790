import { externalDatabase } from './database';

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
