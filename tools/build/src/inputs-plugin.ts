import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compiler } from '@rspack/core';
import { buildInputs } from './build-inputs';
import { projectRoot } from './project-root';

/**
 * Fails a build that reads something on which its id does not depend: another build with the same id could have other
 * bytes.
 */
export class InputsPlugin {
  /** @throws Error when the folder of the project has characters with which the bundler separates paths */
  constructor(
    private readonly workspace: string,
    private readonly root = projectRoot(),
  ) {
    const [character] = /[#!?|]/.exec(root) ?? [];
    if (character) throw new Error(`The folder ${root} has a ${character} in its path: build in another folder`);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('InputsPlugin', ({ fileDependencies }) => {
      const inputs = buildInputs(this.workspace, this.root);
      const paths = [...fileDependencies].filter(isFile).map((path) => relative(this.root, path).split(sep).join('/'));
      const unknown = unknownOf(paths, new Set(inputs.files), new Set(Object.keys(inputs.packages)));
      if (unknown.length > 0)
        throw new Error(
          `The build of ${this.workspace} reads what its id does not depend on: ${unknown.join(', ')}. ` +
            `Name packages in the dependencies of ${join(this.workspace, 'package.json')}`,
        );
    });
  }
}

/** Folders of an `index.ts` are among the dependencies too, and so are virtual modules. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** A package may be a link to the installation of another checkout: it counts as installed here. */
const inProject = (path: string): string => path.replace(/^\.\.\/.*?(?=node_modules\/)/, '');

/** The paths that are neither one of these files nor in one of these packages. */
function unknownOf(paths: readonly string[], files: ReadonlySet<string>, packages: ReadonlySet<string>): string[] {
  return paths.map(inProject).filter((path) => {
    const [installed] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (installed !== undefined) return !packages.has(installed);
    return !files.has(path) && !/(^|\/)package\.json$/.test(path);
  });
}
