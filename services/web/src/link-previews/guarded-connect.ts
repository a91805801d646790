import { isIP, type LookupFunction, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';
import { isLoopback, isPublicAddress } from './address';
import { FetchRefusedError } from './fetch-refused-error';
import type { ResolveHost } from './resolve';
import { hostOf, isInternalName, type TestHosts } from './target';

export interface Guard {
  readonly resolve: ResolveHost;
  readonly testHosts?: TestHosts | undefined;
}

/**
 * Connects to public addresses only (SRV-34). A name is resolved once per connection, all of its addresses are checked,
 * and the connection uses a checked one: there is no second look-up with another result (DNS rebinding).
 */
export const guardedConnector =
  (guard: Guard, signal: AbortSignal, timeoutMs: number): buildConnector.connector =>
  (options, callback) =>
    callbackify(() => connectChecked(options, guard, signal, timeoutMs))((failure, socket) =>
      failure ? callback(failure, null) : callback(null, socket),
    );

type ConnectOptions = Parameters<buildConnector.connector>[0];

async function connectChecked(
  options: ConnectOptions,
  guard: Guard,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Socket> {
  const addresses = await Promise.race([checkedAddresses(options.hostname, guard, signal), rejectOnAbort(signal)]);
  signal.throwIfAborted();
  const open = buildConnector({
    lookup: fixedLookup(addresses),
    timeout: timeoutMs,
    maxCachedSessions: 0,
    autoSelectFamily: true,
    rejectUnauthorized: true,
  });
  const connected = await new Promise<Socket>((resolve, reject) => {
    // `open` returns the connecting socket, which undici's types omit.
    const socket = open(options, (failure, ready) => (failure ? reject(failure) : resolve(ready))) as unknown as Socket;
    // Destroyed with an error, because only an error calls the callback above.
    signal.addEventListener('abort', () => socket.destroy(new FetchRefusedError('time')), { once: true });
  });
  // The actual remote address is checked too, in case it differs from the requested one.
  if (isAllowedAddress(hostOf(options.hostname), connected.remoteAddress ?? '', guard.testHosts)) return connected;
  connected.destroy();
  throw new FetchRefusedError('address');
}

/** Rejects when the signal aborts. */
export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = (): void => reject(new FetchRefusedError('time'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

async function checkedAddresses(hostname: string, guard: Guard, signal: AbortSignal): Promise<readonly string[]> {
  const host = hostOf(hostname);
  if (isInternalName(host)) throw new FetchRefusedError('address');
  const addresses =
    isIP(host) === 0
      ? await guard
          .resolve(host, signal)
          .catch((failure: unknown) => Promise.reject(new FetchRefusedError('name', failure)))
      : [host];
  signal.throwIfAborted();
  if (addresses.length === 0) throw new FetchRefusedError('name');
  // One forbidden address makes the name forbidden: only attackers mix forbidden and public addresses.
  if (!addresses.every((address) => isAllowedAddress(host, address, guard.testHosts)))
    throw new FetchRefusedError('address');
  return addresses;
}

const isAllowedAddress = (host: string, address: string, tests: TestHosts | undefined): boolean =>
  isPublicAddress(address) || (tests !== undefined && tests.hosts.includes(host) && isLoopback(address));

/** Replaces the system's look-up. */
const fixedLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const entries = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = entries;
    if (options.all) callback(null, entries);
    else if (first) callback(null, first.address, first.family);
  };
