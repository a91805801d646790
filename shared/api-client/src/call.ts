import {
  callAddress,
  calls,
  type CallResponse,
  type CallBodyInput,
  type CallDefinition,
  type CallFile,
  type CallName,
  type CallParamsInput,
  type CallQueryInput,
  type FirstAnswer,
} from '@cred/contract';
import { connectionError, fromErrorResponse } from './api-error';
import { dropFirstAnswers, isLimitedToFirstAnswers, keepAnswerAhead, settled, takeFirstAnswer } from './first-answers';
import { repeatUnsaved } from './repeat-unsaved';
import { type HttpRequest, type HttpResponse, send } from './send';

type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { [P in K]?: T }
    : { [P in K]: T };
type QueryPart<T> = [T] extends [undefined] ? unknown : { query?: Partial<T> };
type FilePart<F extends string> = [F] extends [never] ? unknown : { files?: Partial<Record<F, File>> };

/** The input of a call: the path parameters, query, body and files that its definition declares. */
export type CallInput<N extends CallName> = Part<'params', CallParamsInput<N>> &
  QueryPart<CallQueryInput<N>> &
  Part<'body', CallBodyInput<N>> &
  FilePart<CallFile<N>>;

interface UntypedInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, File | undefined>>;
  /** The body, serialized to JSON by the caller. */
  readonly prepared?: Blob;
}

interface Transport {
  /** Aborting it cancels the call. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of the request that has been sent, from 0 to 1. At 1 the response is still pending. */
  readonly onUploadProgress?: ((sent: number) => void) | undefined;
}

/** One page of a list; `nextCursor` is null on the last one. */
export interface Page<T> {
  readonly items: T;
  readonly nextCursor: string | null;
}

const baseUrls: Record<CallDefinition['host'], string> = { api: '/api', page: '', validation: '' };

/** Sets the origins of the services, without a path. The shell calls it once, before the first call. */
export function configureApi(origins: { readonly apiUrl: string; readonly validationUrl: string }): void {
  baseUrls.api = `${origins.apiUrl}/api`;
  baseUrls.validation = origins.validationUrl;
}

/**
 * Makes one call of the contract's table.
 * @throws ApiError for every failure except a cancellation
 */
export function callApi<N extends CallName>(
  name: N,
  input: CallInput<N>,
  transport: Transport = {},
): Promise<CallResponse<N>> {
  return respond<CallResponse<N>, CallResponse<N>>(name, input as UntypedInput, transport, ({ data }) => data);
}

/**
 * Like `callApi`, with a body that the caller has serialized to a JSON blob, for bodies too large for a string. The
 * body is not checked against the call's schema.
 * @throws ApiError
 */
export async function callApiPrepared<N extends CallName>(
  name: N,
  prepared: Blob,
  transport: Transport = {},
): Promise<CallResponse<N>> {
  return (await request<CallResponse<N>>(name, { prepared }, transport)).data;
}

/**
 * Like `callApi`, for paginated lists: the next page's cursor is in the `Link` header.
 * @throws ApiError
 */
export function callApiPage<N extends CallName>(
  name: N,
  input: CallInput<N>,
  transport: Transport = {},
): Promise<Page<CallResponse<N>>> {
  return respond<CallResponse<N>, Page<CallResponse<N>>>(name, input as UntypedInput, transport, ({ data, link }) => ({
    items: data,
    nextCursor: nextCursor(link),
  }));
}

interface Response<T> {
  readonly data: T;
  /** The `Link` header. */
  readonly link: unknown;
}

function respond<T, R>(
  name: CallName,
  input: UntypedInput,
  transport: Transport,
  read: (response: Response<T>) => R,
): Promise<R> {
  const known = isLimitedToFirstAnswers() && firstAnswerTo(name, input);
  // On the server all answers are there.
  if (known && 'address' in known) return settled(read({ data: known.body as T, link: known.link }));
  return request<T>(name, input, transport).then(read);
}

/** A page waits for an answer in flight, so it must end. In ms. */
const AHEAD_TIMEOUT_MS = 10_000;

/**
 * Asks for the answer to a read that the next page may need, for its first such call (FED-26).
 * @param name a call of the API with GET and a JSON response
 * @returns null when there is none, or too much is asked for. Never rejects.
 */
export function askAhead(name: CallName, input: Pick<UntypedInput, 'params' | 'query'>): Promise<FirstAnswer | null> {
  return keepAnswerAhead(callAddress(calls[name].path, input.params, input.query), async () => {
    const { data, link } = await requestOnce<unknown>(name, input, { signal: AbortSignal.timeout(AHEAD_TIMEOUT_MS) });
    return { body: data, ...(typeof link === 'string' && { link }) };
  });
}

function firstAnswerTo(name: CallName, { params, query }: UntypedInput): ReturnType<typeof takeFirstAnswer> {
  const call: CallDefinition = calls[name];
  return call.host === 'api' ? takeFirstAnswer(() => callAddress(call.path, params, query)) : undefined;
}

const request = <T>(name: CallName, input: UntypedInput, transport: Transport): Promise<Response<T>> =>
  repeatUnsaved(name, () => requestOnce<T>(name, input, transport), transport.signal);

async function requestOnce<T>(
  name: CallName,
  input: UntypedInput,
  { signal, onUploadProgress }: Transport,
): Promise<Response<T>> {
  const call: CallDefinition = calls[name];
  const isLimited = isLimitedToFirstAnswers();
  const mayChange = call.method !== 'GET' && !isLimited;
  if (mayChange) dropFirstAnswers();
  // One that was asked for ahead may still be in flight.
  const found = firstAnswerTo(name, input);
  const known = found && (await found);
  signal?.throwIfAborted();
  if (known) return { data: known.body as T, link: known.link };
  if (isLimited) throw connectionError('Not answered on the server');
  const response = await sendCall(
    {
      method: call.method,
      url: baseUrls[call.host] + callAddress(call.path, input.params, input.query),
      signal,
      ...contentOf(call, input),
    },
    onUploadProgress,
  ).finally(() => {
    // Also what was asked for during the change.
    if (mayChange) dropFirstAnswers();
  });
  const { status, statusText, data, header } = response;
  if (status < 200 || status > 299)
    throw fromErrorResponse({ status, statusText, data, retryAfter: header('retry-after') });
  return { data: data as T, link: header('link') };
}

const ACCEPT = 'application/json, text/plain, */*';

function contentOf(call: CallDefinition, input: UntypedInput): Pick<HttpRequest, 'headers' | 'body'> {
  const body = input.prepared ?? (call.files ? toForm(input) : input.body && JSON.stringify(input.body));
  // The browser adds the type of a form, with the boundary of its parts.
  const isJson = body !== undefined && !(body instanceof FormData);
  return { headers: { accept: ACCEPT, ...(isJson && { 'content-type': 'application/json' }) }, body };
}

/** @throws ApiError without a response, except for a cancellation */
async function sendCall(request: HttpRequest, onUploadProgress: Transport['onUploadProgress']): Promise<HttpResponse> {
  try {
    if (!onUploadProgress) return await send(request);
    const { sendWithProgress } = await import(/* webpackChunkName: "upload" */ './send-with-progress');
    return await sendWithProgress(request, onUploadProgress);
  } catch {
    request.signal?.throwIfAborted();
    throw connectionError();
  }
}

/** The URL of a GET call. */
export function callUrl<N extends CallName>(name: N, input: Omit<CallInput<N>, 'body' | 'files'>): string {
  const call: CallDefinition = calls[name];
  const { params = {}, query = {} } = input as UntypedInput;
  return baseUrls[call.host] + callAddress(call.path, params, query);
}

function toForm({ body = {}, files = {} }: UntypedInput): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  // Files last: the server can reject invalid fields before it reads the files.
  for (const [key, file] of Object.entries(files)) if (file) form.append(key, file, sendableName(file));
  return form;
}

/** The server refuses names with U+FFFD, which also stands for the unreadable bytes of a name on disk (SRV-41). */
const sendableName = ({ name }: File): string => name.replaceAll('\ufffd', '_');

function nextCursor(link: unknown): string | null {
  const url = typeof link === 'string' ? /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] : undefined;
  return url ? new URL(url, 'http://any').searchParams.get('cursor') : null;
}
