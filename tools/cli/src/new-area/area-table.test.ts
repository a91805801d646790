import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { iconsIn, segmentsIn, withArea } from './area-table';

const table = readFileSync(join(projectRoot(), 'shared/platform/src/area-table.ts'), 'utf8');

describe('withArea', () => {
  const changed = withArea(table, { name: 'case-library', label: 'Case library', icon: 'grid' });

  it('adds one row, last in the navigation, and changes nothing else', () => {
    const row =
      /  'case-library': \{\n    routes: \['\/case-library'\],\n    navigation: \[\{ label: 'Case library', to: '\/case-library', icon: 'grid', order: (\d+) \}\],\n  \},\n/.exec(
        changed,
      );
    expect(changed.replace(row?.[0] ?? '', '')).toBe(table);
    expect(Number(row?.[1])).toBeGreaterThan(5);
    expect(segmentsIn(changed)).toContain('case-library');
  });

  it('gives the next row the next position', () => {
    const orders = [...withArea(changed, { name: 'next', label: 'Next', icon: 'grid' }).matchAll(/order: (\d+)/g)].map(
      ([, order]) => Number(order),
    );
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('rejects a table of unknown format', () => {
    expect(() => withArea('export const areas = {};', { name: 'a1', label: 'A', icon: 'grid' })).toThrow(
      'was not found',
    );
  });
});

describe('iconsIn', () => {
  it('lists the icons of the table, without the one with the unread count', () => {
    expect(iconsIn(table)).toEqual(expect.arrayContaining(['home', 'bookmark', 'grid']));
    expect(iconsIn(table)).not.toContain('bell');
  });
});

describe('segmentsIn', () => {
  it('lists the first segments of all pages of areas', () => {
    expect(segmentsIn(table)).toEqual(
      expect.arrayContaining(['bookmark', 'notifications', 'your-chat', 'settings', 'profile']),
    );
  });
});
