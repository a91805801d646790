import * as schemas from '@cred/contract/schemas';
import { AppError } from '@cred/service-kit';
import * as z from 'zod';
import { parseInput } from './bind';

const fieldErrors = (schema: z.ZodType, value: unknown): unknown => {
  try {
    return parseInput([{ schema, value }]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields;
  }
};

describe('parseInput', () => {
  it.each([
    [schemas.page, { take: ['1', '2'] }, { take: 'Must be a number' }],
    [schemas.page, { take: '101' }, { take: 'Must be at most 100' }],
    [schemas.followBody, ['a', 'list'], { body: 'Must be an object' }],
    [z.object({ value: z.number().int().max(5) }), { value: 3.5 }, { value: 'Must be a whole number' }],
    [z.object({ value: z.number().int().max(5) }), { value: 1e308 }, { value: 'Must be a whole number' }],
    [z.object({ value: z.number().int().max(5) }), { value: -1e308 }, { value: 'Must be a whole number' }],
    [z.object({ value: z.number().int().max(5) }), { value: 6 }, { value: 'Must be at most 5' }],
    [schemas.page, { take: '1.5' }, { take: 'Must be a whole number' }],
    [z.object({ name: z.string() }), undefined, { name: 'Required' }],
    [z.object({ name: z.string().min(3) }), { name: 'ab' }, { name: 'Must be at least 3 characters' }],
    [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, { kind: 'Not valid' }],
  ])('describes an invalid value in plain words (case %#)', (schema, value, fields) => {
    expect(fieldErrors(schema, value)).toEqual(fields);
  });

  it('keeps the message of a schema that has one', () => {
    expect(fieldErrors(schemas.loginBody, { username: '', password: 'cred-secret-1' })).toEqual({
      username: 'Username is empty',
    });
  });
});
