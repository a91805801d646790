import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '@cred/tool-kit/errors';
import { runCommand } from '@cred/tool-kit/process/run-command';

/** The part of a CycloneDX document that is read here. */
export interface BillOfMaterials {
  serialNumber?: string;
  readonly metadata: { timestamp?: string };
  readonly components: readonly Component[];
}

interface Component {
  readonly name: string;
  readonly version: string;
  /** The package URL, such as `pkg:npm/react@19.3.1`. */
  readonly purl: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

/** Below the project's root. */
export const BILL_OF_MATERIALS = 'dist/bill-of-materials.cdx.json';
export const LICENCE_LIST = 'dist/third-party-licences.txt';
const LIMIT_MS = 60_000;

/** The npm that runs this process, otherwise the one that came with Node. */
function npmScript(): string {
  const running = process.env['npm_execpath'];
  if (running && basename(running).startsWith('npm') && existsSync(running)) return running;
  return join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
}

/**
 * Writes the software bill of materials (CycloneDX) of everything that is shipped, as locked, and the list of its
 * licences. Both depend on package-lock.json only, so that the same sources give the same files.
 * @returns the number of packages
 * @throws OperatorError when npm cannot read the lockfile
 */
export async function writeBillOfMaterials(root: string, signal: AbortSignal): Promise<number> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev', '--loglevel', 'error'];
  const { code, stdout, output } = await runCommand(process.execPath, [npmScript(), ...args], {
    cwd: root,
    signal,
    limit: LIMIT_MS,
  });
  if (code !== 0) throw new OperatorError(`npm sbom failed:\n${output.trim()}`);
  const document = JSON.parse(stdout) as BillOfMaterials;
  // Both differ in every run.
  delete document.serialNumber;
  delete document.metadata.timestamp;
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, BILL_OF_MATERIALS), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(
    join(root, LICENCE_LIST),
    licenceList(document, (name) => licenceText(root, name)),
  );
  return document.components.length;
}

/** The licences of the shipped packages by name, then the text of each one that is installed. */
export function licenceList({ components }: BillOfMaterials, textOf: (name: string) => string | null): string {
  const external = [...components]
    .filter(({ purl }) => !purl.startsWith('pkg:npm/%40cred/'))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
  const lines = external.map((component) => `${component.name} ${component.version}: ${licenceOf(component)}`);
  const texts = [...new Set(external.map(({ name }) => name))].flatMap((name) => {
    const text = textOf(name);
    return text === null ? [] : [`\n${'-'.repeat(80)}\n${name}\n\n${text.trim()}`];
  });
  return `${[...lines, ...texts].join('\n')}\n`;
}

function licenceOf({ licenses = [] }: Component): string {
  const names = licenses.flatMap(({ license, expression }) => expression ?? license?.id ?? []);
  return names.length > 0 ? names.join(', ') : 'see its package.json';
}

function licenceText(root: string, name: string): string | null {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return null;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8');
}
