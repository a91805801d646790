import { canonicalLicenceNumber, type LicenceFields, licenceKey, parseLicence } from './licence';

const numberError = (licenceAuthority: string, licenceNumber: string, more: LicenceFields = {}) =>
  parseLicence({ licenceAuthority, licenceNumber, ...more }).errors?.licenceNumber;
const inSaoPaulo = { licenceState: 'SP', licenceCategory: 'ENF' };
const inPortugal = { licenceState: 'Médicos' };

describe('parseLicence', () => {
  it.each([
    ['CRM', '123456', inSaoPaulo],
    ['CRM', '1234567', inSaoPaulo],
    ['CRM', '0012.345-P', inSaoPaulo],
    ['COREN', '123.456', inSaoPaulo],
    ['CRF', '12345', inSaoPaulo],
    ['ORDEM', '54321', inPortugal],
    ['GMC', '7654321', {}],
    ['GMC', '0123456', {}],
    ['NMC', '12a3456e', {}],
    ['NMC', '01A2345N', {}],
    ['NPI', '1993999998', {}],
    ['NPI', '1234567893', {}],
    ['NPI', '1558598797', {}],
    ['OTHER', 'PH 123/456', { licenceAuthorityName: 'HCPC' }],
  ])('accepts %s %s', (authority, number, more) => {
    expect(parseLicence({ licenceAuthority: authority, licenceNumber: number, ...more }).errors).toBeUndefined();
  });

  it.each([
    ['CRM', '12345678'],
    ['CRM', '000'],
    ['CRM', '123456Q'],
    ['CRM', '٣٢١'],
    ['COREN', '123456P'],
    ['CRF', '1234567'],
    ['GMC', '123456'],
    ['GMC', '12345678'],
    ['NMC', '12A345E'],
    ['NMC', 'AAA3456E'],
    ['NPI', '1234567890'],
    ['NPI', '1993999989'],
    ['NPI', '3993999990'],
    ['NPI', '199399999'],
    ['OTHER', '<b>'],
    ['OTHER', 'x'.repeat(41)],
    ['OTHER', ''],
  ])('rejects %s %s', (authority, number) => {
    expect(numberError(authority, number, inSaoPaulo)).toEqual(expect.any(String));
  });

  it('changes no digit of an NPI without an error', () => {
    const npi = '1993999998';
    for (let index = 1; index < npi.length; index += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = npi.slice(0, index) + digit + npi.slice(index + 1);
        expect(numberError('NPI', changed) === undefined).toBe(changed === npi);
      }
  });

  it('returns the canonical form, without fields that the authority does not have', () => {
    const fields = { ...inSaoPaulo, licenceAuthorityName: 'x', licenceExpiresOn: '2030-01-31' };
    expect(parseLicence({ ...fields, licenceAuthority: 'CRM', licenceNumber: ' 0123.456 ' }).licence).toEqual({
      authority: 'CRM',
      authorityName: null,
      number: '123456',
      state: 'SP',
      category: null,
      expiresOn: '2030-01-31',
    });
  });

  it('is null without authority and number, and requires both', () => {
    expect(parseLicence({})).toEqual({ licence: null });
    expect(parseLicence({ licenceNumber: ' ' })).toEqual({ licence: null });
    expect(parseLicence({ licenceNumber: '1' }).errors).toEqual({ licenceAuthority: 'Choose the authority' });
    expect(parseLicence({ licenceAuthority: 'COREN' }).errors).toEqual({
      licenceNumber: 'The number is empty',
      licenceState: 'Choose one from the list',
      licenceCategory: 'Choose one from the list',
    });
    expect(parseLicence({ licenceAuthority: 'OTHER', licenceNumber: '1' }).errors).toEqual({
      licenceAuthorityName: 'Name the authority',
    });
    expect(
      parseLicence({ licenceAuthority: 'GMC', licenceNumber: '1234567', licenceExpiresOn: '2026-02-30' }).errors,
    ).toEqual({
      licenceExpiresOn: 'Not a date',
    });
  });

  it.each(['constructor', '__proto__', 'crm'])('rejects the authority %s', (licenceAuthority) => {
    expect(parseLicence({ licenceAuthority, licenceNumber: '1' }).errors).toHaveProperty('licenceAuthority');
  });
});

describe('licenceKey', () => {
  it('differs by state and category', () => {
    const number = canonicalLicenceNumber('COREN', '00123');
    expect(licenceKey({ number, state: 'SP', category: 'ENF' })).toBe('SP:ENF:123');
    expect(licenceKey({ number, state: null, category: null })).toBe('::123');
  });
});
