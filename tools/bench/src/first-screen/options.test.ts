import { parseOptions } from './options';

describe('parseOptions', () => {
  it('measures everything in fifteen pairs by default', () => {
    expect(parseOptions([])).toEqual({ runs: 15, pages: 3_000, only: ['paints', 'document', 'server'] });
  });

  it('accepts parts and numbers', () => {
    expect(parseOptions(['--only', 'server, paints', '--pages', '10000', '--runs', '3'])).toEqual({
      runs: 3,
      pages: 10_000,
      only: ['server', 'paints'],
    });
  });

  it.each([[['--runs', '0']], [['--pages', 'x']], [['--only', 'speed']], [['--fast']], [['server']]])(
    'rejects %j and names the accepted values',
    (args) => {
      expect(() => parseOptions(args)).toThrow(/bench:first-screen/);
    },
  );
});
