import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withArea, type NewRow } from './area-table';
import { TABLE } from './check-name';
import { Journal } from './journal';

const templates = fileURLToPath(new URL('./template', import.meta.url));
const suffix = '.template';
/** What an area may depend on, in the order of its manifest. */
const allowed = [
  '@cred/api-client',
  '@cred/contract',
  '@cred/platform',
  '@cred/ui',
  '@cred/vendor',
  'lucide-react',
  'react',
  'react-dom',
];

type Versions = Readonly<Record<string, string>>;

/**
 * Creates the area's folder and registers it, completely or not at all.
 * @returns the files that were created or changed, relative to the project
 */
export function makeArea(root: string, row: NewRow): string[] {
  const journal = new Journal();
  const written: string[] = [];
  const write = (file: string, content: string): void => {
    journal.write(join(root, file), content);
    written.push(file);
  };
  const change = (file: string, edit: (text: string) => string): void =>
    write(file, edit(readFileSync(join(root, file), 'utf8')));
  const folder = `remotes/${row.name}`;
  try {
    const versions = versionsOfShell(root);
    const values = placeholdersOf(row, versions);
    for (const file of filesBelow('')) {
      const content = fill(readFileSync(join(templates, file), 'utf8'), values);
      write(`${folder}/${file.replace('__name__', row.name).slice(0, -suffix.length)}`, content);
    }
    change(TABLE, (table) => withArea(table, row));
    change('tsconfig.json', (text) => withReference(text, folder));
    change('package-lock.json', (text) =>
      withWorkspace(text, readFileSync(join(root, folder, 'package.json'), 'utf8'), folder),
    );
    // The link that npm would create, so that no installation is needed.
    journal.link(join(root, 'node_modules', '@cred', row.name), `../../${folder}`);
    return written;
  } catch (error) {
    journal.undo();
    throw error;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(templates, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** The versions of the area's dependencies: those of the shell, which provides the shared packages. */
function versionsOfShell(root: string): Versions {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'shell', 'package.json'), 'utf8')) as {
    readonly dependencies: Versions;
  };
  return Object.fromEntries(
    allowed.map((name) => {
      const version = dependencies[name];
      if (version === undefined) throw new Error(`shell/package.json has no version of ${name}`);
      return [name, version];
    }),
  );
}

const placeholdersOf = ({ name, label }: NewRow, versions: Versions): Versions => ({
  name,
  label,
  Name: name.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase()),
  dependencies: JSON.stringify(versions, null, 2).replaceAll('\n', '\n  '),
});

const fill = (text: string, values: Versions): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`A template has an unknown placeholder: ${key}`);
    return value;
  });

/** The root's tsconfig.json with one more workspace, after the last area. */
function withReference(text: string, folder: string): string {
  const config = JSON.parse(text) as { references: { path: string }[] };
  const last = config.references.findLastIndex(({ path }) => path.startsWith('remotes/'));
  return toJson({ ...config, references: config.references.toSpliced(last + 1, 0, { path: folder }) });
}

/** The lockfile with one more workspace, as npm would write it; `npm ci` fails if it is missing. */
function withWorkspace(text: string, manifest: string, folder: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, unknown> };
  const { name, version, dependencies, devDependencies } = JSON.parse(manifest) as Readonly<Record<string, unknown>>;
  const packages = Object.entries(lock.packages);
  packages.push(
    [folder, { name, version, dependencies, devDependencies }],
    [`node_modules/${String(name)}`, { resolved: folder, link: true }],
  );
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return toJson({ ...lock, packages: Object.fromEntries(packages) });
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
