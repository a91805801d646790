import { createHash } from 'node:crypto';
import { ADDRESS_GROUPS } from '@cred/contract/reports';
import ipaddr from 'ipaddr.js';

/**
 * The network that a limit by address counts: an IPv4 address, or the /64 of an IPv6 address, because one connection
 * gets the whole /64.
 */
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

/**
 * The group of a network for report counts, 0 to `ADDRESS_GROUPS` - 1, the same at every page server. It does not
 * identify the network.
 */
export const addressGroupOf = (network: string): number =>
  (createHash('sha256').update(network).digest()[0] ?? 0) % ADDRESS_GROUPS;
