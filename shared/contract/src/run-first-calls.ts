import { calls, type CallDefinition, type CallName } from './calls/index';
import type { FirstCall } from './first-calls';

/** A longer value of the address is no search that the API answers. */
const MAX_FROM_QUERY = 500;

/** As `URLSearchParams` reads it. */
interface Query {
  get(name: string): string | null;
}

/** The address of a page. */
export interface PageAddress {
  /** The parameters of its path, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Query;
}

type Input = { readonly params: Readonly<Record<string, string>> } & Pick<FirstCall, 'query'> & {
    /** Whether the address's query is a part of it: what a member typed can cost the API much time. */
    readonly isTyped: boolean;
  };

/**
 * Makes the first calls of a page, each once: as soon as the answers are there that its parameters come from. What is no
 * read of the API is left out, as builds are not checked for it.
 * @param ask makes a call; null without an answer. Must not reject.
 * @returns the answers in the order of the calls
 */
export async function runFirstCalls<A extends { readonly body: unknown }>(
  firstCalls: readonly FirstCall[],
  address: PageAddress,
  ask: (name: CallName, input: Input) => Promise<A | null>,
): Promise<A[]> {
  const answers = new Map<string, Promise<A | null>>();

  /** A parameter's value from its source (`FirstCallValue`); undefined when the source has none. */
  const resolve = async (value: string): Promise<string | undefined> => {
    const [, source = '', field = ''] = /^(\w+):(\w+)$/.exec(value) ?? [];
    if (source === '') return value;
    if (source === 'route') return address.params[field];
    const body = (await answers.get(source))?.body;
    const found = (body as Readonly<Record<string, unknown>> | null | undefined)?.[field];
    return typeof found === 'string' ? found : undefined;
  };
  const answer = async ({ call, params: sources = {}, query: querySources }: FirstCall): Promise<A | null> => {
    if (!isRead(call)) return null;
    const filled = querySources && fillQuery(querySources, address.query);
    if (filled === null) return null;
    const params: Record<string, string> = {};
    for (const [name, source] of Object.entries(sources)) {
      const value = await resolve(source);
      if (value === undefined) return null;
      params[name] = value;
    }
    return ask(call, { params, query: filled?.query, isTyped: filled?.isTyped ?? false });
  };

  // In order: a call can only use the answer of an earlier one.
  for (const firstCall of firstCalls) if (!answers.has(firstCall.call)) answers.set(firstCall.call, answer(firstCall));
  return (await Promise.all(answers.values())).filter((each) => each !== null);
}

/** Replaces the sources in a call's query (`FromQuery`); null without one that the call needs. */
function fillQuery(
  sources: NonNullable<FirstCall['query']>,
  typed: Query,
): { readonly query: NonNullable<FirstCall['query']>; readonly isTyped: boolean } | null {
  const query: NonNullable<FirstCall['query']> = {};
  let isTyped = false;
  for (const [name, source] of Object.entries(sources)) {
    const [, field, optional] = (typeof source === 'string' && /^query:(\w+)(\??)$/.exec(source)) || [];
    if (field === undefined) {
      query[name] = source;
      continue;
    }
    const value = (typed.get(field) ?? '').trim();
    if (value !== '' && value.length <= MAX_FROM_QUERY) {
      query[name] = value;
      isTyped = true;
    } else if (!optional) return null;
  }
  return { query, isTyped };
}

/** Whether pages may read it first: a GET of the API with a JSON response. */
function isRead(name: string): name is CallName {
  const call: CallDefinition | undefined = Object.hasOwn(calls, name) ? calls[name as CallName] : undefined;
  return call?.host === 'api' && call.method === 'GET' && !call.stream && !call.download;
}
