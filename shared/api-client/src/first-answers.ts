import type { FirstAnswer } from '@cred/contract';
import { isApiError } from './api-error';

/** Older answers are asked for again: a page may have waited in a background tab before its scripts ran. */
const MAX_AGE_MS = 30_000;
/** Of answers that were asked for before their page was opened. */
const AHEAD_MAX_AGE_MS = 10_000;
/** How long after the next page was opened: a poll of a later time must not get an old answer. */
const OPEN_MS = 3_000;
/** Calls that are made ahead at once, and addresses that are kept. */
const MAX_AHEAD = 4;
const MAX_ADDRESSES = 50;
/** After a failure nothing is asked for ahead for so long. */
const PAUSE_MS = 30_000;

interface Provided {
  readonly answer: FirstAnswer | Promise<FirstAnswer | undefined>;
  readonly expiresAt: number;
  /** Asked for before its page was opened. */
  readonly isAhead: boolean;
  /** Whether calls use it: one that was asked for ahead only after `openAnswersAhead`. */
  readonly isOpen: boolean;
}

const answers = new Map<string, Provided>();
let only = false;
/** When each address may be asked for ahead again. */
const freshUntil = new Map<string, number>();
let asking = 0;
let pausedUntil = 0;

/**
 * Provides the answers that stand in the page (FED-16). Each replaces one call.
 * @param ageMs how long ago the page server asked for them
 */
export function provideFirstAnswers(provided: readonly FirstAnswer[], ageMs: number): void {
  answers.clear();
  const expiresAt = Date.now() + MAX_AGE_MS - ageMs;
  for (const answer of provided) answers.set(answer.address, { answer, expiresAt, isAhead: false, isOpen: true });
}

/** Rejects every other call: a server that renders a page makes none. */
export function allowFirstAnswersOnly(): void {
  only = true;
}

/** Whether a call without a provided answer must be rejected. */
export const isLimitedToFirstAnswers = (): boolean => only;

/** The provided answers that no call has used. */
export const unusedFirstAnswers = (): readonly FirstAnswer[] =>
  [...answers.values()].flatMap(({ answer }) => ('address' in answer ? answer : []));

/** Removes the answers: a change may have made them wrong. */
export function dropFirstAnswers(): void {
  answers.clear();
}

/** Removes the answers that were asked for ahead: an event may have made them wrong. */
export function dropAnswersAhead(): void {
  for (const [address, { isAhead }] of answers) if (isAhead) answers.delete(address);
}

/** Lets calls use the answers that were asked for ahead, because a page is being opened. */
export function openAnswersAhead(): void {
  const limit = Date.now() + OPEN_MS;
  for (const [address, provided] of answers)
    if (!provided.isOpen)
      answers.set(address, { ...provided, isOpen: true, expiresAt: Math.min(provided.expiresAt, limit) });
}

/**
 * Asks for an answer that the next page may need (FED-26): each address once while it is fresh, few at once, and nothing
 * for some time after a failure.
 * @returns null without an answer. Never rejects.
 */
export async function keepAnswerAhead(
  address: string,
  ask: () => Promise<Omit<FirstAnswer, 'address'>>,
): Promise<FirstAnswer | null> {
  const now = Date.now();
  const kept = answers.get(address);
  if (kept && kept.expiresAt > now) return (await kept.answer) ?? null;
  if ((freshUntil.get(address) ?? 0) > now || now < pausedUntil || asking >= MAX_AHEAD) return null;
  if (freshUntil.size >= MAX_ADDRESSES) freshUntil.clear();
  if (answers.size >= MAX_ADDRESSES) dropAnswersAhead();
  const expiresAt = now + AHEAD_MAX_AGE_MS;
  freshUntil.set(address, expiresAt);
  asking += 1;
  const answer = ask().then(
    (response) => ({ address, ...response }),
    (error: unknown) => {
      // Something that is hidden or deleted is no failure.
      if (!isApiError(error) || (error.status !== 403 && error.status !== 404)) pausedUntil = Date.now() + PAUSE_MS;
      return undefined;
    },
  );
  answers.set(address, { answer, expiresAt, isAhead: true, isOpen: false });
  const found = await answer;
  asking -= 1;
  return found ?? null;
}

/** The answer to a call, at most once; undefined when there is none or it is too old. */
export function takeFirstAnswer(addressOf: () => string): Provided['answer'] | undefined {
  if (answers.size === 0) return undefined;
  const address = addressOf();
  const provided = answers.get(address);
  if (!provided?.isOpen) return undefined;
  answers.delete(address);
  return Date.now() > provided.expiresAt ? undefined : provided.answer;
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
