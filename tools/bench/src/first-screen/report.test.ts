import { describe as describeResults } from './report';

describe('the report', () => {
  it('compares each measurement with its goal', () => {
    const lines = describeResults({
      paints: [
        {
          route: 'home',
          cold: { rendered: [900, 1_000, 1_700], plain: [3_000, 4_000, 4_100] },
          cached: { rendered: [400], plain: [1_600] },
          shift: 0.03,
        },
      ],
      document: { cold: [1_000], cached: [400], alone: [500] },
      server: { perSecond: 40, cpuMs: 20, p95: 120, unrendered: 0, memory: [[100, 200]] },
    }).map((line) => line.replace(/ +/g, ' ').trim());
    expect(lines).toEqual([
      'LCP cold, rendered cold, by the browser cold, ratio cached, rendered cached, by the browser cached, ratio CLS',
      'home 1000 ms 4000 ms 0.25 400 ms 1600 ms 0.25 0.030',
      '',
      'home with 20 posts: 40.0 pages a second, 20.0 ms of processor time each',
      'memory of the page server + its render process, in MB: 100 + 200',
      '',
      'goal measured limit',
      'LCP of home, cold 1000 ms <= 1600 ms met',
      'CLS of home 0.030 <= 0.02 MISSED',
      'home, cold / its document alone 2 <= 1.25 MISSED',
      'home, cached / its document alone 0.800 <= 1.15 met',
      'pages without markup 0 <= 0 met',
      'pages a second of processor time 50 >= 60 MISSED',
      'p95 at half of the pages 120 ms <= 100 ms MISSED',
    ]);
  });

  it('reports no speed when pages came without markup', () => {
    const lines = describeResults({ server: { perSecond: 400, cpuMs: 2, p95: 7, unrendered: 3, memory: [[1, 2]] } });
    expect(lines.join('\n')).toMatch(/pages without markup +3 +<= 0 +MISSED$/);
  });
});
