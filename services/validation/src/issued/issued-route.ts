import { createHash, timingSafeEqual } from 'node:crypto';
import type { DoiNoticePage, IssuedText, NoticePage, PaperAnswer, PaperId, StoredReference } from '@cred/contract';
import { normalDoi, paperQuestion } from '@cred/contract/schemas';
import { errors } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';

/** Looks up texts that this service issued without an error within the last 30 minutes (SRV-20). */
export interface IssuedTexts {
  /**
   * The references that were issued with a text; undefined for a text that was not issued.
   * @param hash SHA-256 of the text in UTF-8, as hex
   */
  find(hash: string): Promise<readonly StoredReference[] | undefined>;
}

const HASH = /^[0-9a-f]{64}$/;
/** The most milliseconds for the papers of one question. */
const PAPERS_MS = 5_000;
const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** A page of the notices about papers after a PMID (VAL-40). */
export interface Notices {
  page(after: number): Promise<NoticePage>;
  /** Those by DOI, after a DOI or ''. */
  doiPage(after: string): Promise<DoiNoticePage>;
}

/** The records of papers that members cite (VAL-41). */
export interface Papers {
  find(papers: readonly PaperId[], signal: AbortSignal): Promise<PaperAnswer[]>;
}

interface InternalDeps {
  readonly token: string | undefined;
  readonly issued: IssuedTexts;
  readonly notices: Notices;
  readonly papers: Papers;
}

/**
 * The calls of the deployment's other services: 401 without their token, and always when the deployment has no secret.
 * `GET /issued/{sha256 of the text}`: 200 with its references when this service issued exactly that text, otherwise 404.
 * `GET /notices/{pmid}`: the notices about papers with higher PMIDs. `GET /doi-notices?after={doi}`: those about papers of
 * which only the DOI is known. `POST /papers`: the records of cited papers.
 */
export function registerInternal(server: FastifyInstance, { token, issued, notices, papers }: InternalDeps): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    // Digests have equal lengths, so the comparison takes constant time.
    if (!token || !timingSafeEqual(digest(given), digest(token))) throw errors.unauthenticated();
  };

  server.get<{ Params: { hash: string } }>('/issued/:hash', { onRequest }, async (request): Promise<IssuedText> => {
    const { hash } = request.params;
    const references = HASH.test(hash) ? await issued.find(hash) : undefined;
    if (!references) throw errors.notFound();
    return { issued: true, references: [...references] };
  });

  server.get<{ Params: { after: string } }>('/notices/:after', { onRequest }, async (request): Promise<NoticePage> => {
    if (!/^\d{1,9}$/.test(request.params.after)) throw errors.notFound();
    return notices.page(Number(request.params.after));
  });

  server.get<{ Querystring: { after?: unknown } }>(
    '/doi-notices',
    { onRequest },
    async (request): Promise<DoiNoticePage> => {
      const { after = '' } = request.query;
      const { data } = normalDoi.or(z.literal('')).safeParse(after);
      if (data === undefined) throw errors.notFound();
      return notices.doiPage(data);
    },
  );

  server.post('/papers', { onRequest }, async (request): Promise<{ readonly papers: PaperAnswer[] }> => {
    const { data } = paperQuestion.safeParse(request.body);
    if (!data) throw errors.validationFailed({ papers: 'is not valid' });
    return { papers: await papers.find(data.papers, AbortSignal.timeout(PAPERS_MS)) };
  });
}
