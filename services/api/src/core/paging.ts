import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';

/** Says where the next page is; with null there is none. The body stays the plain list (SRV-5). */
export function linkNextPage(
  { api, request, reply }: { readonly api: Api; readonly request: FastifyRequest; readonly reply: FastifyReply },
  cursor: string | null,
): void {
  if (cursor === null) return;
  const url = new URL(request.url, api.settings.API_PUBLIC_URL);
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.href}>; rel="next"`);
}

/** One page of a list, and its last row when there are more. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly last: T | null;
}

/** Cuts a page off a list that was read one row longer, to know whether there are more. */
export function cutPage<T>(found: readonly T[], take: number): PageOf<T> {
  const rows = found.slice(0, take);
  return { rows, last: found.length > rows.length ? (rows.at(-1) ?? null) : null };
}

/** A page of newest posts. */
export interface Page {
  /** Only what is older than this id; null for the newest. */
  readonly before: string | null;
  readonly take: number;
}
