import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Ranges that no preview may reach, in addition to those of ipaddr.js: IANA's special-purpose registries and the
 * metadata services of clouds. Overlaps are intended: either list alone is enough to refuse.
 */
const DENIED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Azure's metadata and DNS, within global unicast.
  '168.63.129.16/32',
  // Teredo, benchmarking, ORCHID and related ranges; documentation; 6to4; AS112.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
].map((range) => ipaddr.parseCIDR(range));
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
const ISATAP_MARK = 0x5efe;
const ISATAP_FLAGS_MASK = 0xfcff;
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an address is a public one of the internet (SRV-34). IPv4 inside IPv6 counts as the IPv4 address when mapped
 * or translated (NAT64), and with an ISATAP identifier in addition to the prefix; every other embedding (compatible,
 * 6to4, Teredo, local NAT64) is refused for any IPv4 address.
 * @param address in the system's notation; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  return parsed !== null && isPublic(parsed);
}

/** Whether an address is a loopback address: the only kind that a test's list of hosts can allow. */
export function isLoopback(address: string): boolean {
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress())
    return parsed.toIPv4Address().range() === 'loopback';
  return parsed?.range() === 'loopback';
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  switch (isIP(address)) {
    case 4:
      return ipaddr.IPv4.isValidFourPartDecimal(address) ? ipaddr.IPv4.parse(address) : null;
    case 6:
      // Normalised to hexadecimal groups first: ipaddr.js reads `::8.8.8.8` as `::ffff:8.8.8.8`. This refuses zones
      // too.
      return URL.canParse(`http://[${address}]/`)
        ? ipaddr.IPv6.parse(new URL(`http://[${address}]/`).hostname.slice(1, -1))
        : null;
    default:
      return null;
  }
}

/**
 * The IPv4 address of an ISATAP interface identifier (`::5efe:a.b.c.d`, RFC 5214), which any prefix may have; its
 * universal and group bits are ignored.
 */
function isatapAddressOf(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const [flags = 0, mark] = address.parts.slice(4);
  return (flags & ISATAP_FLAGS_MASK) === 0 && mark === ISATAP_MARK
    ? new ipaddr.IPv4(address.toByteArray().slice(12))
    : null;
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address instanceof ipaddr.IPv6) {
    if (address.isIPv4MappedAddress()) return isPublic(address.toIPv4Address());
    if (address.match(NAT64)) return isPublic(new ipaddr.IPv4(address.toByteArray().slice(12)));
    if (!address.match(GLOBAL_UNICAST)) return false;
    const embedded = isatapAddressOf(address);
    if (embedded && !isPublic(embedded)) return false;
  }
  return (
    address.range() === 'unicast' &&
    !DENIED.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))
  );
}
