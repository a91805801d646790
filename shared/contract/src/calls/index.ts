import type * as z from 'zod';
import { accountCalls } from './account';
import { authCalls } from './auth';
import { chatCalls } from './chat';
import type { CallDefinition } from './define';
import { liveCalls } from './live';
import { moderationCalls } from './moderation';
import { mutedWordCalls } from './muted-word';
import { notificationCalls } from './notification';
import { otherHostCalls } from './other-hosts';
import { postCalls } from './post';
import { secondFactorCalls } from './second-factor';
import { topicCalls } from './topic';
import { userCalls } from './user';

/**
 * Every call of the product (CALL-1). The API's routes, the types of the browser's client and the OpenAPI document
 * derive from this table.
 */
export const calls = {
  ...authCalls,
  ...secondFactorCalls,
  ...postCalls,
  ...topicCalls,
  ...mutedWordCalls,
  ...userCalls,
  ...accountCalls,
  ...moderationCalls,
  ...chatCalls,
  ...notificationCalls,
  ...liveCalls,
  ...otherHostCalls,
} satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Infer<T> = T extends z.ZodType ? z.infer<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Field<N extends CallName, K extends string> = Calls[N] extends Record<K, infer T> ? T : undefined;

/** What the server's handler receives, after parsing. */
export type CallParams<N extends CallName> = Infer<Field<N, 'params'>>;
export type CallQuery<N extends CallName> = Infer<Field<N, 'query'>>;
export type CallBody<N extends CallName> = Infer<Field<N, 'body'>>;

/** What the client passes, before parsing. */
export type CallParamsInput<N extends CallName> = Input<Field<N, 'params'>>;
export type CallQueryInput<N extends CallName> = Input<Field<N, 'query'>>;
export type CallBodyInput<N extends CallName> = Input<Field<N, 'body'>>;
/** The names of a multipart call's files; `never` for the others. */
export type CallFile<N extends CallName> = Calls[N] extends { files: infer F } ? keyof F & string : never;

type Responses<N extends CallName> = Calls[N]['responses'];
/** The body of a call's success response. */
export type CallResponse<N extends CallName> = {
  [S in keyof Responses<N>]: Infer<Responses<N>[S]>;
}[keyof Responses<N>];

export type { CallDefinition, ErrorStatus, FileField, Method } from './define';
