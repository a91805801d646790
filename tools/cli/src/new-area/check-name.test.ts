import { projectRoot } from '@cred/build/project-root';
import { checkArea } from './check-name';

const check = (area: string, more: { label?: string; icon?: string } = {}) =>
  checkArea(projectRoot(), { area, ...more });

describe('checkArea', () => {
  it('has a default label and icon', () => {
    expect(check('case-library')).toEqual({ name: 'case-library', label: 'Case library', icon: 'grid' });
  });

  it('accepts a label and an icon', () => {
    expect(check('library', { label: 'Biblioteca médica', icon: 'bookmark' })).toEqual({
      name: 'library',
      label: 'Biblioteca médica',
      icon: 'bookmark',
    });
  });

  it.each(['Library', '1st', 'a', 'case_library', 'case--library', 'library-', '../x', 'x'.repeat(32), ''])(
    'rejects the name "%s"',
    (name) => {
      expect(() => check(name)).toThrow(/is not a valid area name: 2 to 31 lower-case letters/);
    },
  );

  it.each([
    ['feed', 'there is remotes/feed'],
    ['ui', 'there is shared/ui'],
    ['web', 'there is services/web'],
    ['shell', 'there is shell'],
    ['auth', 'addresses of the product'],
    ['preview', 'addresses of the product'],
    ['bookmark', 'another area has pages at /bookmark'],
    ['your-chat', 'another area has pages at /your-chat'],
  ])('rejects the name %s, which is in use: %s', (name, message) => {
    expect(() => check(name)).toThrow(message);
  });

  it.each(["Bob's", '', ' ', '<b>', 'x'.repeat(25), 'a\nb', '{x}'])('rejects the label %j', (label) => {
    expect(() => check('library', { label })).toThrow('is not a valid label');
  });

  it('rejects unknown icons, and lists the known ones', () => {
    expect(() => check('library', { icon: 'star' })).toThrow(/There is no icon star. There are: home, .*grid/);
    expect(() => check('library', { icon: 'bell' })).toThrow('There is no icon bell');
  });
});
