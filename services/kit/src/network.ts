import ipaddr from 'ipaddr.js';
import { type Rate, RateWindows } from './rate-windows';

/** The translation prefix of NAT64: such an address is an IPv4 client. */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
const GROUP_BITS = 16;

/**
 * The network that a limit by address counts: an IPv4 address, or the /64 of an IPv6 address, because one connection
 * gets the whole /64. An IPv4 address inside IPv6 (mapped, or translated by NAT64) is the IPv4 address. A value that is
 * no address is returned unchanged.
 */
export function networkOf(address: string): string {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 64) : (parsed?.toString() ?? address);
}

/** The largest group that one customer of a provider usually gets: an IPv4 address, or the /48 of an IPv6 address. */
export function siteOf(address: string): string {
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 48) : (parsed?.toString() ?? address);
}

/**
 * The networks of an address, the smallest first, with the factor of their limits: a provider gives a household up to
 * a /56 and an organisation up to a /48, so limits of the /64 alone could be multiplied by 256 or 65,536.
 */
export function networksOf(address: string): readonly { readonly network: string; readonly factor: number }[] {
  const parsed = parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ network: parsed?.toString() ?? address, factor: 1 }];
  return [
    { network: prefixOf(parsed, 64), factor: 1 },
    { network: prefixOf(parsed, 56), factor: 2 },
    { network: prefixOf(parsed, 48), factor: 4 },
  ];
}

/** Counts per network, as `RateWindows` does per key: each request counts for every network of its address (SRV-36). */
export class NetworkRates {
  /** @param windows may be shared with counts of other keys */
  constructor(private readonly windows: RateWindows = new RateWindows()) {}

  /**
   * Counts one request of an address, or nothing when a limit is reached.
   * @param kind separates the counts of different limits
   * @throws AppError 429 with the seconds to wait when the limit of one of its networks is reached
   */
  take(kind: string, address: string, rate: Rate): void {
    const counted: string[] = [];
    try {
      for (const { network, factor } of networksOf(address)) {
        const key = `${kind}:${network}`;
        this.windows.take(key, { max: rate.max * factor, seconds: rate.seconds });
        counted.push(key);
      }
    } catch (failure) {
      for (const key of counted) this.windows.giveBack(key);
      throw failure;
    }
  }

  /** Removes one request of an address from the counts. */
  giveBack(kind: string, address: string): void {
    for (const { network } of networksOf(address)) this.windows.giveBack(`${kind}:${network}`);
  }
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 && parsed.match(NAT64)
    ? new ipaddr.IPv4(parsed.toByteArray().slice(12))
    : parsed;
}

function prefixOf(address: ipaddr.IPv6, bits: 48 | 56 | 64): string {
  const groups = address.parts.slice(0, Math.ceil(bits / GROUP_BITS));
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00;
  return `${groups.map((part) => part.toString(16)).join(':')}::/${bits}`;
}
