import { projectRoot } from '@cred/build/project-root';
import { checkArea } from './check-name';

const check = (area: string, more: { label?: string; icon?: string } = {}) =>
  checkArea(projectRoot(), { area, ...more });

describe('checkArea', () => {
  it('has a default label and icon', () => {
    expect(check('case-library')).toEqual({ name: 'case-library', label: 'Case library', icon: 'grid' });
  });

  it('uses the given label and icon', () => {
    expect(check('library', { label: 'Biblioteca médica', icon: 'bookmark' })).toEqual({
      name: 'library',
      label: 'Biblioteca médica',
      icon: 'bookmark',
    });
  });

  it.each(['Library', '1st', 'a', 'case_library', 'case--library', 'library-', '../x', 'x'.repeat(32), ''])(
    'refuses the name "%s"',
    (name) => {
      expect(() => check(name)).toThrow(/is no name for an area: small letters/);
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
  ])('refuses the taken name %s: %s', (name, message) => {
    expect(() => check(name)).toThrow(message);
  });

  it.each(["Bob's", '', ' ', '<b>', 'x'.repeat(25), 'a\nb', '{x}'])('refuses the label %j', (label) => {
    expect(() => check('library', { label })).toThrow('is no label');
  });

  it('refuses icons that are not in the list, and names those that are', () => {
    expect(() => check('library', { icon: 'star' })).toThrow(/There is no icon star. There are: home, .*grid/);
    expect(() => check('library', { icon: 'bell' })).toThrow('There is no icon bell');
  });
});
