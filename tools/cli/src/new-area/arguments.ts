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

Makes remotes/<name>: an area with a page at /<name>, a call, and a test; registers it, so that types, tests, boundaries
and npm start know it, and the navigation shows it.

  <name>    small letters, digits and hyphens; also the page's path
  --label   what the navigation and the page call it; the name if not given
  --icon    one of: ${icons.join(', ')}; ${icons.at(-1)} if not given
  --help    print this

docs/runbooks/adding-an-area.md says more.
Exit codes: 0 done, 1 refused or failed, with nothing changed, 64 the command line cannot be understood.`;

/** Reads the command line. @throws UsageError */
export function parseCommand(args: readonly string[]): Command {
  const program = createProgram().argument('[names...]').option('--label <text>').option('--icon <icon>');
  if (!parseArguments(program, args)) return { name: 'help' };
  const [area, ...more] = program.args;
  if (area === undefined) throw new UsageError('What is the area called?');
  if (more.length > 0)
    throw new UsageError(
      `One name only: ${more.join(' ')} is too much. A label of several words stands in quotes: --label "…"`,
    );
  const { label, icon } = program.opts<{ label?: string; icon?: string }>();
  return { name: 'make', area, label, icon };
}
