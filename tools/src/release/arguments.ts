import { parseArgs } from 'node:util';
import { releases } from '@cred/contract';

/** What was asked for on the command line. */
export type Command = { readonly json: boolean } & (
  | { readonly name: 'help' }
  | { readonly name: 'status' }
  | { readonly name: 'history'; readonly area: string }
  | { readonly name: 'publish'; readonly area: string; readonly hold: boolean; readonly reason: string }
  | { readonly name: 'promote'; readonly area: string; readonly build: string; readonly reason: string }
  | { readonly name: 'rollback'; readonly area: string; readonly to?: string; readonly reason: string }
);

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run release -- <command>

  publish <area> [--hold]     build the area from these sources, upload the build and make it live;
                              with --hold it is only uploaded, and promote makes it live
  promote <area> <build>      make a build live that the registry has; ends a hold
  rollback <area> [--to <build>]
                              go back to the build that was live before, or to an earlier one by name;
                              the area is then held: npm start leaves it alone until somebody promotes
  status                      what is live in each area, what came before, what is held
  history <area>              who changed what, when and why

  --reason "..."              why; kept in the history (publish, promote, rollback)
  --json                      print one JSON document, for scripts
  --help                      print this

The registry is the one of this machine's settings (RELEASES_PORT, CRED_DATA; environment or .env).
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

const options = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  hold: { type: 'boolean' },
  reason: { type: 'string' },
  to: { type: 'string' },
} as const;

const operands: Readonly<Record<string, readonly string[]>> = {
  publish: ['area'], promote: ['area', 'build'], rollback: ['area'], status: [], history: ['area'],
};
const flags: Readonly<Record<string, readonly string[]>> = {
  publish: ['hold', 'reason'], promote: ['reason'], rollback: ['reason', 'to'],
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
  if (missing.length > 0) throw new UsageError(`${name} needs the ${missing.map((each) => (each === 'area' ? `area: ${areas.join(', ')}` : each)).join(' and the ')}`);
  if (given.length > wanted.length) throw new UsageError(`${name} takes no ${given.slice(wanted.length).join(' ')}`);
  for (const flag of ['hold', 'reason', 'to'] as const) {
    if (values[flag] !== undefined && !flags[name]?.includes(flag)) throw new UsageError(`${name} takes no --${flag}`);
  }
  const [area = '', build = ''] = given;
  const reason = values.reason ?? '';
  if (wanted.includes('area') && !areas.includes(area)) throw new UsageError(`There is no area ${area}. There are: ${areas.join(', ')}`);
  for (const id of [wanted.includes('build') ? build : undefined, values.to]) {
    if (id !== undefined && !releases.buildId.safeParse(id).success) throw new UsageError(`${id} is not the id of a build: 16 digits and letters a to f, as status shows them`);
  }
  switch (name) {
    case 'publish':
      return { name, area, hold: values.hold ?? false, reason, json };
    case 'promote':
      return { name, area, build, reason, json };
    case 'rollback':
      return { name, area, reason, json, ...(values.to === undefined ? {} : { to: values.to }) };
    case 'history':
      return { name, area, json };
    default:
      return { name: 'status', json };
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
