import { SERVER_BUDGET_BYTES, type BuildRecord, type ShellRecord } from '@cred/contract/releases';
import { parseVersion, satisfies } from '@cred/contract/versions';

/**
 * The contract gate: whether a build of an area would work in a shell. The same check for the command line, before it
 * uploads, and for the registry, which decides.
 *
 * Fields that the record of an older preset does not have are not checked.
 */

/** Why a build does not pass, and what to do: two parts of one sentence for operators. */
export interface Fault {
  readonly problem: string;
  readonly remedy: string;
}

type Shell = Pick<ShellRecord, 'build' | 'contractVersion' | 'shared' | 'routes' | 'provides' | 'slots'>;

/** All faults of a build: its own, and its incompatibilities with the shell, if one is known. */
export const gate = (record: BuildRecord, shell: Shell | null): readonly Fault[] => [
  ...overBudget(record),
  ...overServerBudget(record),
  ...(shell ? incompatibilities(record, shell) : []),
];

/** What would break if the build ran in the shell. */
export const incompatibilities = (record: BuildRecord, shell: Shell): readonly Fault[] => [
  ...contractFaults(record, shell),
  ...versionFaults(record, shell),
  ...exportFaults(record, shell),
  ...shapeFaults(record, shell),
];

/** What would not break but have no effect: pages that the shell does not route to. */
export function unreachable({ area, shape }: BuildRecord, shell: Shell): readonly string[] {
  const patterns = shell.routes[area];
  if (!patterns)
    return [
      `The live shell ${shell.build} does not have the area ${area}: ` +
        'no member can open it until a shell that has it is live',
    ];
  const lost = (shape?.routes ?? []).filter((route) => !patterns.some((pattern) => patternsOverlap(route, pattern)));
  return lost.length === 0
    ? []
    : [
        `The live shell ${shell.build} routes no member to ${list(lost)} of ${area}: ` +
          "shared/platform/src/area-table.ts names an area's paths",
      ];
}

/** Faults as sentences: `problem. remedy`. */
export const sentences = (faults: readonly Fault[]): string[] =>
  faults.map(({ problem, remedy }) => `${problem}. ${remedy}`);

function overBudget({ area, sizes, budget }: BuildRecord): Fault[] {
  if (!sizes || budget === undefined || sizes.preload <= budget) return [];
  return [
    {
      problem:
        `What ${area} loads first is ${kilobytes(sizes.preload)} (brotli), ` +
        `${kilobytes(sizes.preload - budget)} over its budget of ${kilobytes(budget)}`,
      remedy: `Make it lighter, or raise "cred": { "budget" } in remotes/${area}/package.json and give a reason there`,
    },
  ];
}

function overServerBudget({ area, server }: BuildRecord): Fault[] {
  if (!server || server.bytes <= SERVER_BUDGET_BYTES) return [];
  return [
    {
      problem:
        `The file of ${area} for the server has ${kilobytes(server.bytes)}, ` +
        `${kilobytes(server.bytes - SERVER_BUDGET_BYTES)} over the budget of ${kilobytes(SERVER_BUDGET_BYTES)}`,
      remedy: 'Make it lighter: it contains every part of the area, also the parts that browsers load later',
    },
  ];
}

/** Whether a build for one version of the contract works with another: minor versions only add. */
export function contractFits(required: string, provided: string): boolean {
  const [requiredVersion, providedVersion] = [parseVersion(required), parseVersion(provided)];
  return requiredVersion.major === providedVersion.major && requiredVersion.minor <= providedVersion.minor;
}

function contractFaults({ area, contractVersion }: BuildRecord, shell: Shell): Fault[] {
  if (contractFits(contractVersion, shell.contractVersion)) return [];
  const [requiredVersion, providedVersion] = [parseVersion(contractVersion), parseVersion(shell.contractVersion)];
  const between =
    requiredVersion.major === providedVersion.major
      ? 'which lacks newer additions'
      : 'and another major version breaks';
  return [
    {
      problem:
        `${area} was built for contract ${contractVersion}, ` +
        `the shell ${shell.build} has ${shell.contractVersion}, ${between}`,
      remedy:
        `Make a shell of contract ${contractVersion} live first, ` +
        `or build the area from sources with contract ${providedVersion.major}.${providedVersion.minor}`,
    },
  ];
}

/** Shared packages are singletons with a strict version: the browser refuses an incompatible one. */
function versionFaults({ area, shared, uses }: BuildRecord, shell: Shell): Fault[] {
  return Object.entries(shared)
    .filter(([name]) => !uses || Object.hasOwn(uses, name))
    .flatMap(([name, required]) => {
      const provided = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined;
      if (provided !== undefined && satisfies(provided, required)) return [];
      return [
        {
          problem: `${area} needs ${name} ^${required}, the shell ${shell.build} has ${provided ?? 'none'}`,
          remedy:
            `Make a shell with ${name} ${required} live first, ` +
            `or build the area against ${provided ?? 'what the shell shares'}`,
        },
      ];
    });
}

function exportFaults({ area, uses }: BuildRecord, shell: Shell): Fault[] {
  const { provides } = shell;
  if (!uses || !provides) return [];
  return Object.entries(uses).flatMap(([name, required]) => {
    const provided = Object.hasOwn(provides, name) ? provides[name] : undefined;
    // `versionFaults` reports a package that is missing completely.
    const missing = provided ? required.filter((each) => each !== '*' && !provided.includes(each)) : [];
    if (missing.length === 0) return [];
    const them = missing.length === 1 ? 'it' : 'them';
    return [
      {
        problem: `${area} uses ${list(missing)} of ${name}, which the shell ${shell.build} does not export`,
        remedy: `Make a shell that exports ${them} live first, or stop using ${them} in the area`,
      },
    ];
  });
}

function shapeFaults({ area, shape }: BuildRecord, shell: Shell): Fault[] {
  if (!shape) return [];
  const pages = (shell.routes[area] ?? []).filter(
    (pattern) => !shape.routes.some((route) => patternsOverlap(route, pattern)),
  );
  const slots = (shell.slots?.[area] ?? []).filter((slot) => !shape.slots.includes(slot));
  const remedy = `Add it to remotes/${area}/src/remote.tsx, or make a shell live first that does not need it`;
  return [
    ...pages.map((path) => ({
      problem: `${area} has no page for ${path}, to which the shell ${shell.build} routes members`,
      remedy,
    })),
    ...slots.map((slot) => ({
      problem: `${area} does not offer the slot ${slot}, which the shell ${shell.build} uses`,
      remedy,
    })),
  ];
}

/** Whether some path matches both patterns, by react-router's rules (`:name`, `:name?`, a `*` at the end). */
export function patternsOverlap(one: string, other: string): boolean {
  const [left, right] = [segmentsOf(one), segmentsOf(other)];
  // Dynamic programming from the ends: a pattern with many optional segments can be read in too many ways to try them
  // all.
  let next: readonly boolean[] = [];
  for (let i = left.length; i >= 0; i -= 1) {
    const row = Array.from({ length: right.length + 2 }, () => false);
    for (let j = right.length; j >= 0; j -= 1) {
      const [a, b] = [left[i], right[j]];
      const skips = (a?.optional && next[j]) || (b?.optional && row[j + 1]);
      row[j] = a?.name === '*' || b?.name === '*' || skips || (a && b ? alike(a, b) && next[j + 1] === true : a === b);
    }
    next = row;
  }
  return next[0] === true;
}

interface Segment {
  readonly name: string;
  readonly optional: boolean;
}

const segmentsOf = (pattern: string): Segment[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((text) =>
      text.endsWith('?') ? { name: text.slice(0, -1), optional: true } : { name: text, optional: false },
    );

const alike = (a: Segment, b: Segment): boolean =>
  a.name === b.name || a.name.startsWith(':') || b.name.startsWith(':');

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
