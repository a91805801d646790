import type * as z from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The error statuses that a call can return; each has the body `errorEnvelope`. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 501 | 503;

/** A file field of a multipart form. */
export interface FileField {
  /** Allowed media types. The server detects the type from the bytes, not from the file name. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly required?: boolean;
}

/** The definition of one call, used by the server and by the client. */
export interface CallDefinition {
  /** `api`: below `/api` of the API host. `page` and `validation`: below the root of those hosts. */
  readonly host: 'api' | 'page' | 'validation';
  readonly method: Method;
  /** With `:name` for each path parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * `public`: no session needed. `member`: 401 without a session. `reviewer`: 403 for other members, and for sessions
   * without a second factor (AUTH-25).
   */
  readonly access: 'public' | 'member' | 'reviewer';
  /** The media type of a response that is a file instead of JSON. */
  readonly download?: string;
  /** The media type of a response that continues until one side ends it; `responses` is empty then. */
  readonly stream?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Present exactly when the body is `multipart/form-data`; `body` then defines the text fields. */
  readonly files?: Readonly<Record<string, FileField>>;
  /**
   * The body may also be `application/x-www-form-urlencoded`, from an HTML form on a page without script. Success and
   * failure then both redirect with 303 to the next page.
   */
  readonly form?: true;
  /** Schemas of the success responses by status. */
  readonly responses: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** Except 500, which every call can return. */
  readonly errors: readonly ErrorStatus[];
}

/** Checks a group of calls and keeps their exact types. */
export const defineCalls = <const T extends Record<string, CallDefinition>>(calls: T): T => calls;
