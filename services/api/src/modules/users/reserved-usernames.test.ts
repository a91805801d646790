import { isReservedUsername } from './reserved-usernames';

describe('isReservedUsername', () => {
  it.each([
    'cred',
    'c.r_e.d',
    'cr3d',
    'adm1n',
    '4dmin.support',
    'supp0rt',
    '0fficial',
    'm0derat0r',
    'rev1ewer',
    'admin1',
    'he1pdesk',
    'officia1',
    'cred.team',
    'cred_support',
    'ana.admin',
    'official_ana',
    'support.24',
    'credofficial',
    'thecredteam',
    'cred3.help',
    'realadmin',
    'settings',
    '___',
  ])('reserves %s, which imitates the product or is a path', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each([
    'ana.souza',
    'credence',
    'incredible',
    'badminton',
    'lifesupporter',
    'accredited',
    'supportive.care',
    'drew',
    'dr.ana1',
    'u100',
    'alfredo',
    'sacred.heart',
  ])('allows %s', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});
