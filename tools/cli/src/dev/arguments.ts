import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

/** The parsed command line: an area from source, or help. */
export type Command = { readonly name: 'help' } | { readonly name: 'dev'; readonly area: string };

export const usage = `npm run dev -- <area>

Starts the whole product as npm start does, with one area from source: the browser shows each edit of it at once,
and keeps what was typed there. All other areas are the live builds of the release registry. Ctrl-C ends everything.

  --help   print this

Ports, folders and addresses are the settings of npm start, which must not run with the same ones.
See docs/runbooks/developing-an-area.md.
Exit codes: 0 stopped, 1 refused or failed, 64 the command line cannot be understood.`;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[], areas: readonly string[]): Command {
  const program = createProgram().argument('[areas...]');
  if (!parseArguments(program, args)) return { name: 'help' };
  const [area, ...more] = program.args;
  const choice = `There are: ${areas.join(', ')}`;
  if (area === undefined) throw new UsageError(`Which area? ${choice}`);
  if (!areas.includes(area))
    throw new UsageError(`There is no area ${area}. ${choice}. A new one: npm run new-area -- ${area}`);
  if (more.length > 0) throw new UsageError(`Name one area only, without: ${more.join(' ')}`);
  return { name: 'dev', area };
}
