import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print, seconds } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { buildAll } from '@cred/tool-kit/builds/build';
import { buildables, isStale } from '@cred/tool-kit/builds/workspaces';
import { BILL_OF_MATERIALS, LICENCE_LIST, writeBillOfMaterials } from './bill-of-materials';

/**
 * `npm run build -- [--force] [workspace ...]`: builds the stale workspaces, with --force all of them, or the named
 * ones; writes the bill of materials and the list of licences.
 */
export async function main({ stop, args }: Tool): Promise<number> {
  const root = projectRoot();
  const program = createProgram().argument('[workspaces...]').option('--force');
  if (!parseArguments(program, args)) {
    print('npm run build -- [--force] [workspace ...]');
    return 0;
  }
  const { force } = program.opts<{ force?: true }>();
  const names = program.args;
  const all = buildables(root);
  const chosen =
    names.length === 0
      ? all
      : names.map((name) => {
          const found = all.find(({ folder }) => folder === name || folder.endsWith(`/${name}`));
          if (!found)
            throw new OperatorError(
              `There is no workspace ${name} to build. There are: ${all.map(({ folder }) => folder).join(', ')}`,
            );
          return found;
        });
  const began = performance.now();
  const stale = force ? chosen : chosen.filter((workspace) => isStale(root, workspace));
  print(`Building ${stale.length} of ${chosen.length} workspaces; the others are up to date`);
  await buildAll(root, stale, stop);
  const packages = await writeBillOfMaterials(root, stop);
  print(`${packages} packages are listed in ${BILL_OF_MATERIALS}, their licences in ${LICENCE_LIST}`);
  print(`Built in ${seconds(performance.now() - began)}`);
  return 0;
}
