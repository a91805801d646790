import type { FirstAnswer } from '@cred/contract';

/** Older answers are asked for again: a page may have waited in a background tab before its scripts ran. */
const MAX_AGE_MS = 30_000;

let answers = new Map<string, FirstAnswer>();
let expiresAt = 0;
let only = false;

/**
 * Provides the answers that stand in the page (FED-16). Each replaces one call.
 * @param ageMs how long ago the page server asked for them
 */
export function provideFirstAnswers(provided: readonly FirstAnswer[], ageMs: number): void {
  answers = new Map(provided.map((answer) => [answer.address, answer]));
  expiresAt = Date.now() + MAX_AGE_MS - ageMs;
}

/** Rejects every other call: a server that renders a page makes none. */
export function allowFirstAnswersOnly(): void {
  only = true;
}

/** Whether a call without a provided answer must be rejected. */
export const isLimitedToFirstAnswers = (): boolean => only;

/** The provided answers that no call has used. */
export const unusedFirstAnswers = (): readonly FirstAnswer[] => [...answers.values()];

/** Removes the answers: a change may have made them wrong. */
export function dropFirstAnswers(): void {
  answers.clear();
}

/** The answer to a call, at most once; undefined when there is none or it is too old. */
export function takeFirstAnswer(addressOf: () => string): FirstAnswer | undefined {
  if (answers.size === 0) return undefined;
  if (Date.now() > expiresAt) {
    dropFirstAnswers();
    return undefined;
  }
  const address = addressOf();
  const answer = answers.get(address);
  answers.delete(address);
  return answer;
}

const values = new WeakMap<Promise<unknown>, { readonly value: unknown }>();

/** A promise whose value `settledValue` knows at once. */
export function settled<T>(value: T): Promise<T> {
  const promise = Promise.resolve(value);
  values.set(promise, { value });
  return promise;
}

/** The value of the promise of a call that a provided answer has replaced on the server; undefined for any other one. */
export const settledValue = (promise: Promise<unknown>): { readonly value: unknown } | undefined => values.get(promise);
