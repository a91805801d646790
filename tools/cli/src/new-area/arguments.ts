import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { UsageError } from '@cred/tool-kit/errors';

/** The parsed command line: an area, or help. */
export type Command =
  | { readonly name: 'help' }
  | {
      readonly name: 'make';
      readonly area: string;
      readonly label: string | undefined;
      readonly icon: string | undefined;
    };

export const usage = (icons: readonly string[]): string => `npm run new-area -- <name> [--label <text>] [--icon <icon>]

Creates remotes/<name>: an area with a page at /<name>, a call and a test. Registers it for type checks, tests, import
rules, npm start and the navigation.

  <name>    lower-case letters, digits and hyphens; also the page's path
  --label   its title in the navigation and on the page; by default the name
  --icon    one of: ${icons.join(', ')}; by default ${icons.at(-1)}
  --help    print this

See docs/runbooks/adding-an-area.md.
Exit codes: 0 done, 1 refused or failed, with nothing changed, 64 the command line cannot be understood.`;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const program = createProgram().argument('[names...]').option('--label <text>').option('--icon <icon>');
  if (!parseArguments(program, args)) return { name: 'help' };
  const [area, ...more] = program.args;
  if (area === undefined) throw new UsageError('The name of the area is missing');
  if (more.length > 0)
    throw new UsageError(
      `Give one name only, without: ${more.join(' ')}. Put a label of several words in quotes: --label "…"`,
    );
  const { label, icon } = program.opts<{ label?: string; icon?: string }>();
  return { name: 'make', area, label, icon };
}
