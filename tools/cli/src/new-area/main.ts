import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '@cred/tool-kit/console';
import { EXIT_USAGE, OperatorError, UsageError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { iconsIn } from './area-table';
import { parseCommand, usage, type Command } from './arguments';
import { checkArea, TABLE } from './check-name';
import { makeArea } from './make-area';

/** `npm run new-area -- library`: creates an area with a page in the running shell. */
export async function main({ args }: Pick<Tool, 'args'>): Promise<number> {
  const root = projectRoot();
  let command: Command;
  try {
    command = parseCommand(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\nnpm run new-area -- --help explains the command.\n`);
    return EXIT_USAGE;
  }
  if (command.name === 'help') {
    print(usage(iconsIn(readFileSync(join(root, TABLE), 'utf8'))));
    return 0;
  }
  try {
    const row = checkArea(root, command);
    for (const file of makeArea(root, row)) print(`  ${file}`);
    print(`\n${row.label} is an area now, with a page at /${row.name} and an entry in the navigation. Next:`);
    print(`  npm run dev -- ${row.name}    starts the product with it from source`);
    print(`  npx jest --selectProjects browser --testPathPatterns remotes/${row.name}    its tests`);
    print(`  remotes/${row.name}/README.md    needs a description and an owner`);
    print(`To undo everything: delete remotes/${row.name} and restore the last three files with git.`);
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
