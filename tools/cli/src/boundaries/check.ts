import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from './examples';
import { importsOf } from './imports';
import { readWorkspaces, sourceFiles, type Workspace } from './project';
import { rules } from './rules';

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly request: string;
}

export interface BoundaryReport {
  readonly files: number;
  readonly imports: number;
  readonly violations: readonly Violation[];
  /** Rules that did not report their forbidden example. */
  readonly ineffective: readonly string[];
}

/** The violations of one file's source; one import can break several rules. */
export function checkSource(
  workspaces: readonly Workspace[],
  file: string,
  source: string,
): { imports: number; violations: Violation[] } {
  const from = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!from) throw new Error(`${file} belongs to no workspace`);
  const requests = importsOf(source, file);
  const violations = requests.flatMap((request) => {
    const target = workspaces.find(({ name }) => request === name || request.startsWith(`${name}/`));
    return rules
      .filter((rule) => rule.forbids({ from, file, request, target }))
      .map(({ id }) => ({ rule: id, file, request }));
  });
  return { imports: requests.length, violations };
}

/** The rules that do not report their own forbidden example. */
export function ineffectiveRules(workspaces: readonly Workspace[]): string[] {
  return rules
    .filter(({ id }) => {
      const example = examples.find(({ rule }) => rule === id);
      return (
        !example || !checkSource(workspaces, example.file, example.source).violations.some(({ rule }) => rule === id)
      );
    })
    .map(({ id }) => id);
}

/** Checks every source file of the project. */
export function checkBoundaries(root: string): BoundaryReport {
  const workspaces = readWorkspaces(root);
  const files = workspaces.flatMap(({ folder }) => sourceFiles(root, folder));
  const results = files.map((file) => checkSource(workspaces, file, readFileSync(join(root, file), 'utf8')));
  return {
    files: files.length,
    imports: results.reduce((sum, { imports }) => sum + imports, 0),
    violations: results.flatMap(({ violations }) => violations),
    ineffective: ineffectiveRules(workspaces),
  };
}
