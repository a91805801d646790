import { isIP } from 'node:net';

const MAX_LENGTH = 2_000;
const ALLOWED_PORTS: readonly number[] = [80, 443];

/**
 * Hosts on this machine that a test may reach, and their ports. Only tests pass this argument: no setting and no
 * environment variable sets it (SRV-34).
 */
export interface TestHosts {
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
}

/** Names that have a meaning only inside a network. */
const internalName = /^[^.]+$|(^|\.)(localhost|local|internal|intranet|lan|corp|home|home\.arpa)$/;

/**
 * Parses a member's text as the address of a web page, or returns null: complete http or https URL without credentials,
 * on port 80 or 443, at most 2,000 characters. International names are accepted.
 */
export function parseTarget(text: string, tests?: TestHosts): URL | null {
  // The URL parser would correct these, possibly to another host than the text shows.
  if (text.length > MAX_LENGTH || !/^https?:\/\/[^/]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text))
    return null;
  return checkTarget(new URL(text), tests);
}

/**
 * Applies the same rules to the URL of a page's link or a redirect, and removes its fragment; null when it breaks a
 * rule.
 */
export function checkTarget(url: URL, tests?: TestHosts): URL | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  if (url.port !== '' && ![...ALLOWED_PORTS, ...(tests?.ports ?? [])].includes(Number(url.port))) return null;
  const target = new URL(url);
  target.hash = '';
  return target.href.length > MAX_LENGTH ? null : target;
}

/** The host without the brackets of IPv6 and without a trailing dot. */
export const hostOf = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/** Whether a name has a meaning only inside a network. */
export const isInternalName = (host: string): boolean => isIP(host) === 0 && internalName.test(host);
