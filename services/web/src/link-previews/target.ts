import { isIP } from 'node:net';

const MAX_LENGTH = 2_000;
const ALLOWED_PORTS: readonly number[] = [80, 443];

/**
 * Hosts on this machine that a test may reach, and the ports that they listen on. Only ever an argument
 * that a test gives: no setting and no environment variable leads here (SRV-34).
 */
export interface TestHosts {
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
}

/** Names that mean something only inside a network; what they resolve to is nobody's business. */
const internalName = /^[^.]+$|(^|\.)(localhost|local|internal|intranet|lan|corp|home|home\.arpa)$/;

/**
 * A member's text as the address of a web page, or null: http or https in full, without credentials, on
 * port 80 or 443, at most 2,000 characters. International names are fine.
 */
export function parseTarget(text: string, tests?: TestHosts): URL | null {
  // The URL parser would mend these: what looks like one host to people could become another.
  if (text.length > MAX_LENGTH || !/^https?:\/\/[^/]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text))
    return null;
  return checkTarget(new URL(text), tests);
}

/** The same rules for an address that a page or a redirect names, without its fragment; null when it breaks one. */
export function checkTarget(url: URL, tests?: TestHosts): URL | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (url.port !== '' && ![...ALLOWED_PORTS, ...(tests?.ports ?? [])].includes(Number(url.port))) return null;
  const target = new URL(url);
  target.hash = '';
  return target.href.length > MAX_LENGTH ? null : target;
}

/** An address's host without the brackets of IPv6 and without the dot at the end of a full name. */
export const hostOf = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/** Whether a name is one that only an inner network gives a meaning to. */
export const isInternalName = (host: string): boolean => isIP(host) === 0 && internalName.test(host);
