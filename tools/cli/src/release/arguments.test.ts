import { UsageError } from '@cred/tool-kit/errors';
import { parseCommand, usage } from './arguments';

const areas = ['chat', 'feed'];
const build = '0123456789abcdef';
const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean), areas);

describe('parseCommand', () => {
  it.each([
    ['status', { name: 'status', json: false }],
    ['status --json', { name: 'status', json: true }],
    ['history feed', { name: 'history', area: 'feed', json: false }],
    ['publish feed', { name: 'publish', area: 'feed', live: false, skipTests: false, reason: '', json: false }],
    [
      'publish --live chat --reason=urgent',
      { name: 'publish', area: 'chat', live: true, skipTests: false, reason: 'urgent', json: false },
    ],
    [`promote feed ${build}`, { name: 'promote', area: 'feed', build, reason: '', json: false }],
    ['rollback feed --no-wait', { name: 'rollback', area: 'feed', reason: '', yes: false, json: false, noWait: true }],
    [
      'rollback feed --reason blank --json',
      { name: 'rollback', area: 'feed', reason: 'blank', yes: false, json: true },
    ],
    [`rollback feed --to ${build}`, { name: 'rollback', area: 'feed', to: build, reason: '', yes: false, json: false }],
    [
      `trial feed ${build} --percent 10`,
      { name: 'trial', area: 'feed', build, percent: 10, testers: [], reason: '', json: false },
    ],
    [
      `trial feed ${build} --percent 2.5% --testers @Ana,tom`,
      { name: 'trial', area: 'feed', build, percent: 2.5, testers: ['ana', 'tom'], reason: '', json: false },
    ],
    ['rollback feed --yes', { name: 'rollback', area: 'feed', reason: '', yes: true, json: false }],
    ['verify', { name: 'verify', json: false }],
    [
      `verify feed ${build} --page http://localhost:3000 --json`,
      { name: 'verify', area: 'feed', build, page: 'http://localhost:3000', json: true },
    ],
    ['shell', { name: 'shell', force: false, reason: '', json: false }],
    ['shell --force --reason=hole', { name: 'shell', force: true, reason: 'hole', json: false }],
    ['history shell', { name: 'history', area: 'shell', json: false }],
    ['preview feed', { name: 'preview', area: 'feed', hours: 24, json: false }],
    [`preview feed ${build} --hours 1.5 --json`, { name: 'preview', area: 'feed', build, hours: 1.5, json: true }],
    ['token list', { name: 'token', action: 'list', json: false }],
    [
      'token add ci-feed --scope deploy --area feed',
      { name: 'token', action: 'add', token: 'ci-feed', scope: 'deploy', area: 'feed', json: false },
    ],
    ['token add pages --scope page', { name: 'token', action: 'add', token: 'pages', scope: 'page', json: false }],
    ['token reset-second-factor ana', { name: 'token', action: 'reset-second-factor', token: 'ana', json: false }],
    [
      'token reset-second-factor ana --code 012-345',
      { name: 'token', action: 'reset-second-factor', token: 'ana', code: '012345', json: false },
    ],
    [
      'token add ben --scope ops --code 012345',
      { name: 'token', action: 'add', token: 'ben', scope: 'ops', code: '012345', json: false },
    ],
    ['history tokens', { name: 'history', area: 'tokens', json: false }],
    ['token revoke ci-feed', { name: 'token', action: 'revoke', token: 'ci-feed', json: false }],
    ['', { name: 'help', json: false }],
    [
      'publish feed --skip-tests',
      { name: 'publish', area: 'feed', live: false, skipTests: true, reason: '', json: false },
    ],
    ['publish --help', { name: 'help', json: false }],
  ])('parses "%s"', (line, command) => {
    expect(parse(line)).toEqual(command);
  });

  it.each([
    [
      'deploy feed',
      'There is no command deploy. There are: publish, promote, trial, rollback, status, history, token, verify, preview, shell',
    ],
    ['publish', 'publish needs the area: chat, feed'],
    ['promote feed', 'promote needs the build'],
    ['publish shop', 'There is no area shop. There are: chat, feed'],
    ['status feed', 'status takes no feed'],
    ['rollback feed --live', 'rollback takes no --live'],
    ['publish feed --reason later', 'publish takes --reason with --live only'],
    [`trial feed ${build} --percent 5 --no-wait`, 'trial takes no --no-wait'],
    ['promote feed latest', 'latest is not the id of a build'],
    [`rollback feed --to ../${build}`, 'is not the id of a build'],
    [`trial feed ${build}`, 'trial needs --percent'],
    [`trial feed ${build} --percent 101`, '101 is not a percentage'],
    [`trial feed ${build} --percent ten`, 'ten is not a percentage'],
    [`trial feed ${build} --percent 0`, 'A trial needs members'],
    [
      `promote feed ${build} --percent 5`,
      `promote is for all members. A share of the members gets a build by: trial feed ${build} --percent 5`,
    ],
    ['verify shop', 'There is no area shop'],
    ['verify feed latest', 'latest is not the id of a build'],
    ['verify --page localhost', 'is not the address of a page server'],
    [`verify feed ${build} more`, 'verify takes no more'],
    ['verify --force', 'verify takes no --force'],
    ['promote feed 0123456789abcdef --yes', 'promote takes no --yes'],
    ['rollback shell', 'There is no area shell'],
    ['shell now', 'shell takes no now'],
    ['token', 'token needs the action'],
    ['preview', 'preview needs the area'],
    ['preview shop', 'There is no area shop'],
    ['preview feed latest', 'latest is not the id of a build'],
    ['preview feed --hours 169', '169 is not a valid number of hours for a preview: 1 to 168'],
    ['preview feed --hours=', 'is not a valid number of hours'],
    ['preview feed --percent 5', 'preview takes no --percent'],
    ['status --hours 3', 'status takes no --hours'],
    ['token drop x', 'token takes add, list, revoke or reset-second-factor, not drop'],
    ['token add', 'token add needs a name'],
    ['token add x/y --scope ops', 'is not a valid token name'],
    ['token add ci', 'token add needs --scope deploy, ops, page'],
    ['token add ci --scope deploy', 'A deploy token needs --area: chat, feed'],
    ['token add ci --scope ops --area feed', 'A token for ops takes no --area'],
    ['token add ci --scope deploy --area shop', 'There is no area shop'],
    ['token list ci', 'token list takes no ci'],
    ['token reset-second-factor', 'token reset-second-factor needs a name'],
    ['token revoke ci --scope ops', 'token revoke takes no --scope'],
    ['token revoke ci --code 012345', 'token revoke takes no --code'],
    ['token add ci --scope ops --code 4F7K-9TQM', '4F7K-9TQM is not a code of an authenticator app: six digits'],
    ['status --area feed', 'status takes no --area'],
    ['publish feed --force', 'publish takes no --force'],
    ['publish feed --now', "Unknown option '--now'"],
  ])('rejects "%s" with the reason', (line, reason) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(reason);
  });

  it('has a usage text with every command', () => {
    for (const name of ['publish', 'promote', 'rollback', 'status', 'history', '--live', '--json', '--reason'])
      expect(usage).toContain(name);
  });
});
