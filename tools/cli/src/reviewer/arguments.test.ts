import { UsageError } from '@cred/tool-kit/errors';
import { parseCommand, usage } from './arguments';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

describe('parseCommand', () => {
  it.each([
    ['grant ana.souza', { name: 'run', args: ['grant', 'ana.souza'] }],
    ['revoke ana.souza', { name: 'run', args: ['revoke', 'ana.souza'] }],
    ['reset-second-factor ana.souza', { name: 'run', args: ['reset-second-factor', 'ana.souza'] }],
    ['list', { name: 'run', args: ['list'] }],
    ['', { name: 'help' }],
    ['grant --help', { name: 'help' }],
  ])('parses "%s"', (line, command) => {
    expect(parse(line)).toEqual(command);
  });

  it.each([
    ['crown ana', 'There is no command crown. There are: grant, revoke, reset-second-factor, list'],
    ['constructor ana', 'There is no command constructor'],
    ['grant', 'grant needs the username'],
    ['list ana', 'list takes no ana'],
    ['grant ana tom', 'grant takes no tom'],
    ['grant ana --force', "Unknown option '--force'"],
  ])('rejects "%s" with the reason', (line, reason) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(reason);
  });

  it('has a usage text with every command and the database that it changes', () => {
    for (const word of ['grant', 'revoke', 'list', 'DATABASE_URL', 'CRED_DATA', 'npm start'])
      expect(usage).toContain(word);
  });
});
