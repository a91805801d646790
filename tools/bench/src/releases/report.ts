import { percentile } from '../statistics';
import { variants, type Measured } from './measured';

/** The limit of each goal. */
const limits = {
  areaBuildMs: 2_000,
  newLoadMs: 1_000,
  openTabMs: 5_000,
  bytesRatio: 1.1,
  lcpRatio: 1.05,
  lcpMs: 2_500,
  cls: 0.02,
  plainLoginRatio: 1.1,
  changeMs: 100,
  unavailableRatio: 1.05,
  /** A quarter of what the Mastodon client Phanpy sends: 325 kB. */
  loginBytes: 81_250,
  /** What home needs before it can be used. */
  homeBytes: 160_000,
} as const;

export interface Goal {
  readonly goal: string;
  readonly measured: string;
  readonly limit: string;
  readonly met: boolean;
}

const median = (samples: readonly number[]): number => percentile(samples, 0.5);
const maximum = (samples: readonly number[]): number => percentile(samples, 1);

/** One median divided by another, for samples that were taken alternately. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number => median(ours) / median(theirs);

const milliseconds = (value: number): string => `${Math.round(value).toLocaleString('en')} ms`;
const kilobytes = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;

/** Compares the measured parts with their goals. */
export function compareWithGoals({ build, reproducible, rollback, bytes, lcp }: Measured): Goal[] {
  return [
    ...Object.entries(build?.areas ?? {}).map(([area, times]) =>
      atMost(`build of ${area}, cold`, median(times), limits.areaBuildMs, milliseconds),
    ),
    ...Object.entries(build?.changedOthers ?? {}).map(([area, others]) =>
      exactly(`areas that change with ${area}`, others.length, 0),
    ),
    ...Object.entries(reproducible ?? {}).map(([workspace, { equal, files }]) => ({
      goal: `equal files of ${workspace} in two checkouts`,
      measured: `${equal} of ${files}`,
      limit: 'all',
      met: files > 0 && equal === files,
    })),
    ...(rollback
      ? [
          atMost('rollback to a new page load, median', median(rollback.newLoad), limits.newLoadMs, milliseconds),
          atMost('rollback to a new page load, slowest', maximum(rollback.newLoad), limits.newLoadMs, milliseconds),
          atMost('rollback to an open tab, slowest', maximum(rollback.openTab), limits.openTabMs, milliseconds),
          exactly(`failed page loads during the rollback, of ${rollback.loads}`, rollback.failedLoads, 0),
        ]
      : []),
    ...(bytes ?? []).flatMap(({ route, sent }) => [
      atMost(
        `JavaScript of ${route}, federated / one bundle`,
        sent.federated / sent.bundle,
        limits.bytesRatio,
        twoDecimals,
      ),
      ...(route === 'login' ? [atMost('JavaScript of login', sent.federated, limits.loginBytes, kilobytes)] : []),
      ...(route === 'home' ? [atMost('JavaScript of the feed', sent.federated, limits.homeBytes, kilobytes)] : []),
    ]),
    ...(lcp ? paintGoals(lcp) : []),
  ];
}

function paintGoals({ routes, plainLogin, changes, unavailable }: NonNullable<Measured['lcp']>): Goal[] {
  return [
    ...routes.flatMap(({ route, lcp, cls, unrendered }) => [
      atMost(`LCP of ${route}`, median(lcp.federated), limits.lcpMs, milliseconds),
      atMost(`LCP of ${route}, federated / one bundle`, ratio(lcp.federated, lcp.bundle), limits.lcpRatio, twoDecimals),
      exactly(`${route}, pages without markup`, unrendered.federated + unrendered.bundle, 0),
      atMost(`CLS of ${route}, worst`, maximum(cls.federated), limits.cls, (value) => value.toFixed(3)),
    ]),
    ...(plainLogin
      ? [
          atMost(
            'LCP of login / the same page without scripts',
            ratio(plainLogin.sent, plainLogin.plain),
            limits.plainLoginRatio,
            twoDecimals,
          ),
        ]
      : [
          {
            goal: 'LCP of login / the same page without scripts',
            measured: 'the form is not in the HTML',
            limit: `<= ${twoDecimals(limits.plainLoginRatio)}`,
            met: false,
          },
        ]),
    atMost('next paint when areas change, slowest', maximum(changes.nextPaint), limits.changeMs, milliseconds),
    exactly('scripts over the wire when areas change', changes.scripts, 0),
    ...unavailable.flatMap(({ page, area, intact, missing, hanging }) => [
      atMost(
        `LCP of ${page} with the files of ${area} missing / intact`,
        ratio(missing, intact),
        limits.unavailableRatio,
        twoDecimals,
      ),
      atMost(
        `LCP of ${page} with the files of ${area} hanging / intact`,
        ratio(hanging, intact),
        limits.unavailableRatio,
        twoDecimals,
      ),
    ]),
  ];
}

const twoDecimals = (value: number): string => value.toFixed(2);
// Compares the displayed value: one that rounds to the limit meets it.
const atMost = (goal: string, value: number, limit: number, show: (value: number) => string): Goal => ({
  goal,
  measured: show(value),
  limit: `<= ${show(limit)}`,
  met: value <= limit || show(value) === show(limit),
});
const exactly = (goal: string, value: number, limit: number): Goal => ({
  goal,
  measured: String(value),
  limit: String(limit),
  met: value === limit,
});

/** The tables of the report; the first row of each is its heading. */
export function tables({ build, publish, rollback, bytes, lcp }: Measured): string[][][] {
  const spread = (samples: readonly number[]): string[] => [
    milliseconds(median(samples)),
    milliseconds(maximum(samples)),
  ];
  return [
    ...(build
      ? [
          [
            ['clean build', 'median', 'slowest'],
            ...Object.entries(build.areas).map(([area, times]) => [area, ...spread(times)]),
            ['all areas, two at a time', ...spread(build.all)],
            ['shell', ...spread(build.shell)],
          ],
        ]
      : []),
    ...(publish
      ? [
          [
            ['publishing an edited area', 'median', 'slowest'],
            ['the command: build, gate, upload', ...spread(publish.command)],
          ],
        ]
      : []),
    ...(rollback
      ? [
          [
            ['rollback, from the start of the command', 'median', 'slowest'],
            ['to its end, when the open tabs show the old build', ...spread(rollback.command)],
            ['to a new page load', ...spread(rollback.newLoad)],
            ['to an open tab', ...spread(rollback.openTab)],
          ],
        ]
      : []),
    ...(bytes ? [bytesTable(bytes), ...partsTables(bytes)] : []),
    ...(lcp
      ? [
          [
            ['LCP, 390 px, Slow 4G, CPU 4x', 'federated', 'one bundle', 'ratio', 'CLS'],
            ...lcp.routes.map(({ route, lcp: paint, cls }) => [
              route,
              ...variants.map((variant) => milliseconds(median(paint[variant]))),
              twoDecimals(ratio(paint.federated, paint.bundle)),
              maximum(cls.federated).toFixed(3),
            ]),
          ],
          [
            ['changing areas', 'median', 'slowest'],
            ['click to the next paint', ...spread(lcp.changes.nextPaint)],
          ],
        ]
      : []),
  ];
}

const bytesTable = (bytes: NonNullable<Measured['bytes']>): string[][] => [
  ['JavaScript sent, brotli', 'federated', 'one bundle', 'ratio', 'preloaded', 'ratio', 'files'],
  ...bytes.map(({ route, sent, first, requests }) => [
    route,
    kilobytes(sent.federated),
    kilobytes(sent.bundle),
    twoDecimals(sent.federated / sent.bundle),
    `${kilobytes(first.federated)} / ${kilobytes(first.bundle)}`,
    twoDecimals(first.federated / first.bundle),
    `${requests.federated} / ${requests.bundle}`,
  ]),
];

/** The bytes of each route by purpose, for each variant. */
function partsTables(bytes: NonNullable<Measured['bytes']>): string[][][] {
  const names = [...new Set(bytes.flatMap(({ parts }) => variants.flatMap((variant) => Object.keys(parts[variant]))))];
  const head = ['of which (federated / one bundle)', ...names];
  return [
    [
      head,
      ...bytes.map(({ route, parts }) => [
        route,
        ...names.map((name) => variants.map((variant) => kilobytes(parts[variant][name] ?? 0)).join(' / ')),
      ]),
    ],
  ];
}
