import { request as sendRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { rewriteHtml, rewritePolicy, rewriteTable, type DevArea } from './rewrite-page';

export interface ProxyOptions {
  readonly pageServer: string;
  readonly publicUrl: string;
  readonly current: () => Promise<DevArea>;
}

/** Headers about one connection, or about bytes that are rewritten. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag'];

/** Forwards requests to the page server and adds the area from source to its pages and release table. */
export function proxyRequests({ pageServer, publicUrl, current }: ProxyOptions): RequestListener {
  const socketOrigin = new URL(publicUrl).origin.replace(/^http/, 'ws');

  const sendRewritten = async (
    path: string,
    pageResponse: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const policy = String(pageResponse.headers['content-security-policy'] ?? '');
    const text = await textOf(pageResponse);
    const dev = await current();
    const body = path === '/releases.json' ? rewriteTable(text, dev) : rewriteHtml(text, policy, dev);
    for (const [name, value] of Object.entries(pageResponse.headers))
      if (value !== undefined && !dropped.includes(name)) response.setHeader(name, value);
    if (policy) response.setHeader('content-security-policy', rewritePolicy(policy, socketOrigin));
    response.writeHead(pageResponse.statusCode ?? 502).end(body);
  };

  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const isTable = path === '/releases.json';
    const headers = { ...request.headers };
    const isPage = request.method === 'GET' && (isTable || /text\/html/.test(headers.accept ?? ''));
    if (isPage) {
      delete headers['accept-encoding'];
      // The tag belongs to the table without this area.
      delete headers['if-none-match'];
    }
    const fail = (error: Error): void => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`npm run dev: ${error.message}\n`);
    };
    const forwarded = sendRequest(
      pageServer + (request.url ?? '/'),
      { method: request.method, headers },
      (pageResponse) => {
        const isRewritten =
          isPage &&
          pageResponse.statusCode === 200 &&
          (isTable || /text\/html/.test(pageResponse.headers['content-type'] ?? ''));
        if (isRewritten) return void sendRewritten(path, pageResponse, response).catch(fail);
        response.writeHead(pageResponse.statusCode ?? 502, pageResponse.headers);
        // An event stream that breaks must not look open.
        pipeline(pageResponse, response, () => undefined);
      },
    );
    forwarded.once('error', fail);
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}

async function textOf(pageResponse: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of pageResponse) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
