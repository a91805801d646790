import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { checkPorts, freePort } from './ports';

async function busyPort(): Promise<{ port: number; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

describe('checkPorts', () => {
  it('accepts free ports', async () => {
    await expect(checkPorts({ PORT: await freePort() }, '127.0.0.1')).resolves.toBeUndefined();
  });

  it('names every used port with its setting and its process', async () => {
    const [one, two] = [await busyPort(), await busyPort()];
    const refusal: unknown = await checkPorts({ PORT: one.port, API_PORT: two.port }, '127.0.0.1').catch(
      (error: unknown) => error,
    );
    one.close();
    two.close();
    expect(String(refusal)).toContain(`Port ${one.port} is taken by process ${process.pid}`);
    expect(String(refusal)).toContain(`API_PORT=${two.port + 10} npm start`);
  });

  it('names the wrong setting when this machine has no such address', async () => {
    await expect(checkPorts({ PORT: await freePort() }, '192.0.2.1')).rejects.toThrow('Set HOST');
  });
});
