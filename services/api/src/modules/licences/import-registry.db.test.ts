import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Licence } from '@cred/contract';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import { runLicencesCommand } from './licences-command';
import { lookUpLicences } from './look-up-licences';

let api: TestApi;
let folder: string;

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'cred-registry-'));
});
beforeEach(async () => {
  await api.db.deleteFrom('licence_records').execute();
  await api.db.deleteFrom('licence_imports').execute();
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runLicencesCommand({ db: api.db, clock: api.clock.now }, args);
const importText = async (text: string | Buffer, ...options: string[]) => {
  const path = join(folder, 'registry.csv');
  await writeFile(path, text);
  return run('import', path, ...options);
};
const crm = (number: string, state = 'SP'): Licence => ({
  authority: 'CRM',
  authorityName: null,
  number,
  state,
  category: null,
  expiresOn: null,
});
const lookUp = async (licence: Licence, fullName: string) => (await lookUpLicences(api.db, [{ licence, fullName }]))[0];
const storedRecords = async () =>
  (await api.db.selectFrom('licence_records').select(['key', 'name']).orderBy('key').execute()).map(
    ({ key, name }) => `${key} ${name}`,
  );

const crmFile =
  'number,name,state,status,expires\n123456,ANA SOUZA,SP,Ativo,2030-12-31\n0007,José Lima,RJ,,31/01/2031\n';

describe('licences import', () => {
  it('imports a registry, which lookups then use: match, mismatch and not found', async () => {
    expect(await lookUp(crm('123456'), 'Ana Souza')).toEqual({ result: 'no_registry', record: null });
    expect(await importText(crmFile, '--authority', 'CRM')).toEqual({
      done: true,
      text: '2 licences of CRM are imported; 0 bad rows are left out.',
    });
    expect(await lookUp(crm('123456'), 'Ana de Souza')).toEqual({
      result: 'match',
      record: { name: 'ANA SOUZA', status: 'Ativo', expiresOn: '2030-12-31', importedAt: expect.any(String) },
    });
    expect(await lookUp(crm('7', 'RJ'), 'Ana Souza')).toMatchObject({
      result: 'mismatch',
      record: { name: 'José Lima', expiresOn: '2031-01-31' },
    });
    expect(await lookUp(crm('123456', 'RJ'), 'Ana Souza')).toEqual({ result: 'not_found', record: null });
    expect(await lookUp({ ...crm('123456'), authority: 'CRF' }, 'Ana Souza')).toMatchObject({ result: 'no_registry' });
  });

  it('replaces the registry of this authority only, and leaves no rows of the previous one', async () => {
    await importText(crmFile, '--authority', 'CRM');
    await importText('number,name\n12A3456E,Ruth Alder\n', '--authority', 'NMC');
    await importText('number,name,state\n99,Eva King,SP\n', '--authority', 'CRM');
    expect(await storedRecords()).toEqual(['::12A3456E Ruth Alder', 'SP::99 Eva King']);
    expect((await run('status')).text.replaceAll(/ +/g, ' ')).toMatch(
      /^CRM 1 licences, imported 2026-.*\nNMC 1 licences, imported 2026-/,
    );
  });

  it('reads mapped columns, other delimiters, quoted values, a byte order mark and another encoding', async () => {
    const npi = '\ufeffNPI;First;"Last (Legal)"\r\n1993999998;Ana;"Souza; ""Lima"""\r\n';
    const columns = ['--columns', 'number=NPI,name=First+Last (Legal)'];
    expect((await importText(npi, '--authority', 'NPI', ...columns)).done).toBe(true);
    expect(await storedRecords()).toEqual(['::1993999998 Ana Souza; "Lima"']);
    const latin1 = Buffer.from('number,name,state\n1,João,SP\n', 'latin1');
    expect((await importText(latin1, '--authority', 'CRM')).text).toContain('not in the encoding utf-8');
    expect((await importText(latin1, '--authority', 'CRM', '--encoding', 'latin1')).done).toBe(true);
    expect(await storedRecords()).toContain('SP::1 João');
  });

  it('reports bad rows with their lines, and imports the others only when there are few', async () => {
    const rows = ['x1,Ana,SP,', '1,Ana,XX,', '2,,SP,', '3,Ana', '4,Ana,SP,', '4,Ana,SP,', '5,Ana,SP,2020-02-30'];
    const file = ['number,name,state,expires', ...rows].join('\n');
    const { done, text } = await importText(file, '--authority', 'CRM');
    expect(done).toBe(false);
    expect(text.split('\n')).toEqual([
      'Nothing is imported. More than 1 in 100 rows are bad (--allow-bad-rows imports the others)',
      '  line 2: not a number of CRM',
      '  line 3: unknown state',
      '  line 4: no name',
      '  line 5: 2 columns instead of 4',
      '  line 7: the licence is in the file twice',
      '  line 8: unknown date',
    ]);
    expect(await storedRecords()).toEqual([]);
    expect(await importText(file, '--authority', 'CRM', '--allow-bad-rows')).toMatchObject({
      done: true,
      text: expect.stringMatching(/^1 licences of CRM are imported; 6 bad rows are left out\.\n {2}line 2: /),
    });
    const many = Array.from({ length: 12_000 }, (_, index) => `${index + 1},Ana,SP`);
    many[6_000] = '1,Ana,SP';
    expect((await importText(['number,name,state', ...many].join('\n'), '--authority', 'CRM')).text).toBe(
      '11999 licences of CRM are imported; 1 bad rows are left out.\n  line 6002: the licence is in the file twice',
    );
  });

  it.each([
    ['an unclosed quote', `number,name,state\n1,"Ana,SP\n${'x'.repeat(70_000)}`, 'The file is no CSV'],
    ['no rows', 'number,name,state\n', 'The file has no licences'],
    ['a missing column', 'number,name\n1,Ana\n', 'The file has no column "state"'],
    ['bytes that are no UTF-8', Buffer.from([0x6e, 0xff, 0x0a]), 'not in the encoding utf-8'],
  ])('keeps the previous registry for a file with %s', async (_, text, message) => {
    await importText(crmFile, '--authority', 'CRM');
    const refused = await importText(text, '--authority', 'CRM');
    expect(refused).toEqual({ done: false, text: expect.stringContaining(message) });
    expect(refused.text).toMatch(/^Nothing is imported\./);
    expect(await storedRecords()).toHaveLength(2);
    expect(await lookUp(crm('123456'), 'Ana Souza')).toMatchObject({ result: 'match' });
    expect(await api.db.selectFrom('licence_imports').select('is_current').execute()).toEqual([{ is_current: true }]);
  });

  it('removes the rows of an import that crashed', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    const started_at = new Date('2026-01-01T00:00:00Z');
    await api.db
      .insertInto('licence_imports')
      .values({ id, authority: 'CRM', started_at, finished_at: null })
      .execute();
    await api.db.insertInto('licence_records').values({ import_id: id, key: 'SP::5', name: 'x', status: '' }).execute();
    expect(await lookUp(crm('5'), 'x')).toMatchObject({ result: 'no_registry' });
    await importText(crmFile, '--authority', 'CRM');
    expect(await storedRecords()).toHaveLength(2);
  });

  it('is in the audit log', async () => {
    await importText(crmFile, '--authority', 'CRM');
    const [entry] = await (await reviewer(api)).ok('getAuditLog');
    expect(entry).toMatchObject({ action: 'registry.imported', actor: null, subject: '', detail: 'CRM: 2 licences' });
  });

  it('explains wrong arguments and a missing file', async () => {
    for (const args of [
      [],
      ['import'],
      ['import', 'x.csv'],
      ['import', 'x.csv', '--authority', 'OTHER'],
      ['import', 'x', '--y'],
    ])
      expect(await run(...args)).toMatchObject({
        done: false,
        text: expect.stringContaining('licences import <file>'),
      });
    expect(await run('import', join(folder, 'none.csv'), '--authority', 'CRM')).toMatchObject({
      done: false,
      text: expect.stringContaining('cannot be read'),
    });
    expect((await run('status')).text).toBe('No registry is imported: no licence can be looked up.');
  });
});
