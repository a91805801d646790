import { parseOptions, scenarios } from './options';

describe('parseOptions', () => {
  it('runs every scenario for two minutes without arguments', () => {
    expect(parseOptions([])).toEqual({ seconds: 120, only: scenarios, attack: '' });
  });

  it('reads scenarios in any order and from several options', () => {
    expect(parseOptions(['--only', 'disk,kills', '--only', 'clock']).only).toEqual(['kills', 'disk', 'clock']);
  });

  it.each([
    [['--seconds', '0'], '--seconds takes a whole number'],
    [['--only', 'floods'], 'There is no scenario floods'],
    [['--often'], 'npm run bench:resilience'],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
