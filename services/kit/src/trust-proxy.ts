import { isIP } from 'node:net';
import { SettingsError } from '@cred/deployment/settings';

export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses `TRUST_PROXY`: a number of hops, or addresses, ranges and named ranges separated by commas. When it is absent,
 * no forwarded address is trusted.
 * @throws SettingsError
 */
export function parseTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined) return false;
  if (/^\d{1,2}$/.test(value)) {
    const hops = Number(value);
    return (_address, hop) => hop < hops;
  }
  const parts = value.split(',').map((part) => part.trim());
  if (!parts.every(isRange)) {
    throw new SettingsError(['TRUST_PROXY must be a number of proxies, or addresses such as 10.0.0.0/8, loopback']);
  }
  return parts;
}

function isRange(part: string): boolean {
  if (NAMED_RANGES.includes(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
