import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { asvsRequirements } from './asvs-requirements';
import { securityFaults, securityRows } from './security-table';

const TABLE = 'docs/security/asvs.md';
const read = (file: string): string | null => {
  const path = join(projectRoot(), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};

describe('docs/security/asvs.md', () => {
  it('has a test or a reason for every requirement of levels 1 and 2, and names only tests that exist', () => {
    expect(securityFaults(securityRows(read(TABLE) ?? ''), asvsRequirements, read)).toEqual([]);
  });

  it('covers the 253 requirements of both levels', () => {
    expect([asvsRequirements[1].length, asvsRequirements[2].length]).toEqual([70, 183]);
  });
});

describe('securityFaults', () => {
  const required = { 1: ['1.1.1'], 2: ['1.1.2'] };
  const valid = `| 1.1.1 | 1 | met | Text | \`a.test.ts\` "escapes" |\n| 1.1.2 | 2 | deployment | Text | The proxy of the operator does this. |`;
  const faultsOf = (document: string): string[] =>
    securityFaults(securityRows(document), required, (file) => (file === 'a.test.ts' ? "it('escapes', …)" : null));

  it('accepts a table with a test or a reason in each row', () => {
    expect(faultsOf(valid)).toEqual([]);
  });

  it.each([
    ['a missing row', valid.split('\n')[0] ?? '', '1.1.2 has no row'],
    ['a repeated row', `${valid}\n${valid.split('\n')[0]}`, '1.1.1 has more than one row'],
    [
      'an unknown number',
      `${valid}\n${valid.split('\n')[1]?.replace('1.1.2', '9.9.9')}`,
      '9.9.9 is not a requirement of levels 1 and 2',
    ],
    ['another level', valid.replace('| 1 | met', '| 2 | met'), '1.1.1 is of level 1'],
    ['an unknown status', valid.replace('deployment', 'maybe'), '1.1.2 has the unknown status maybe'],
    ['no test', valid.replace('`a.test.ts` "escapes"', 'It is escaped everywhere.'), '1.1.1 is met but names no test'],
    ['no reason', valid.replace('The proxy of the operator does this.', 'Proxy.'), '1.1.2 has no reason'],
    ['a file that does not exist', valid.replace('a.test', 'b.test'), '1.1.1 names b.test.ts, which does not exist'],
    [
      'a title that does not exist',
      valid.replace('"escapes"', '"escaped"'),
      '1.1.1 names a test that a.test.ts does not have: escaped',
    ],
  ])('reports %s', (_case, document, fault) => {
    expect(faultsOf(document)).toEqual([fault]);
  });
});
