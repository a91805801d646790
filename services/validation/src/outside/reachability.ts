import { connect } from 'node:net';

const PROBE_TIMEOUT_MS = 1_500;
const CACHE_TTL_MS = 60_000;

export interface ReachabilityOptions {
  readonly probe?: (host: string, port: number) => Promise<boolean>;
  readonly now?: () => number;
}

/**
 * Whether a service is reachable: probed by opening a connection, once for all concurrent callers, cached for a minute.
 */
export class Reachability {
  private readonly host: string;
  private readonly port: number;
  private readonly probe: (host: string, port: number) => Promise<boolean>;
  private readonly now: () => number;
  private cached: { readonly result: Promise<boolean>; readonly until: number } | undefined;

  constructor(url: string, { probe = canConnect, now = Date.now }: ReachabilityOptions = {}) {
    const { hostname, port, protocol } = new URL(url);
    this.host = hostname.replace(/^\[|\]$/g, '');
    this.port = Number(port) || (protocol === 'https:' ? 443 : 80);
    this.probe = probe;
    this.now = now;
  }

  isReachable(): Promise<boolean> {
    if (!this.cached || this.cached.until <= this.now()) {
      this.cached = { result: this.probe(this.host, this.port), until: this.now() + CACHE_TTL_MS };
    }
    return this.cached.result;
  }

  /** Marks the service as unreachable for a minute after a request failed to connect or to end. */
  markUnreachable(): void {
    this.cached = { result: Promise.resolve(false), until: this.now() + CACHE_TTL_MS };
  }
}

/** Opens and closes a connection. Has a time limit, because without internet the lookup of the name may hang. */
function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (reached: boolean) => (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(reached);
    };
    const timer = setTimeout(end(false), PROBE_TIMEOUT_MS);
    socket.once('connect', end(true));
    socket.once('error', end(false));
  });
}
