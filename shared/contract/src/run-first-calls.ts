import { calls, type CallDefinition, type CallName } from './calls/index';
import type { FirstCall } from './first-calls';

type Input = { readonly params: Readonly<Record<string, string>> } & Pick<FirstCall, 'query'>;

/**
 * Makes the first calls of a page, each once: as soon as the answers are there that its parameters come from. What is no
 * read of the API is left out, as builds are not checked for it.
 * @param routeParams the parameters of the page's address, decoded
 * @param ask makes a call; null without an answer. Must not reject.
 * @returns the answers in the order of the calls
 */
export async function runFirstCalls<A extends { readonly body: unknown }>(
  firstCalls: readonly FirstCall[],
  routeParams: Readonly<Record<string, string | undefined>>,
  ask: (name: CallName, input: Input) => Promise<A | null>,
): Promise<A[]> {
  const answers = new Map<string, Promise<A | null>>();

  /** A parameter's value from its source (`FirstCallValue`); undefined when the source has none. */
  const resolve = async (value: string): Promise<string | undefined> => {
    const [, source = '', field = ''] = /^(\w+):(\w+)$/.exec(value) ?? [];
    if (source === '') return value;
    if (source === 'route') return routeParams[field];
    const body = (await answers.get(source))?.body;
    const found = (body as Readonly<Record<string, unknown>> | null | undefined)?.[field];
    return typeof found === 'string' ? found : undefined;
  };
  const answer = async ({ call, params: sources = {}, query }: FirstCall): Promise<A | null> => {
    if (!isRead(call)) return null;
    const params: Record<string, string> = {};
    for (const [name, source] of Object.entries(sources)) {
      const value = await resolve(source);
      if (value === undefined) return null;
      params[name] = value;
    }
    return ask(call, { params, query });
  };

  // In order: a call can only use the answer of an earlier one.
  for (const firstCall of firstCalls) if (!answers.has(firstCall.call)) answers.set(firstCall.call, answer(firstCall));
  return (await Promise.all(answers.values())).filter((each) => each !== null);
}

/** Whether pages may read it first: a GET of the API with a JSON response. */
function isRead(name: string): name is CallName {
  const call: CallDefinition | undefined = Object.hasOwn(calls, name) ? calls[name as CallName] : undefined;
  return call?.host === 'api' && call.method === 'GET' && !call.stream && !call.download;
}
