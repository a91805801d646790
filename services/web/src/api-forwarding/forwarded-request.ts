import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * The request headers that the API reads, or that describe the body. All others are dropped: those of one connection
 * (RFC 9110, section 7.6.1), those that name an address or a proxy, and those with which services authenticate.
 */
const REQUEST_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'cache-control',
  'content-type',
  'cookie',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-event-id',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'user-agent',
] as const;

/** Headers of a response that belong to one connection, in addition to those that `Connection` names. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const BODY_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The path and query to request from the API, exactly as the client sent them; null for what is not clearly below
 * `/api/`: dot segments in any notation, empty segments, backslashes and absolute addresses.
 */
export function forwardedPath(url: string): string | null {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.startsWith('/api/') || path.includes('\\')) return null;
  const segments = path.slice(1).split('/');
  return segments.some((segment) => segment === '' || isDotSegment(segment)) ? null : url;
}

/** Dots may be percent-encoded: URL parsers treat both notations alike. */
const isDotSegment = (segment: string): boolean => /^\.{1,2}$/.test(segment.replaceAll(/%2e/gi, '.'));

/** The headers of a client's request that the API gets. */
export const forwardedHeaders = (method: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders => ({
  ...Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  ),
  ...framingOf(method, headers),
});

/** How the parser of the client's connection finds the end of the body. A read has none. */
function framingOf(method: string, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  if (!BODY_METHODS.includes(method)) return {};
  // Node's parser rejects a request with both headers, and a length that is not a number.
  return headers['transfer-encoding'] === undefined
    ? { 'content-length': headers['content-length'] ?? '0' }
    : { 'transfer-encoding': 'chunked' };
}

/**
 * The headers of the API's response that the client gets. `connection: close` is kept: with it the API says that it does
 * not read the rest of a body, or that a stream ends with its connection.
 */
export function returnedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...CONNECTION_HEADERS, ...named]);
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !dropped.has(name));
  return { ...Object.fromEntries(kept), ...(named.includes('close') ? { connection: 'close' } : {}) };
}
