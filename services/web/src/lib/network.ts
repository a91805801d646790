import { createHash } from 'node:crypto';
import { ADDRESS_GROUPS } from '@cred/contract/reports';
import ipaddr from 'ipaddr.js';

/** Whom a limit by address is for: an IPv4 address, or the 64 bits of an IPv6 one that a single line is given whole. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}

/** The group that a network is counted in, 0 to `ADDRESS_GROUPS` - 1: the same at every page server. It tells nobody who it is. */
export const addressGroupOf = (network: string): number =>
  (createHash('sha256').update(network).digest()[0] ?? 0) % ADDRESS_GROUPS;
