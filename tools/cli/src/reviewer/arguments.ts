import { parseArgs } from 'node:util';

/** What was asked for: the arguments of the API's own command, or to be told how. */
export type Command = { readonly name: 'help' } | { readonly name: 'run'; readonly args: readonly string[] };

/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run reviewer -- <command>

  grant <username>    lets a member decide on certificates and reports; their settings show it at once
  revoke <username>   takes that away again, at once
  list                who is a reviewer

  --help              print this

Both changes are written into the audit log, which reviewers can read. The database is the one of this machine's
settings: that of DATABASE_URL, or the embedded one of CRED_DATA, for which npm start must be running (environment
or .env, as for npm start).
Exit codes: 0 done, 1 refused or failed, 64 the command line cannot be understood.`;

const operands: Readonly<Record<string, readonly string[]>> = { grant: ['username'], revoke: ['username'], list: [] };

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  const [name, ...given] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const wanted = Object.hasOwn(operands, name) ? operands[name] : undefined;
  if (!wanted) throw new UsageError(`There is no command ${name}. There are: ${Object.keys(operands).join(', ')}`);
  if (given.length < wanted.length)
    throw new UsageError(`${name} needs the ${wanted.slice(given.length).join(' and the ')}`);
  if (given.length > wanted.length) throw new UsageError(`${name} takes no ${given.slice(wanted.length).join(' ')}`);
  return { name: 'run', args: [name, ...given] };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
