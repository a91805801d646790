import { describe as describeResults } from './report';

const speed = {
  perSecond: 40,
  cpuMs: { web: 5, render: 15, api: 9, postgres: 3 },
  rate: 25,
  median: 40,
  p95: 120,
  unrendered: 0,
};

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
      document: { words: [1_000], wordsAlone: [500], cached: [400], alone: [500], unrendered: 0 },
      speed,
      memory: {
        pages: 10_000,
        flips: 300,
        first: { web: 100, render: 200 },
        last: { web: 105, render: 240 },
        unrendered: 0,
      },
      hanging: [{ fault: 'loops', place: 'home', usual: 30, first: [140, 160], later: [2, 1], unrendered: 0 }],
    }).map((line) => line.replace(/ +/g, ' ').trim());
    expect(lines).toEqual([
      'LCP cold, rendered cold, by the browser cold, ratio cached, rendered cached, by the browser cached, ratio CLS',
      'home 1000 ms 4000 ms 0.25 400 ms 1600 ms 0.25 0.030',
      '',
      'first words of the first post: home 1000 ms, its document without scripts 500 ms',
      'LCP with everything cached: home 400 ms, its document without scripts 500 ms',
      '',
      'home with 20 posts: 40.0 pages a second on this machine',
      'processor time of one page, in ms: page server 5.0, render process 15.0, API 9.0, PostgreSQL 3.0',
      'one processor for page server and render process: 50.0 pages a second',
      'at 25.0 pages a second: median 40 ms, p95 120 ms',
      '',
      'memory of page server + render process in 10000 homes and 300 changes of a build, in MB: 100 + 200 during the first tenth, 105 + 240 during the last',
      '',
      'an area that loops adds to home in ms, to 30: median 140, worst 160 for the first page of its build (2); median 1, worst 2 for the next ones (2)',
      '',
      'goal measured limit',
      'LCP of home, cold 1000 ms <= 1600 ms met',
      'CLS of home 0.030 <= 0.02 MISSED',
      'homes without markup 0 <= 0 met',
      'first words, home / its document 2 <= 1.25 MISSED',
      'LCP, home cached / its document 0.800 <= 1.15 met',
      'homes without markup 0 <= 0 met',
      'pages a second of one processor 50 >= 60 MISSED',
      'p95 at half of that 120 ms <= 100 ms MISSED',
      'memory of the page server, last / first tenth 1.05 <= 1.1 met',
      'memory of the render process, last / first tenth 1.20 <= 1.1 MISSED',
      'home without its other parts, area loops 0 <= 0 met',
      'added to home at worst, area loops 160 ms <= 150 ms MISSED',
    ]);
  });

  it('reports no speed when pages came without markup', () => {
    const lines = describeResults({ speed: { ...speed, unrendered: 3 } });
    expect(lines.join('\n')).toMatch(/homes without markup +3 +<= 0 +MISSED$/);
  });
});
