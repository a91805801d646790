import * as releases from '@cred/contract/releases';
import { PREVIEW_HOURS } from '@cred/deployment/preview-links';
import { appCode, tokenName, tokenScopes, type TokenScope } from '@cred/deployment/registry-tokens';
import { Argument, createProgram, Option, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

/** The parsed command line. */
export type Command = { readonly json: boolean } & CommandOptions;

type CommandOptions =
  | { readonly name: 'help' }
  | { readonly name: 'status' }
  | { readonly name: 'history'; readonly area: string }
  | {
      readonly name: 'publish';
      readonly area: string;
      readonly live: boolean;
      readonly skipTests: boolean;
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
      readonly code?: string;
    }
  | { readonly name: 'token'; readonly action: 'revoke'; readonly token: string }
  | { readonly name: 'token'; readonly action: 'reset-second-factor'; readonly token: string; readonly code?: string }
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
  | { readonly name: 'shell'; readonly force: boolean; readonly reason: string };

export const usage = `npm run release -- <command>

  publish <area> [--live] [--skip-tests]
                              check the area's types, run its tests, build it from these sources and upload the build;
                              members get it by promote or trial; with --live it is promoted at once
  promote <area> <build>      make a build of the registry live; ends a hold
  trial <area> <build> --percent <p> [--testers <username,...>]
                              give a build to that share of the members, the same ones at each visit, and to testers
                              by name; promote or rollback ends it, and it stops itself when the build fails clearly
                              more often than the live one
  preview <area> [build] [--hours <h>]
                              print a link that shows the build, or the newest one, in the browser that opens it;
                              valid for 24 hours, or 1 to 168
  rollback <area> [--to <build>] [--yes]
                              end the area's trial; without a trial, return to the build that was live before, or to
                              an earlier one by name. The area is then on hold: npm start does not change it until a
                              build is promoted. Shows the effects and, on a terminal, asks; --yes does not ask
  status                      what is live in each area, the previous builds, holds, the results of trials, and which
                              builds the open tabs show
  history <area>              who changed what, when and why; history shell: which shells were live; history tokens:
                              tokens and their second factors
  verify [area] [build] [--page <url>]
                              read every file of the live builds, the previous ones and those on trial and compare
                              their hashes, in the registry and, with --page, as that page server sends them
  shell [--force --reason "..."]
                              report to the registry that the shell built here is live: areas are checked against it;
                              refused when it breaks a build that is live or that a rollback would restore, unless
                              forced

  token add <name> --scope deploy --area <area>
                              create a token; deploy: publish, promote and roll back one area;
                              --scope ops: everything; --scope page: a page server. It is shown once
  token list                  who has a token, and when it was last used
  token revoke <name>         end a token; the history keeps its name
  token reset-second-factor <name>
                              for an operator who has lost authenticator app and recovery codes: ends the token's
                              sessions of the ops page; its next login there sets up a new app

  --code <six digits>         a code of the authenticator app of RELEASES_TOKEN's owner (token add, token
                              reset-second-factor); not needed on the registry's own machine, without RELEASES_TOKEN
  --reason "..."              why; stored in the history (publish, promote, trial, rollback, shell)
  --no-wait                   do not watch open tabs for up to 10 s (publish --live, promote, rollback)
  --json                      print one JSON document, for scripts, also of a failure ("error"), without waiting for
                              open tabs. npm prints its own lines before it: use npm run -s release -- status --json
  --help                      print this

The registry is the one of this machine's settings (RELEASES_PORT, CRED_DATA; environment or .env), or
another one with RELEASES_URL and RELEASES_TOKEN.
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

/**
 * Reads the command line.
 * @param areas the areas of this checkout
 * @throws UsageError
 */
export function parseCommand(args: readonly string[], areas: readonly string[]): Command {
  const program = createProgram().option('--json');
  const isJson = (): boolean => program.opts<{ json?: true }>().json ?? false;
  let command: CommandOptions = { name: 'help' };
  const area = areaArgument('<area>', areas);
  const optionalArea = areaArgument('[area]', areas);
  const build = new Argument('<build>').argParser(buildId);
  const optionalBuild = new Argument('[build]').argParser(buildId);

  program
    .command('publish')
    .addArgument(area)
    .option('--live')
    .option('--skip-tests')
    .option('--reason <text>')
    .option('--no-wait')
    .action((area: string, options: ChangeOptions & { live?: boolean; skipTests?: boolean }) => {
      const { live = false, skipTests = false, reason = '', wait } = options;
      if (reason !== '' && !live)
        throw new UsageError(
          'publish takes --reason with --live only: without --live nothing is written to the history. ' +
            'Give the reason to promote or trial',
        );
      command = { name: 'publish', area, live, skipTests, reason, ...noWait(wait) };
    });
  program
    .command('promote')
    .addArgument(area)
    .addArgument(build)
    .option('--reason <text>')
    .option('--no-wait')
    .option('--percent <percent>')
    .action((area: string, build: string, { reason = '', wait, percent }: ChangeOptions & { percent?: string }) => {
      if (percent !== undefined)
        throw new UsageError(
          `promote is for all members. A share of the members gets a build by: trial ${area} ${build} --percent ${percent}`,
        );
      command = { name: 'promote', area, build, reason, ...noWait(wait) };
    });
  program
    .command('trial')
    .addArgument(area)
    .addArgument(build)
    .option('--percent <percent>')
    .option('--testers <usernames>')
    .option('--reason <text>')
    .action((area: string, build: string, { reason = '', ...share }: { reason?: string } & Share) => {
      command = { name: 'trial', area, build, reason, ...parseShare(share) };
    });
  program
    .command('rollback')
    .addArgument(area)
    .addOption(new Option('--to <build>').argParser(buildId))
    .option('-y, --yes')
    .option('--reason <text>')
    .option('--no-wait')
    .action((area: string, options: ChangeOptions & { to?: string; yes?: boolean }) => {
      const { to, yes = false, reason = '', wait } = options;
      command = { name: 'rollback', area, reason, yes, ...noWait(wait), ...(to === undefined ? {} : { to }) };
    });
  program.command('status').action(() => {
    command = { name: 'status' };
  });
  program
    .command('history')
    .addArgument(areaArgument('<area>', areas, ['shell', 'tokens']))
    .action((area: string) => {
      command = { name: 'history', area };
    });
  program
    .command('token')
    .argument('<action>')
    .argument('[name]')
    .option('--scope <scope>')
    .option('--area <area>')
    .option('--code <digits>')
    .action((action: string, token: string | undefined, options: TokenOptions) => {
      command = parseToken(action, token, options, areas);
    });
  program
    .command('verify')
    .addArgument(optionalArea)
    .addArgument(optionalBuild)
    .option('--page <url>')
    .action((area: string | undefined, build: string | undefined, { page }: { page?: string }) => {
      if (page !== undefined && !/^https?:\/\/[^/]/.test(page))
        throw new UsageError(`${page} is not the address of a page server, such as http://localhost:3000`);
      command = { name: 'verify', ...defined({ area, build, page }) };
    });
  program
    .command('preview')
    .addArgument(area)
    .addArgument(optionalBuild)
    .option('--hours <hours>')
    .action((area: string, build: string | undefined, { hours }: { hours?: string }) => {
      command = { name: 'preview', area, hours: parseHours(hours), ...defined({ build }) };
    });
  program
    .command('shell')
    .option('--force')
    .option('--reason <text>')
    .action(({ force = false, reason = '' }: { force?: boolean; reason?: string }) => {
      command = { name: 'shell', force, reason };
    });

  const isHelp = !parseArguments(program, args);
  return { ...(isHelp ? { name: 'help' as const } : command), json: isJson() };
}

interface ChangeOptions {
  readonly reason?: string;
  readonly wait: boolean;
}

interface Share {
  readonly percent?: string;
  readonly testers?: string;
}

interface TokenOptions {
  readonly scope?: string;
  readonly area?: string;
  readonly code?: string;
}

const noWait = (wait: boolean): { readonly noWait?: true } => (wait ? {} : { noWait: true });

/** The entries that have a value. */
const defined = <T extends object>(values: T): { readonly [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: NonNullable<T[K]>;
  };

/** @param others names that are accepted besides areas */
function areaArgument(name: string, areas: readonly string[], others: readonly string[] = []): Argument {
  return new Argument(name).choices(areas).argParser((area) => {
    if (!others.includes(area)) checkArea(area, areas);
    return area;
  });
}

function checkArea(area: string, areas: readonly string[]): void {
  if (!areas.includes(area)) throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
}

function buildId(id: string): string {
  if (!releases.buildId.safeParse(id).success)
    throw new UsageError(`${id} is not the id of a build: 16 digits and letters a to f, as status --json shows them`);
  return id;
}

/** Who gets a trial: a part of all members, testers by name, or both. */
function parseShare({ percent, testers }: Share): { readonly percent: number; readonly testers: readonly string[] } {
  if ((percent ?? testers) === undefined) throw new UsageError('trial needs --percent, --testers or both');
  const share = percent === undefined ? 0 : Number(percent.replace(/%$/, ''));
  if (!(share >= 0 && share <= 100) || percent?.trim() === '')
    throw new UsageError(`${percent} is not a percentage: 0 to 100`);
  const names = (testers ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^@/, '').toLowerCase())
    .filter(Boolean);
  if (share === 0 && names.length === 0)
    throw new UsageError('A trial needs members: give --percent above 0, or --testers');
  return { percent: share, testers: names };
}

function parseHours(text: string | undefined): number {
  const { min, usual, max } = PREVIEW_HOURS;
  const hours = text === undefined ? usual : Number(text.trim() || Number.NaN);
  if (!(hours >= min && hours <= max))
    throw new UsageError(`${text} is not a valid number of hours for a preview: ${min} to ${max}`);
  return hours;
}

function parseToken(
  action: string,
  token: string | undefined,
  { scope, area, code: typedCode }: TokenOptions,
  areas: readonly string[],
): CommandOptions {
  if (action !== 'add' && action !== 'list' && action !== 'revoke' && action !== 'reset-second-factor')
    throw new UsageError(`token takes add, list, revoke or reset-second-factor, not ${action}`);
  if (action === 'list' && token !== undefined) throw new UsageError(`token list takes no ${token}`);
  if (action !== 'add' && (scope ?? area) !== undefined)
    throw new UsageError(`token ${action} takes no --${scope === undefined ? 'area' : 'scope'}`);
  if (typedCode !== undefined && action !== 'add' && action !== 'reset-second-factor')
    throw new UsageError(`token ${action} takes no --code`);
  const { data: code, success } = appCode.optional().safeParse(typedCode);
  if (!success) throw new UsageError(`${typedCode} is not a code of an authenticator app: six digits`);
  if (action === 'list') return { name: 'token', action };
  if (token === undefined) throw new UsageError(`token ${action} needs a name`);
  if (!tokenName.safeParse(token).success)
    throw new UsageError(`${token} is not a valid token name: 2 to 60 letters, digits, dots, dashes or underscores`);
  if (action === 'revoke') return { name: 'token', action, token };
  if (action === 'reset-second-factor') return { name: 'token', action, token, ...defined({ code }) };
  const tokenScope = tokenScopes.find((each) => each === scope);
  if (!tokenScope) throw new UsageError(`token add needs --scope ${tokenScopes.join(', ')}`);
  if ((tokenScope === 'deploy') !== (area !== undefined))
    throw new UsageError(
      tokenScope === 'deploy'
        ? `A deploy token needs --area: ${areas.join(', ')}`
        : `A token for ${tokenScope} takes no --area`,
    );
  if (area !== undefined) checkArea(area, areas);
  return { name: 'token', action, token, scope: tokenScope, ...defined({ area, code }) };
}
