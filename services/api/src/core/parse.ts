import { isDeepStrictEqual } from 'node:util';
import { errors, validationMessages } from '@cred/service-kit';
import type * as z from 'zod';

/**
 * Validates all parts of a request together.
 * @throws AppError 400 `validation_failed` with the first error of each field
 */
export function parseInput(
  parts: readonly { readonly schema: z.ZodType | undefined; readonly value: unknown }[],
): unknown[] {
  const fields: Record<string, string> = {};
  const parsed = parts.map(({ schema, value }) => {
    if (!schema) return undefined;
    // An absent body is validated as an empty one, so that the errors name the missing fields.
    const result = schema.safeParse(value ?? {}, { error: validationMessages });
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  });
  if (Object.keys(fields).length > 0) throw errors.validationFailed(fields);
  return parsed;
}

/** @throws Error for a response that differs from the contract, even by an additional field */
export function checkResponse(name: string, schema: z.ZodType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const result = schema.safeParse(sent);
  if (!result.success) throw new Error(`The response of ${name} violates the contract: ${result.error.message}`);
  if (!isDeepStrictEqual(result.data, sent))
    throw new Error(`The response of ${name} has fields that the contract does not have`);
}
