import { parseCommand, usage, UsageError } from './arguments';

const areas = ['chat', 'feed'];
const build = '0123456789abcdef';
const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean), areas);

describe('parseCommand', () => {
  it.each([
    ['status', { name: 'status', json: false }],
    ['status --json', { name: 'status', json: true }],
    ['history feed', { name: 'history', area: 'feed', json: false }],
    ['publish feed', { name: 'publish', area: 'feed', hold: false, reason: '', json: false }],
    ['publish --hold chat --reason=later', { name: 'publish', area: 'chat', hold: true, reason: 'later', json: false }],
    [`promote feed ${build}`, { name: 'promote', area: 'feed', build, reason: '', json: false }],
    ['rollback feed --reason blank --json', { name: 'rollback', area: 'feed', reason: 'blank', json: true }],
    [`rollback feed --to ${build}`, { name: 'rollback', area: 'feed', to: build, reason: '', json: false }],
    ['', { name: 'help', json: false }],
    ['publish --help', { name: 'help', json: false }],
  ])('reads "%s"', (line, command) => {
    expect(parse(line)).toEqual(command);
  });

  it.each([
    ['deploy feed', 'There is no command deploy. There are: publish, promote, rollback, status, history'],
    ['publish', 'publish needs the area: chat, feed'],
    ['promote feed', 'promote needs the build'],
    ['publish shop', 'There is no area shop. There are: chat, feed'],
    ['status feed', 'status takes no feed'],
    ['rollback feed --hold', 'rollback takes no --hold'],
    ['promote feed latest', 'latest is not the id of a build'],
    [`rollback feed --to ../${build}`, 'is not the id of a build'],
    ['publish feed --force', "Unknown option '--force'"],
  ])('refuses "%s" and says why', (line, why) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(why);
  });

  it('is explained, each command with what it does', () => {
    for (const name of ['publish', 'promote', 'rollback', 'status', 'history', '--hold', '--json', '--reason']) expect(usage).toContain(name);
  });
});
