import type * as z from 'zod';

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/**
 * Messages that members can read, instead of Zod's, where a schema has none. For `safeParse(value, { error:
 * validationMessages })`.
 */
export const validationMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return `Must be ${typeNames[issue.expected] ?? 'of another kind'}`;
    case 'too_small':
    case 'too_big':
      // Zod's own bound for whole numbers: the schema has no bound that a member should read.
      if (Math.abs(Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)) === Number.MAX_SAFE_INTEGER)
        return 'Must be a whole number';
      return issue.code === 'too_big'
        ? `Must be at most ${issue.maximum}${unit(issue)}`
        : `Must be at least ${issue.minimum}${unit(issue)}`;
    default:
      return 'Not valid';
  }
};

const unit = ({ origin }: { readonly origin: string }): string => (origin === 'string' ? ' characters' : '');
