import { parseErrorEnvelope } from './error-envelope';
import { errorEnvelope } from './schemas/error';

const valid = { message: 'No', error: 'No', code: 'not_found' };

describe('parseErrorEnvelope', () => {
  it.each<[unknown]>([
    [valid],
    [{ ...valid, other: 1 }],
    [{ ...valid, fields: {} }],
    [{ ...valid, fields: { username: 'Taken' } }],
    [{ ...valid, fields: undefined, puzzle: undefined }],
    [{ ...valid, puzzle: { puzzle: 'abc', bits: 18, other: 1 } }],
    [{ ...valid, fields: { username: 1 } }],
    [{ ...valid, fields: [] }],
    [{ ...valid, fields: null }],
    [{ ...valid, puzzle: { puzzle: 'abc', bits: 1.5 } }],
    [{ ...valid, puzzle: { puzzle: 'abc' } }],
    [{ ...valid, puzzle: null }],
    [{ ...valid, puzzle: 'abc' }],
    [{ ...valid, code: 'unheard_of' }],
    [{ ...valid, code: undefined }],
    [{ ...valid, message: 1 }],
    [{ ...valid, error: null }],
    [{}],
    [[]],
    [null],
    [undefined],
    ['<html>'],
  ])('reads %j as the schema does', (body) => {
    expect(parseErrorEnvelope(body)).toEqual(errorEnvelope.safeParse(body).data ?? null);
  });
});
