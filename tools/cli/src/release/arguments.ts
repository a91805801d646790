import { parseArgs } from 'node:util';
import { releases } from '@cred/contract';
import { PREVIEW_HOURS } from '@cred/deployment/preview-links';
import { tokenName, tokenScopes, type TokenScope } from '@cred/deployment/registry';

/** What was asked for on the command line. */
export type Command = { readonly json: boolean } & (
  | { readonly name: 'help' }
  | { readonly name: 'status' }
  | { readonly name: 'history'; readonly area: string }
  | {
      readonly name: 'publish';
      readonly area: string;
      readonly live: boolean;
      readonly reason: string;
      readonly noWait?: true;
    }
  | {
      readonly name: 'promote';
      readonly area: string;
      readonly build: string;
      readonly reason: string;
      readonly noWait?: true;
    }
  | {
      readonly name: 'trial';
      readonly area: string;
      readonly build: string;
      readonly percent: number;
      readonly testers: readonly string[];
      readonly reason: string;
    }
  | { readonly name: 'token'; readonly action: 'list' }
  | {
      readonly name: 'token';
      readonly action: 'add';
      readonly token: string;
      readonly scope: TokenScope;
      readonly area?: string;
    }
  | { readonly name: 'token'; readonly action: 'revoke'; readonly token: string }
  | {
      readonly name: 'rollback';
      readonly area: string;
      readonly to?: string;
      readonly reason: string;
      readonly yes: boolean;
      readonly noWait?: true;
    }
  | { readonly name: 'verify'; readonly area?: string; readonly build?: string; readonly page?: string }
  | { readonly name: 'preview'; readonly area: string; readonly build?: string; readonly hours: number }
  | { readonly name: 'shell'; readonly force: boolean; readonly reason: string }
);

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run release -- <command>

  publish <area> [--live]     build the area from these sources, check it and upload the build: members get it by
                              promote or trial; with --live it is promoted at once
  promote <area> <build>      make a build live that the registry has; ends a hold
  trial <area> <build> --percent <p> [--testers <username,...>]
                              give a build to that part of the members, the same ones at each visit,
                              and to testers by name; promote or rollback ends it, and it stops itself when the
                              build fails clearly more often than the live one
  preview <area> [build] [--hours <h>]
                              print a link that shows the build, or the newest one, to whoever opens it, in that
                              browser alone; it works for 24 hours, or 1 to 168
  rollback <area> [--to <build>] [--yes]
                              end the area's trial, or without one go back to the build that was live before, or to an earlier one by name;
                              the area is then held: npm start leaves it alone until somebody promotes. It says what it will do and, on a terminal, asks; --yes does not
  status                      what is live in each area, what came before, what is held, how a trial does, and which
                              builds the open tabs show
  history <area>              who changed what, when and why; history shell: which shells were live
  verify [area] [build] [--page <url>]
                              read every file of the live builds, those before them and those on trial and compare
                              their hashes, in the registry and, with --page, as that page server sends them
  shell [--force --reason "..."]
                              tell the registry that the shell built here is live: areas are judged by it; refused when
                              it breaks a build that is live or that a rollback would meet, unless forced

  token add <name> --scope deploy --area <area>
                              make a token; deploy: publish, promote and roll back one area;
                              --scope ops: everything; --scope page: a page server. It is shown once
  token list                  who has a token, and when it was used last
  token revoke <name>         end a token; the history keeps its name

  --reason "..."              why; kept in the history (publish, promote, trial, rollback, shell)
  --no-wait                   do not look on for up to 10 s while open tabs move (publish --live, promote, rollback)
  --json                      print one JSON document, for scripts, also of a failure ("error"); it waits for no open tabs.
                              npm prints lines of its own before it: use npm run -s release -- status --json
  --help                      print this

The registry is the one of this machine's settings (RELEASES_PORT, CRED_DATA; environment or .env), or
one elsewhere by RELEASES_URL and RELEASES_TOKEN.
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  live: { type: 'boolean' },
  reason: { type: 'string' },
  to: { type: 'string' },
  percent: { type: 'string' },
  testers: { type: 'string' },
  scope: { type: 'string' },
  area: { type: 'string' },
  page: { type: 'string' },
  hours: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  'no-wait': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

const operands: Readonly<Record<string, readonly string[]>> = {
  publish: ['area'],
  promote: ['area', 'build'],
  trial: ['area', 'build'],
  rollback: ['area'],
  status: [],
  history: ['area'],
  token: ['action'],
  verify: [],
  preview: ['area'],
  shell: [],
};
const flags: Readonly<Record<string, readonly string[]>> = {
  publish: ['live', 'reason', 'no-wait'],
  promote: ['reason', 'percent', 'no-wait'],
  trial: ['reason', 'percent', 'testers'],
  rollback: ['reason', 'to', 'yes', 'no-wait'],
  token: ['scope', 'area'],
  verify: ['page'],
  preview: ['hours'],
  shell: ['reason', 'force'],
};

/**
 * Reads the command line.
 * @param areas the areas of this checkout
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], areas: readonly string[]): Command {
  const { values, positionals } = read(args);
  const { json } = values;
  const [name, ...given] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help', json };
  const wanted = operands[name];
  if (!wanted) throw new UsageError(`There is no command ${name}. There are: ${Object.keys(operands).join(', ')}`);
  const missing = wanted.slice(given.length);
  if (missing.length > 0)
    throw new UsageError(
      `${name} needs the ${missing.map((each) => (each === 'area' ? `area: ${areas.join(', ')}` : each)).join(' and the ')}`,
    );
  if (name === 'token') refuseFlags(name, values);
  if (name === 'token') return parseToken(given, values, areas);
  if (name === 'verify') return parseVerify(given, values, areas);
  if (name === 'preview') return parsePreview(given, values, areas);
  if (given.length > wanted.length) throw new UsageError(`${name} takes no ${given.slice(wanted.length).join(' ')}`);
  refuseFlags(name, values);
  const [area = '', build = ''] = given;
  const reason = values.reason ?? '';
  const waits = values['no-wait'] ? { noWait: true as const } : {};
  if (wanted.includes('area') && !areas.includes(area) && !(name === 'history' && area === 'shell'))
    throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
  for (const id of [wanted.includes('build') ? build : undefined, values.to]) {
    if (id !== undefined && !releases.buildId.safeParse(id).success)
      throw new UsageError(`${id} is not the id of a build: 16 digits and letters a to f, as status shows them`);
  }
  switch (name) {
    case 'publish':
      if (reason !== '' && !values.live)
        throw new UsageError(
          'publish takes --reason with --live only: without it the history has nothing to keep. Say why at promote or trial',
        );
      return { name, area, live: values.live ?? false, reason, json, ...waits };
    case 'promote':
      if (values.percent !== undefined)
        throw new UsageError(
          `promote is for everybody. A part of the members gets a build by: trial ${area} ${build} --percent ${values.percent}`,
        );
      return { name, area, build, reason, json, ...waits };
    case 'trial':
      return { name, area, build, reason, json, ...parseShare(values) };
    case 'rollback':
      return {
        name,
        area,
        reason,
        yes: values.yes ?? false,
        json,
        ...waits,
        ...(values.to === undefined ? {} : { to: values.to }),
      };
    case 'shell':
      return { name, force: values.force ?? false, reason, json };
    case 'history':
      return { name, area, json };
    default:
      return { name: 'status', json };
  }
}

function refuseFlags(name: string, values: Values): void {
  for (const flag of [
    'live',
    'reason',
    'to',
    'percent',
    'testers',
    'scope',
    'area',
    'page',
    'yes',
    'force',
    'no-wait',
    'hours',
  ] as const) {
    if (values[flag] !== undefined && !flags[name]?.includes(flag)) throw new UsageError(`${name} takes no --${flag}`);
  }
}

/** Who gets a trial: a part of all members, testers by name, or both. */
function parseShare({ percent, testers }: Values): { readonly percent: number; readonly testers: readonly string[] } {
  if ((percent ?? testers) === undefined) throw new UsageError('trial needs --percent, --testers or both');
  const share = percent === undefined ? 0 : Number(percent.replace(/%$/, ''));
  if (!(share >= 0 && share <= 100) || percent?.trim() === '')
    throw new UsageError(`${percent} is not a percentage: 0 to 100`);
  const names = (testers ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^@/, '').toLowerCase())
    .filter(Boolean);
  if (share === 0 && names.length === 0)
    throw new UsageError('A trial for nobody: give --percent above 0, or --testers');
  return { percent: share, testers: names };
}

function parsePreview(
  [area = '', build, ...more]: readonly string[],
  values: Values,
  areas: readonly string[],
): Command {
  refuseFlags('preview', values);
  const { min, usual, max } = PREVIEW_HOURS;
  const hours = values.hours === undefined ? usual : Number(values.hours.trim() || Number.NaN);
  if (more.length > 0) throw new UsageError(`preview takes no ${more.join(' ')}`);
  if (!areas.includes(area)) throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
  if (build !== undefined && !releases.buildId.safeParse(build).success)
    throw new UsageError(
      `${build} is not the id of a build: 16 digits and letters a to f, as status --json shows them`,
    );
  if (!(hours >= min && hours <= max))
    throw new UsageError(`${values.hours} is not how many hours a preview may be open: ${min} to ${max}`);
  return { name: 'preview', area, hours, json: values.json, ...(build === undefined ? {} : { build }) };
}

function parseVerify([area, build, ...more]: readonly string[], values: Values, areas: readonly string[]): Command {
  refuseFlags('verify', values);
  const { page, json } = values;
  if (more.length > 0) throw new UsageError(`verify takes no ${more.join(' ')}`);
  if (area !== undefined && !areas.includes(area))
    throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
  if (build !== undefined && !releases.buildId.safeParse(build).success)
    throw new UsageError(`${build} is not the id of a build: 16 digits and letters a to f, as status shows them`);
  if (page !== undefined && !/^https?:\/\/[^/]/.test(page))
    throw new UsageError(`${page} is not the address of a page server, such as http://localhost:3000`);
  return {
    name: 'verify',
    json,
    ...(area === undefined ? {} : { area }),
    ...(build === undefined ? {} : { build }),
    ...(page === undefined ? {} : { page }),
  };
}

function parseToken(
  [action = '', token, ...more]: readonly string[],
  { scope, area, json }: Values,
  areas: readonly string[],
): Command {
  if (!['add', 'list', 'revoke'].includes(action))
    throw new UsageError(`token takes add, list or revoke, not ${action}`);
  if (more.length > 0 || (action === 'list' && token !== undefined))
    throw new UsageError(`token ${action} takes no ${[...more, token].at(0)}`);
  if (action !== 'add' && (scope ?? area) !== undefined)
    throw new UsageError(`token ${action} takes no --${scope === undefined ? 'area' : 'scope'}`);
  if (action === 'list') return { name: 'token', action, json };
  if (token === undefined) throw new UsageError(`token ${action} needs a name`);
  if (!tokenName.safeParse(token).success)
    throw new UsageError(`${token} cannot name a token: 2 to 60 letters, digits, dots, dashes or underscores`);
  if (action === 'revoke') return { name: 'token', action, token, json };
  const known = tokenScopes.find((each) => each === scope);
  if (!known) throw new UsageError(`token add needs --scope ${tokenScopes.join(', ')}`);
  if ((known === 'deploy') !== (area !== undefined))
    throw new UsageError(
      known === 'deploy' ? `A deploy token needs --area: ${areas.join(', ')}` : `A token for ${known} takes no --area`,
    );
  if (area !== undefined && !areas.includes(area))
    throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
  return { name: 'token', action: 'add', token, scope: known, json, ...(area === undefined ? {} : { area }) };
}

type Values = ReturnType<typeof read>['values'];

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
