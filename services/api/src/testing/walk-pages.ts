import type { CallName } from '@cred/contract';
import type { TestClient, TestInput } from './test-client';

/** Reads a list page by page, following its `Link` headers; `afterEachPage` runs after each page. */
export async function walkPages<N extends CallName, T = { readonly id: string }>(
  client: TestClient,
  name: N,
  input: TestInput<N>,
  afterEachPage: () => Promise<unknown> = async () => undefined,
): Promise<T[]> {
  const rows: T[] = [];
  let query: Record<string, unknown> = { ...input.query };
  for (;;) {
    const { status, headers, body } = await client.call(name, { ...input, query: query as Record<string, string> });
    if (status !== 200 || !Array.isArray(body)) throw new Error(`${name} returned ${status}: ${JSON.stringify(body)}`);
    rows.push(...(body as T[]));
    const next = /^<([^>]+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
    if (!next) return rows;
    await afterEachPage();
    query = Object.fromEntries(new URL(next).searchParams);
  }
}
