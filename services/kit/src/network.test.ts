import { NetworkRates, networkOf, networksOf, siteOf } from './network';

describe('networkOf', () => {
  it('is an IPv4 address, also when it is inside an IPv6 address', () => {
    expect(
      ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107', '64:ff9b::203.0.113.7', '64:ff9b::cb00:7107'].map(
        networkOf,
      ),
    ).toEqual(Array.from({ length: 5 }, () => '203.0.113.7'));
  });

  it('is the /64 of an IPv6 address in any notation', () => {
    expect(['2001:db8:1:2:aaaa::1', '2001:0DB8:0001:0002:bbbb::2', '2001:db8:1:2::%eth0'].map(networkOf)).toEqual(
      Array.from({ length: 3 }, () => '2001:db8:1:2::/64'),
    );
    expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  });

  it('is an unknown value unchanged', () => {
    expect(networkOf('unknown')).toBe('unknown');
  });
});

describe('networksOf', () => {
  it('has larger groups with wider limits for IPv6 only', () => {
    expect(networksOf('203.0.113.7')).toEqual([{ network: '203.0.113.7', factor: 1 }]);
    expect(networksOf('2001:db8:1:2ff::1')).toEqual([
      { network: '2001:db8:1:2ff::/64', factor: 1 },
      { network: '2001:db8:1:200::/56', factor: 2 },
      { network: '2001:db8:1::/48', factor: 4 },
    ]);
    expect(siteOf('2001:db8:1:2ff::1')).toBe('2001:db8:1::/48');
  });
});

describe('NetworkRates', () => {
  const rate = { max: 2, seconds: 60 };
  const accepted = (rates: NetworkRates, addresses: readonly string[]): number =>
    addresses.filter((address) => {
      try {
        rates.take('x', address, rate);
        return true;
      } catch {
        return false;
      }
    }).length;

  it('limits all addresses of a /64 together, and a /56 and a /48 with twice and four times the limit', () => {
    const rates = new NetworkRates();
    const hosts = Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${index}`);
    expect(accepted(rates, hosts)).toBe(2);
    const subnets = Array.from({ length: 0x100 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    expect(accepted(rates, subnets)).toBe(2);
    const sites = Array.from({ length: 0x100 }, (_, index) => `2001:db8:1:${(index * 256).toString(16)}::1`);
    expect(accepted(rates, sites)).toBe(4);
    expect(accepted(rates, ['2001:db8:2::1'])).toBe(1);
  });

  it('counts nothing for a rejected request', () => {
    const rates = new NetworkRates();
    accepted(
      rates,
      Array.from({ length: 20 }, () => '2001:db8:1:2::1'),
    );
    expect(accepted(rates, ['2001:db8:1:3::1', '2001:db8:1:3::1'])).toBe(2);
  });

  it('gives a count back to every network', () => {
    const rates = new NetworkRates();
    for (let round = 0; round < 20; round += 1) {
      rates.take('x', '2001:db8:1:2::1', rate);
      rates.giveBack('x', '2001:db8:1:2::1');
    }
    expect(accepted(rates, ['2001:db8:1:2::1'])).toBe(1);
  });
});
