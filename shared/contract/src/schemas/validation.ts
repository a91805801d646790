import * as z from 'zod';
import { limits } from '../limits';
import { maxUnits, notBlank } from './common';

export const reference = z.object({
  pmid: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  journal: z.string(),
  year: z.union([z.string(), z.number()]),
});

export const validatePostBody = z.object({
  text: z.string().check(...maxUnits(limits.validation.textMax), notBlank('Text is empty')),
});

/** The response of the validation service. `error` is set when the text was not checked; the post then has no badge. */
export const validationResult = z.object({
  formalizado: z.string(),
  referencias: z.array(reference),
  keywords: z.array(z.string()),
  error: z.string().nullable(),
});

export type Reference = z.infer<typeof reference>;
export type ValidationResult = z.infer<typeof validationResult>;
