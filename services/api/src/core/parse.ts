import { isDeepStrictEqual } from 'node:util';
import { errors, validationMessages } from '@cred/service-kit';
import type * as z from 'zod';

/**
 * Parses what a client sent, all parts together.
 * @throws AppError 400 `validation_failed` with the first fault of each field.
 */
export function parseInput(
  parts: readonly { readonly schema: z.ZodType | undefined; readonly value: unknown }[],
): unknown[] {
  const fields: Record<string, string> = {};
  const parsed = parts.map(({ schema, value }) => {
    if (!schema) return undefined;
    // An absent body is an empty one, so that the faults name the fields that are missing.
    const result = schema.safeParse(value ?? {}, { error: validationMessages });
    if (result.success) return result.data;
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    return undefined;
  });
  if (Object.keys(fields).length > 0) throw errors.validationFailed(fields);
  return parsed;
}

/** Throws unless an answer is exactly what the contract says, without a field too many. */
export function checkAnswer(name: string, schema: z.ZodType, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer));
  const result = schema.safeParse(sent);
  if (!result.success) throw new Error(`The answer of ${name} breaks the contract: ${result.error.message}`);
  if (!isDeepStrictEqual(result.data, sent)) throw new Error(`The answer of ${name} has more than the contract says`);
}
