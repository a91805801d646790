import { createServer, type RequestListener, type Server } from 'node:http';
import { RegistryClient } from './registry-client';

let server: Server;
let respond: RequestListener;
let url: string;
const listen = async (each: Server): Promise<string> => {
  await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
  const address = each.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  url = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const uncertain = 'may have been made all the same: look at the status';
const body = { actor: 'ana', reason: '' };
const messageOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => '',
    (error: Error) => error.message,
  );

describe('a registry that does not respond', () => {
  it('may have made the change if the connection broke', async () => {
    respond = ({ socket }) => socket.destroy();
    const client = new RegistryClient(url, 'x');
    expect(await messageOf(client.rollback('feed', body))).toContain(uncertain);
    for (const call of [client.status(), client.complete('feed', 'a'.repeat(16))]) {
      const message = await messageOf(call);
      expect(message).toContain(`does not respond at ${url}. Is Cred running`);
      expect(message).not.toContain(uncertain);
    }
  });

  it('is reported with its log after an internal error', async () => {
    respond = (_request, response) =>
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ message: 'Something went wrong', error: 'Something went wrong', code: 'internal' }));
    const client = new RegistryClient(url, 'x');
    expect(await messageOf(client.status())).toBe(
      `The release registry at ${url} failed (500): Something went wrong. See its log and docs/runbooks/registry-outage.md`,
    );
    expect(await messageOf(client.rollback('feed', body))).toContain(uncertain);
  });

  it('has changed nothing if there was no connection', async () => {
    const closed = createServer();
    const closedUrl = await listen(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect(await messageOf(new RegistryClient(closedUrl, 'x').rollback('feed', body))).toBe(
      `The release registry does not respond at ${closedUrl}. Is Cred running (npm start), and is RELEASES_PORT the same for the registry and for this command?`,
    );
  });

  it('is reported with other causes at another address', async () => {
    expect(await messageOf(new RegistryClient('http://registry.invalid:4200', 'x').status())).toContain(
      'Is RELEASES_URL right',
    );
  });

  it.each(['nothing', 'the beginning of an answer'])('is reported after the limit when it sends %s', async (sent) => {
    respond = (_request, response) => {
      if (sent !== 'nothing') response.writeHead(200, { 'content-length': '100' }).write('{');
    };
    const client = new RegistryClient(url, 'x', new AbortController().signal, 200);
    expect(await messageOf(client.status())).toContain(`does not respond at ${url}`);
    expect(await messageOf(client.rollback('feed', body))).toContain(uncertain);
  });

  it('does not delay an interrupt', async () => {
    const stop = new AbortController();
    respond = () => stop.abort();
    const client = new RegistryClient(url, 'x', stop.signal);
    expect(await messageOf(client.rollback('feed', body))).toMatch(/^Stopped\nThe change may have been made/);
    expect(await messageOf(client.status())).toBe('Stopped');
  });
});
