import { resolve } from 'node:path';
import { UsageError } from '@cred/tool-kit/errors';
import { parseCommand, usage } from './arguments';

describe('parseCommand', () => {
  it('passes the import with an absolute path and its options', () => {
    expect(parseCommand(['import', 'npi.csv', '--authority', 'NPI'])).toEqual({
      name: 'run',
      args: ['import', resolve('npi.csv'), '--authority=NPI'],
    });
    const options = ['--columns', 'number=NPI,name=A+B', '--encoding', 'latin1', '--allow-bad-rows'];
    expect(parseCommand(['import', '/r/npi.csv', '--authority', 'NPI', ...options])).toEqual({
      name: 'run',
      args: [
        'import',
        '/r/npi.csv',
        '--authority=NPI',
        '--columns=number=NPI,name=A+B',
        '--encoding=latin1',
        '--allow-bad-rows',
      ],
    });
  });

  it('passes the status', () => {
    expect(parseCommand(['status'])).toEqual({ name: 'run', args: ['status'] });
  });

  it.each([
    [['import', 'a.csv'], '--authority'],
    [['import', '--authority', 'CRM'], 'file'],
    [['import', 'a.csv', '--authority', 'OTHER'], 'There is no registry of OTHER. There are: CRM, COREN'],
    [['export'], 'There is no command export'],
  ])('rejects %j with the reason', (args, reason) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
    expect(() => parseCommand(args)).toThrow(reason);
  });

  it('prints the usage without a command', () => {
    expect(parseCommand([])).toEqual({ name: 'help' });
    for (const word of ['import', 'status', '--authority', 'CRED_DATA']) expect(usage).toContain(word);
  });
});
