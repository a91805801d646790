import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';

/** Adds the `Link` header of the next page; null for the last page. The body stays a plain list (SRV-5). */
export function linkNextPage(
  { api, request, reply }: { readonly api: Api; readonly request: FastifyRequest; readonly reply: FastifyReply },
  cursor: string | null,
): void {
  if (cursor === null) return;
  const url = new URL(request.url, api.settings.API_PUBLIC_URL);
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.href}>; rel="next"`);
}

/** One page of a list; `last` is its last row if there is a next page. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly last: T | null;
}

/** Cuts a page from a list that was read with one additional row, to detect whether there are more. */
export function cutPage<T>(found: readonly T[], take: number): PageOf<T> {
  const rows = found.slice(0, take);
  return { rows, last: found.length > rows.length ? (rows.at(-1) ?? null) : null };
}

/** A page of a list, newest first. */
export interface Page {
  /** Only rows with ids before this one; null for the first page. */
  readonly before: string | null;
  readonly take: number;
}
