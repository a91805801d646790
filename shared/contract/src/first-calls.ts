import * as z from 'zod';
import type { CallName, CallParamsInput, CallQueryInput, Calls } from './calls/index';

/** The most calls that one route or one slot may name. */
const MAX_FIRST_CALLS = 6;

/**
 * A read of the API that a page needs first. The page server asks for it while it sends the start of the page, and the answer
 * stands in the page (FED-16).
 */
const firstCall = z.object({
  call: z.string().regex(/^[A-Za-z]{1,60}$/),
  /** Values are literal, or a source: see `FirstCallValue`. */
  params: z.record(z.string(), z.string().max(200)).optional(),
  /** Values are literal, or a source: see `FromQuery`. */
  query: z.record(z.string(), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
});

/** The first calls of an area's build: by route pattern, and by slot. */
export const firstCalls = z.object({
  routes: z.record(z.string(), z.array(firstCall).max(MAX_FIRST_CALLS)),
  slots: z.record(z.string(), z.array(firstCall).max(MAX_FIRST_CALLS)),
});

export type FirstCall = z.infer<typeof firstCall>;
export type FirstCalls = z.infer<typeof firstCalls>;

/**
 * The value of a path parameter in a first call: `route:username` is that parameter of the page's address, `getUser:id`
 * is that field of the answer to another first call of the page; any other text is literal. `getMe` is always answered.
 */
type FirstCallValue = `route:${string}` | `${CallName}:${string}`;

/**
 * The value of a query parameter in a first call that stands in the query of the page's address, without the white space
 * around it. Without it, or when it is blank or long, the call is not made; with `?` at the end it is made without the parameter.
 */
type FromQuery = `query:${string}`;

/** The calls that a page may need first: reads of the API that return JSON. */
type ReadName = {
  [N in CallName]: Calls[N] extends { host: 'api'; method: 'GET' }
    ? Calls[N] extends { stream: string } | { download: string }
      ? never
      : N
    : never;
}[CallName];

type ParamsOf<N extends CallName> = [CallParamsInput<N>] extends [undefined]
  ? unknown
  : { readonly params: { readonly [K in keyof CallParamsInput<N>]: FirstCallValue } };
type QueryOf<N extends CallName> = [CallQueryInput<N>] extends [undefined]
  ? unknown
  : { readonly query?: { readonly [K in keyof CallQueryInput<N>]?: CallQueryInput<N>[K] | FromQuery } };

/** A first call with the parameters that the contract declares. */
export type TypedFirstCall = { [N in ReadName]: { readonly call: N } & ParamsOf<N> & QueryOf<N> }[ReadName];

/** The answer to a first call, as it stands in the page. */
export interface FirstAnswer {
  /** As `callAddress` returns it. */
  readonly address: string;
  /** The JSON body of the 200 response. */
  readonly body: unknown;
  /** The `Link` header of a paginated list. */
  readonly link?: string;
}
