import { makeMe } from '@cred/testing';
import { changesOf, validateChanges, formOf, isEmpty } from './profile-changes';

const me = makeMe({
  username: 'rui',
  fullName: 'Rui Prado',
  email: 'rui@example.com',
  bio: null,
  link: null,
  specialty: 'Other_Professions',
});
const form = formOf(me);

describe('changesOf', () => {
  it('returns no changes for an unchanged form, and ignores surrounding spaces and capitals', () => {
    expect(isEmpty(changesOf(form, me))).toBe(true);
    expect(
      changesOf({ ...form, username: ' @RUI ', fullName: ' Rui Prado ', email: 'Rui@Example.com', bio: '  ' }, me),
    ).toEqual({});
  });

  it('returns the changes, trimmed', () => {
    expect(changesOf({ ...form, fullName: ' Rui A. Prado ', bio: ' Hello\nworld ' }, me)).toEqual({
      fullName: 'Rui A. Prado',
      bio: 'Hello\nworld',
    });
  });

  it('adds a missing scheme to an address', () => {
    expect(changesOf({ ...form, link: 'www.rui.example/cv' }, me)).toEqual({ link: 'https://www.rui.example/cv' });
    expect(changesOf({ ...form, link: 'javascript:alert(1)' }, me)).toEqual({ link: 'javascript:alert(1)' });
  });

  it('ignores an unknown specialty', () => {
    expect(changesOf({ ...form, specialty: 'Alchemy' }, me)).toEqual({});
  });
});

describe('validateChanges', () => {
  it("returns the first error of each field, by the contract's schema", async () => {
    expect(
      await validateChanges({
        username: 'a',
        email: 'x',
        bio: 'x'.repeat(301),
        link: 'ftp://x.example',
        fullName: 'x'.repeat(101),
      }),
    ).toEqual({
      username: 'Username must have at least 3 characters',
      email: 'Insert valid email',
      bio: 'At most 300 characters',
      link: 'Link must start with http:// or https://',
      fullName: 'At most 100 characters',
    });
    expect(await validateChanges({ bio: '', link: '' })).toEqual({});
  });
});
