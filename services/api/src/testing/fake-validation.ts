import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { DoiNoticePage, NoticePage, PaperAnswer, PaperId, StoredReference } from '@cred/contract';
import { internalToken } from '@cred/service-kit';

/** The secret of the test API's settings. */
const SECRET = 'a secret of the tests, long enough';

export interface FakeValidation {
  readonly settings: { readonly VALIDATION_PORT: number; readonly INTERNAL_SECRET: string };
  /** The texts that the service issued, each with its references. */
  readonly issued: Map<string, readonly StoredReference[]>;
  /** What it answers about a paper, by kind and value such as `pmid 1`; otherwise that there is none. */
  readonly papers: Map<string, PaperAnswer>;
  /** The page of the library's notices after a PMID. */
  notices: (after: number) => NoticePage;
  /** Those by DOI; absent in an older build. */
  doiNotices: ((after: string) => DoiNoticePage) | undefined;
  /** While set, every request gets this status. */
  failure: number | undefined;
  close(): Promise<void>;
}

/** A validation service on a loopback port that responds to `/issued` and `/papers` like the real one. Close it. */
export async function startFakeValidation(): Promise<FakeValidation> {
  const issued = new Map<string, readonly StoredReference[]>();
  const papers = new Map<string, PaperAnswer>();
  const server = createServer(async (request, response) => {
    const known = request.headers.authorization === `Bearer ${internalToken(SECRET, 'validation:issued')}`;
    const [, references] =
      [...issued].find(([text]) => request.url === `/issued/${createHash('sha256').update(text).digest('hex')}`) ?? [];
    if (request.url === '/papers' && known && service.failure === undefined) {
      const asked = (await json(request)) as { readonly papers: readonly PaperId[] };
      response.writeHead(200, { 'content-type': 'application/json' });
      const answerOf = ({ kind, value }: PaperId): PaperAnswer => papers.get(`${kind} ${value}`) ?? { status: 'none' };
      response.end(JSON.stringify({ papers: asked.papers.map(answerOf) }));
      return;
    }
    const [, after] = /^\/notices\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (after !== undefined && known && service.failure === undefined) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(service.notices(Number(after))));
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://validation');
    if (pathname === '/doi-notices' && known && service.failure === undefined && service.doiNotices) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(service.doiNotices(searchParams.get('after') ?? '')));
      return;
    }
    const status = service.failure ?? (!known ? 401 : references ? 200 : 404);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { issued: true, references } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: FakeValidation = {
    settings: { VALIDATION_PORT: (server.address() as AddressInfo).port, INTERNAL_SECRET: SECRET },
    issued,
    papers,
    notices: () => ({ generation: 0, notices: [], next: null }),
    doiNotices: undefined,
    failure: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** A reference as the validation service issues it. */
export const makeReference = (pmid: string, over: Partial<StoredReference> = {}): StoredReference => ({
  pmid,
  title: `Paper ${pmid}`,
  authors: ['Souza AB', 'Prado R'],
  journal: 'Lancet',
  year: 2021,
  ...over,
});
