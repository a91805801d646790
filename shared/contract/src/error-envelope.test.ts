import { readErrorBody } from './error-envelope';
import { errorEnvelope } from './schemas/error';

const valid = { message: 'No', error: 'No', code: 'not_found' };

describe('readErrorBody', () => {
  it.each<[unknown]>([
    [valid],
    [{ ...valid, other: 1 }],
    [{ ...valid, fields: {} }],
    [{ ...valid, fields: { username: 'Taken' } }],
    [{ ...valid, puzzle: { puzzle: 'abc', bits: 18, other: 1 } }],
  ])('reads %j as the schema does', (body) => {
    const { message, code, fields, puzzle } = errorEnvelope.parse(body);
    expect(readErrorBody(body)).toEqual({ message, code, ...(fields && { fields }), ...(puzzle && { puzzle }) });
  });

  it.each<[unknown]>([
    [{ message: 'M' }],
    [{ error: 'M' }],
    [{ message: 'M', error: null }],
    [{ message: 1, error: 'M' }],
    [{ message: ' ', error: 'M' }],
    [{ message: 'M', error: 'Other', code: 'unheard_of' }],
    [{ message: 'M', fields: { username: 1 }, puzzle: { puzzle: 'abc', bits: 1.5 } }],
    [{ message: 'M', fields: [], puzzle: null }],
  ])('reads the message of %j, and leaves out what it cannot read', (body) => {
    expect(readErrorBody(body)).toEqual({ message: 'M', code: null });
  });

  it('keeps a known code without a message', () => {
    expect(readErrorBody({ code: 'conflict' })).toEqual({ message: null, code: 'conflict' });
  });

  it.each<[unknown]>([[{}], [[]], [null], [undefined], ['<html>'], [{ message: {} }]])(
    'finds nothing in %j',
    (body) => {
      expect(readErrorBody(body)).toEqual({ message: null, code: null });
    },
  );
});
