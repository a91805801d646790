import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Outputs, and files of this machine only: its settings may name a real database. */
const excluded = new Set([
  'node_modules',
  'dist',
  'var',
  '.cache',
  '.git',
  '.env',
  'test-results',
  'playwright-report',
]);

/** A second checkout of the same sources without builds. Changes in it do not affect this one. */
export interface Checkout {
  readonly folder: string;
  dispose(): void;
}

/**
 * @param from the project, or another such checkout
 * @param below folders above the checkout, for another depth
 */
export function makeCheckout(from: string, below = ''): Checkout {
  const top = mkdtempSync(join(tmpdir(), 'cred-bench-checkout-'));
  const folder = join(top, below);
  cpSync(from, folder, { recursive: true, filter: (path) => path === from || !excluded.has(basename(path)) });
  linkPackages(join(from, 'node_modules'), join(folder, 'node_modules'));
  for (const packages of nestedPackages(from)) {
    if (existsSync(join(from, packages))) symlinkSync(join(from, packages), join(folder, packages));
  }
  return { folder, dispose: () => rmSync(top, { recursive: true, force: true }) };
}

/** The folders of packages that npm installs inside a workspace, because another version is at the top. */
function nestedPackages(root: string): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  return new Set(
    Object.keys(packages).flatMap((path) => /^(?!node_modules\/).+?\/node_modules(?=\/)/.exec(path) ?? []),
  );
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // The links of the workspaces are relative: the copies point into the new checkout.
    if (name === '@cred') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  }
}
