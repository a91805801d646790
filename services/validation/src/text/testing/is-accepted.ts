import { verifyModelRewriting } from '../../concepts/verify-model-rewriting';
import type { Language } from '../tokens/types';

/** Whether the verification of a model's rewriting finds no fault in it. */
export const isAccepted = (original: string, rewritten: string, language: Language): boolean =>
  verifyModelRewriting(original, rewritten, language).length === 0;
