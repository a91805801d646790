import { writeFile } from 'node:fs/promises';
import { errors } from './errors';
import { toAppError } from './error-handler';
import { S3Error } from './s3';

const databaseError = (code: string): Error =>
  Object.assign(new Error('from the database'), { severity: 'ERROR', code });

describe('toAppError', () => {
  // The device fails each write as a full disk does.
  it('maps a full disk to 507', async () => {
    const failure: unknown = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
    expect(toAppError(failure)).toMatchObject({ statusCode: 507, code: 'insufficient_storage', retryAfter: 60 });
    expect(toAppError(databaseError('53100'))).toMatchObject({ statusCode: 507 });
  });

  it.each(['08006', '53300', '53200', '57014', '57P01', '57P03', '58030', '40001', '40P01', '55P03', '25P03'])(
    'maps the temporary database error %s to 503',
    (code) => expect(toAppError(databaseError(code))).toMatchObject({ statusCode: 503, retryAfter: 2 }),
  );

  it.each(['23505', '42P01', '22P02', 'XX000'])('maps the database error %s to 500', (code) =>
    expect(toAppError(databaseError(code))).toMatchObject({ statusCode: 500, code: 'internal' }),
  );

  it('maps the failure of an object store to 503, and keeps the reason for the log', () => {
    const failure = new S3Error('PUT a: the store cannot be reached');
    expect(toAppError(failure)).toMatchObject({ statusCode: 503, retryAfter: 5, cause: failure });
  });

  it('keeps an error that a client may read', () => {
    const error = errors.notFound();
    expect(toAppError(error)).toBe(error);
  });
});
