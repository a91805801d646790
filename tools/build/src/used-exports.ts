/** A module of the bundler's statistics; `source` is the output of the loaders, an ES module. */
export interface ModuleSource {
  readonly source?: string | Buffer | undefined;
  readonly modules?: readonly ModuleSource[] | undefined;
}

const importClauses = /\b(?:import|export)\s*([\w$*{},\s]+?)\s*from\s*["']([^"']+)["']/g;
const dynamicImports = /\bimport\s*\(\s*["']([^"']+)["']/g;

/**
 * Which named exports of each shared package the modules of a build import: `{ '@cred/ui': ['Button', ...] }`. Read
 * from the imports of every module in the build's graph, libraries too, so it contains at least what runs, and possibly
 * what tree shaking removed. A module that uses a whole package (`export *`, `import()`, a namespace that is passed on)
 * counts as `*`.
 */
export function usedExports(modules: readonly ModuleSource[], shared: readonly string[]): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  const add = (name: string, names: readonly string[]): void => {
    if (!shared.includes(name)) return;
    const used = uses.get(name) ?? new Set();
    for (const each of names) used.add(each);
    uses.set(name, used);
  };
  const visit = ({ source, modules: inner = [] }: ModuleSource): void => {
    for (const each of inner) visit(each);
    if (source === undefined) return;
    const text = String(source);
    for (const [statement, clause = '', name = ''] of text.matchAll(importClauses)) {
      if (shared.includes(name)) add(name, namesOf(clause, text, statement));
    }
    for (const [, name = ''] of text.matchAll(dynamicImports)) add(name, ['*']);
  };
  for (const each of modules) visit(each);
  return Object.fromEntries([...uses].sort(byName).map(([name, names]) => [name, [...names].sort()]));
}

/** The imported names of a clause such as `React, { useState as state }`. */
function namesOf(clause: string, text: string, statement: string): string[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const names = named.split(',').flatMap(
    (part) =>
      part
        .trim()
        .split(/\s+as\s+/)[0]
        ?.trim() || [],
  );
  const others = clause
    .replace(/\{[^}]*\}/, '')
    .split(',')
    .flatMap((part) => part.trim() || []);
  return [
    ...names,
    ...others.flatMap((part) => membersOf(part.replace(/^\*\s*(as\s+)?/, ''), text.replace(statement, ''))),
  ];
}

/**
 * The members of a namespace import that the text reads. A default import counts as a namespace: the default export of
 * a shared package has the same members.
 */
function membersOf(local: string, text: string): string[] {
  if (local === '') return ['*'];
  const uses = [
    ...text.matchAll(
      new RegExp(`(?<![\\w$.])${local.replaceAll('$', '\\$')}(?![\\w$])(?:\\s*\\??\\.\\s*([\\w$]+))?`, 'g'),
    ),
  ];
  return uses.map(([, member]) => member ?? '*');
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
