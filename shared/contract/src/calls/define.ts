import type * as z from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The error statuses that a call can answer with; each has the body `errorEnvelope`. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 501 | 503;

/** A file field of a multipart form. */
export interface FileField {
  /** Media types by content; the server looks at the bytes, never at the name alone. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly required?: boolean;
}

/** One call of the product: everything that its two sides must agree on. */
export interface CallDefinition {
  /** `api` calls live under `/api` of the API host; the others under the root of theirs. */
  readonly host: 'api' | 'page' | 'validation';
  readonly method: Method;
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `public`: no session needed. `member`: without one the answer is 401. `reviewer`: for other members it is 403. */
  readonly access: 'public' | 'member' | 'reviewer';
  /** The media type of an answer that is a file instead of JSON. */
  readonly download?: string;
  /** The media type of an answer that goes on until one side ends it; `responses` is empty then. */
  readonly stream?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Present exactly when the body is `multipart/form-data`; `body` then holds the text fields. */
  readonly files?: Readonly<Record<string, FileField>>;
  /**
   * The body may also come as a plain HTML form sends it (`application/x-www-form-urlencoded`). Whoever sends it so is
   * on a page without script: the answer is then a 303 to the page to go on with, also for refusals.
   */
  readonly form?: true;
  /** The success answers by status. */
  readonly responses: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** Beyond 500, which every call can answer with. */
  readonly errors: readonly ErrorStatus[];
}

/** Checks a group of calls without losing their exact types. */
export const defineCalls = <const T extends Record<string, CallDefinition>>(calls: T): T => calls;
