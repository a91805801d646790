import { request as sendRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
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

  const rewritten = async (path: string, answer: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const policy = String(answer.headers['content-security-policy'] ?? '');
    const text = await textOf(answer);
    const dev = await current();
    const body = path === '/releases.json' ? rewriteTable(text, dev) : rewriteHtml(text, policy, dev);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !dropped.includes(name)) reply.setHeader(name, value);
    if (policy) reply.setHeader('content-security-policy', rewritePolicy(policy, socketOrigin));
    reply.writeHead(answer.statusCode ?? 502).end(body);
  };

  return (request, reply) => {
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
      if (reply.headersSent) return void reply.destroy();
      reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`npm run dev: ${error.message}\n`);
    };
    const passed = sendRequest(pageServer + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
      const isRewritten =
        isPage && answer.statusCode === 200 && (isTable || /text\/html/.test(answer.headers['content-type'] ?? ''));
      if (isRewritten) return void rewritten(path, answer, reply).catch(fail);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.once('error', fail);
    reply.once('close', () => passed.destroy());
    request.pipe(passed);
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
