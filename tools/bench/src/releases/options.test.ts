import { parseOptions } from './options';

describe('parseOptions', () => {
  it('measures everything seven times by default', () => {
    expect(parseOptions([])).toEqual({
      runs: 7,
      only: ['build', 'reproducible', 'publish', 'rollback', 'bytes', 'lcp'],
      json: false,
    });
  });

  it('accepts parts in any form and keeps their order', () => {
    expect(parseOptions(['--only', 'lcp,build', '--only', 'bytes', '--runs', '3', '--json'])).toEqual({
      runs: 3,
      only: ['build', 'bytes', 'lcp'],
      json: true,
    });
  });

  it.each([[['--runs', '0']], [['--runs', 'x']], [['--only', 'speed']], [['--fast']], [['build']]])(
    'rejects %j and names the accepted values',
    (args) => {
      expect(() => parseOptions(args)).toThrow(/--runs|There are: build, reproducible, publish/);
    },
  );
});
