import { parseOptions } from './options';

describe('parseOptions', () => {
  it('defaults to a thousand members for a minute', () => {
    expect(parseOptions([])).toEqual({ members: 1_000, seconds: 60 });
  });

  it('reads both numbers', () => {
    expect(parseOptions(['--members', '200', '--seconds', '10'])).toEqual({ members: 200, seconds: 10 });
  });

  it.each([
    [['--members', '3'], 'an even number'],
    [['--members', '5000'], 'from 2 to 1000'],
    [['--seconds', 'long'], '--seconds takes a whole number'],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
