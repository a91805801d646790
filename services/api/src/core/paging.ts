import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';

/** Says where the next page is; with null there is none. The body stays the plain list (server rule 5). */
export function linkNextPage(
  { api, request, reply }: { readonly api: Api; readonly request: FastifyRequest; readonly reply: FastifyReply },
  cursor: string | null,
): void {
  if (cursor === null) return;
  const url = new URL(request.url, api.settings.API_PUBLIC_URL);
  url.searchParams.set('cursor', cursor);
  reply.header('link', `<${url.href}>; rel="next"`);
}
