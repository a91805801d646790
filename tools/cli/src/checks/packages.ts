import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '@cred/tool-kit/console';
import type { Part } from './part';

/** The fields of a package in package-lock.json that are checked. */
export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
}

/** `cred.installScripts` of package.json: every package with an install script, by whether it is run. */
export interface InstallScripts {
  readonly run: readonly string[];
  readonly skip: readonly string[];
}

/** Licences that allow the use in a product whose source is not published. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // The same, as an old package writes it.
  'MPL 2.0',
  // libvips: a shared library next to sharp, which may be replaced.
  'LGPL-3.0-or-later',
]);

/** Whether a licence expression is allowed: all parts of an AND, one part of an OR. */
export function isAllowedLicence(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative.split(' AND ').every((licence) => LICENCES.has(licence.trim())),
  );
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * What is wrong with the locked packages, one line each: an install script that `cred.installScripts` of package.json
 * does not name, a name there without a script, a shipped package without an allowed licence, a download address.
 * @param licenceOf the licence of an installed package whose lock entry has none; null when it is not installed
 */
export function packageFaults(
  packages: Readonly<Record<string, LockedPackage>>,
  { run, skip }: InstallScripts,
  licenceOf: (path: string) => string | null,
): string[] {
  const external = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const withScripts = new Set(external.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)));
  const faults = [
    ...[...withScripts]
      .filter((name) => !run.includes(name) && !skip.includes(name))
      .map((name) => `${name}: has an install script that cred.installScripts of package.json does not name`),
    ...[...run, ...skip]
      .filter((name) => !withScripts.has(name))
      .map((name) => `${name}: is in cred.installScripts of package.json but has no install script`),
  ];
  for (const [path, entry] of external) {
    const name = nameOf(path);
    if (entry.resolved !== undefined) faults.push(`${name}: its entry in package-lock.json has a download address`);
    if (entry.dev) continue;
    const licence = entry.license ?? licenceOf(path);
    if (licence !== null && !isAllowedLicence(licence)) faults.push(`${name}: its licence ${licence} is not allowed`);
  }
  return faults;
}

/** The licence in an installed package's package.json. */
function installedLicence(root: string, path: string): string | null {
  try {
    const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as { license?: unknown };
    return typeof license === 'string' ? license : 'unknown';
  } catch {
    // An optional package for another machine.
    return null;
  }
}

export const packages: Part = {
  name: 'packages',
  isStatic: true,
  title: 'packages: checking licences, install scripts and the lockfile',
  run({ root, show }) {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
    const lock = read('package-lock.json') as { readonly packages: Readonly<Record<string, LockedPackage>> };
    const { cred } = read('package.json') as { readonly cred: { readonly installScripts: InstallScripts } };
    const faults = packageFaults(lock.packages, cred.installScripts, (path) => installedLicence(root, path));
    // Without this line npm would run every package's install script.
    if (!/^ignore-scripts=true$/m.test(readFileSync(join(root, '.npmrc'), 'utf8')))
      faults.push('.npmrc: ignore-scripts=true is missing');
    for (const line of faults) show(`${line}\n`);
    const checked = Object.keys(lock.packages).filter((path) => path.includes('node_modules/')).length;
    const passed = faults.length === 0 && checked > 0 ? 1 : 0;
    return Promise.resolve({ passed, failed: 1 - passed, detail: count(checked, 'package') });
  },
};
