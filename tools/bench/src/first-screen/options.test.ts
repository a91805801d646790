import { parseOptions } from './options';

describe('parseOptions', () => {
  it('measures everything in fifteen pairs by default', () => {
    expect(parseOptions([])).toEqual({
      runs: 15,
      seconds: 20,
      pages: 10_000,
      flips: 300,
      hanging: 30,
      only: ['paints', 'document', 'speed', 'memory', 'hanging', 'navigation', 'inp'],
    });
  });

  it('accepts parts and numbers', () => {
    expect(parseOptions(['--only', 'speed, paints', '--pages', '500', '--flips', '0', '--runs', '3'])).toMatchObject({
      runs: 3,
      pages: 500,
      flips: 0,
      only: ['speed', 'paints'],
    });
  });

  it.each([[['--runs', '0']], [['--pages', 'x']], [['--only', 'server']], [['--fast']], [['server']]])(
    'rejects %j and names the accepted values',
    (args) => {
      expect(() => parseOptions(args)).toThrow(/bench:first-screen/);
    },
  );
});
