import { type InstallScripts, isAllowedLicence, type LockedPackage, packageFaults } from './packages';

const faultsOf = (
  packages: Record<string, LockedPackage>,
  { run = [], skip = [] }: Partial<InstallScripts> = {},
  licence: string | null = null,
): string[] => packageFaults(packages, { run, skip }, () => licence);

describe('packageFaults', () => {
  it('accepts shipped packages with an allowed licence and without an install script', () => {
    expect(faultsOf({ '': {}, 'node_modules/a': { license: 'MIT' }, 'node_modules/@cred/b': { link: true } })).toEqual(
      [],
    );
  });

  it('reports an install script that is not named, and accepts one to run or to skip', () => {
    const packages = { 'node_modules/@scope/a': { license: 'MIT', hasInstallScript: true } };
    expect(faultsOf(packages)).toEqual([
      '@scope/a: has an install script that cred.installScripts of package.json does not name',
    ]);
    expect(faultsOf(packages, { run: ['@scope/a'] })).toEqual([]);
    expect(faultsOf(packages, { skip: ['@scope/a'] })).toEqual([]);
  });

  it('reports the install script of a development tool too', () => {
    expect(faultsOf({ 'node_modules/a': { dev: true, hasInstallScript: true } })).toHaveLength(1);
  });

  it('reports a name whose package has no install script', () => {
    expect(faultsOf({ 'node_modules/a': { license: 'MIT' } }, { run: ['a'] })).toEqual([
      'a: is in cred.installScripts of package.json but has no install script',
    ]);
  });

  it('reports a licence that is not allowed, also of a nested package', () => {
    expect(faultsOf({ 'node_modules/a/node_modules/b': { license: 'AGPL-3.0-only' } })).toEqual([
      'b: its licence AGPL-3.0-only is not allowed',
    ]);
  });

  it('reads the licence of an installed package when the lockfile has none', () => {
    expect(faultsOf({ 'node_modules/a': {} }, {}, 'unknown')).toEqual(['a: its licence unknown is not allowed']);
    expect(faultsOf({ 'node_modules/a': {} }, {}, 'ISC')).toEqual([]);
  });

  it('reports a download address in the lockfile', () => {
    expect(faultsOf({ 'node_modules/a': { license: 'MIT', resolved: 'https://registry.example/a.tgz' } })).toEqual([
      'a: its entry in package-lock.json has a download address',
    ]);
  });
});

describe('isAllowedLicence', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['', false],
  ])('%s: %s', (licence, isAllowed) => {
    expect(isAllowedLicence(licence)).toBe(isAllowed);
  });
});
