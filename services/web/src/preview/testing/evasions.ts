/** Ways to write an address that must not be reached; each with a port put in for `PORT`. */
export const ownAddresses: readonly string[] = [
  // IPv4 as it should be, in decimal, octal and hexadecimal, short, padded, mixed, with a dot.
  'http://127.0.0.1:PORT/', 'http://127.255.255.254:PORT/', 'http://0.0.0.0:PORT/', 'http://0:PORT/', 'http://2130706433:PORT/', 'http://017700000001:PORT/',
  'http://0x7f000001:PORT/', 'http://0X7F.0x0.0x0.0x1:PORT/', 'http://0x7f.1:PORT/', 'http://0177.0.0.1:PORT/', 'http://0177.1:PORT/',
  'http://00000000000177.0.0.1:PORT/', 'http://127.1:PORT/', 'http://127.0.1:PORT/', 'http://127.000.000.001:PORT/', 'http://127.0.0.1.:PORT/',
  'http://0x7f000001.:PORT/', 'http://127.0x0.0.01:PORT/', 'http://2130706433.:PORT/',
  // IPv4 in letters that only look or read like digits and dots.
  'http://１２７．０．０．１:PORT/', 'http://127。0。0。1:PORT/', 'http://①②⑦.⓪.⓪.①:PORT/', 'http://%31%32%37.0.0.1:PORT/', 'http://127.0.0.1%2e:PORT/',
  'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏:PORT/',
  // IPv6, and IPv4 inside IPv6.
  'http://[::1]:PORT/', 'http://[0:0:0:0:0:0:0:1]:PORT/', 'http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/', 'http://[::]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/', 'http://[::ffff:7f00:1]:PORT/', 'http://[::FFFF:7F00:0001]:PORT/', 'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/', 'http://[::ffff:0.0.0.0]:PORT/',
  'http://[::127.0.0.1]:PORT/', 'http://[::7f00:1]:PORT/', 'http://[::ffff:0:127.0.0.1]:PORT/', 'http://[64:ff9b::127.0.0.1]:PORT/', 'http://[64:ff9b::7f00:1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/', 'http://[2002:7f00:1::]:PORT/', 'http://[2001:0:7f00:1::80ff:fffe]:PORT/', 'http://[fe80::1]:PORT/', 'http://[fec0::1]:PORT/',
  'http://[fd00:ec2::254]:PORT/', 'http://[ff02::1]:PORT/',
  // Zones, and broken brackets.
  'http://[fe80::1%25lo]:PORT/', 'http://[fe80::1%lo]:PORT/', 'http://[::1%25lo0]:PORT/', 'http://[::1%251]:PORT/', 'http://[127.0.0.1]:PORT/', 'http://::1:PORT/',
  // Names for oneself and for what is inside.
  'http://localhost:PORT/', 'http://LOCALHOST:PORT/', 'http://localhost.:PORT/', 'http://any.localhost:PORT/', 'http://localhost%2e:PORT/', 'http://ⓛocalhost:PORT/',
  'http://metadata.google.internal:PORT/', 'http://router:PORT/', 'http://printer.local:PORT/', 'http://nas.home.arpa:PORT/',
  // Who is asked, and who only seems to be.
  'http://example.org@127.0.0.1:PORT/', 'http://example.org:80@127.0.0.1:PORT/', 'http://example.org%40127.0.0.1:PORT/', 'http://@127.0.0.1:PORT/', 'http://:@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.org/', 'http://example.org\\@127.0.0.1:PORT/', 'http://127.0.0.1:PORT?@example.org/', 'http://127.0.0.1:PORT#@example.org/', 'http://127.0.0.1:PORT/@example.org',
  'http://example.org@@127.0.0.1:PORT/', 'http://example.org&@127.0.0.1:PORT/',
  // What parsers mend or leave out.
  'http:127.0.0.1:PORT/', 'http:/127.0.0.1:PORT/', 'http:///127.0.0.1:PORT/', 'http:\\\\127.0.0.1:PORT/', 'http://127.0.0.1\t:PORT/', 'http://127.0.\n0.1:PORT/', ' http://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/\r\nHost: example.org', 'http://\u00ad127.0.0.1:PORT/', 'http://127.0.0.\u200b1:PORT/', 'hTTp://127.0.0.1:PORT/', '//127.0.0.1:PORT/', 'http://127.0.0.1:0PORT/',
  'https://127.0.0.1:PORT/', 'https://[::ffff:127.0.0.1]:PORT/', 'https://localhost:PORT/', 'http://6425673729:PORT/', 'http://127.0.0.1.1:PORT/', 'http://256.0.0.1:PORT/',
];

/** Other machines that must not be reached: nobody there counts connections, so attempts are counted here. */
export const otherAddresses: readonly string[] = [
  'http://169.254.169.254/latest/meta-data/', 'http://169.254.170.2/', 'http://2852039166/', 'http://0xa9fea9fe/', 'http://0251.0376.0251.0376/', 'http://[::ffff:a9fe:a9fe]/',
  'http://[fd00:ec2::254]/', 'http://168.63.129.16/', 'http://[::ffff:168.63.129.16]/', 'http://100.100.100.200/', 'http://192.0.0.192/', 'http://10.0.0.1/', 'http://167772161/',
  'http://172.16.0.1/', 'http://192.168.1.1/', 'https://192.168.1.1/', 'http://100.64.0.1/', 'http://198.18.0.1/', 'http://192.0.2.1/', 'http://224.0.0.1/', 'http://240.0.0.1/',
  'http://255.255.255.255/', 'http://[fc00::1]/', 'http://[64:ff9b::a00:1]/', 'http://[2002:a00:1::]/', 'http://[2001:db8::1]/',
];

/** Not web addresses, or not ones that are asked: refused before anything is looked up. */
export const notWebAddresses: readonly string[] = [
  'javascript:alert(1)', 'javascript://example.org/%0aalert(1)', 'data:text/html,<title>x</title>', 'file:///etc/passwd', 'file://127.0.0.1/etc/passwd', 'ftp://example.org/', 'gopher://127.0.0.1:6379/_INFO',
  'dict://127.0.0.1:11211/stat', 'ws://example.org/', 'blob:http://example.org/1', 'about:blank', 'view-source:http://example.org/', 'mailto:a@example.org', 'unix:/run/docker.sock', 'http+unix://%2frun%2fdocker.sock/',
  'jar:http://example.org!/', '', ' ', 'example.org', '/etc/passwd', '//example.org/', 'http://', 'https://', 'http:///', 'http://?', 'http://#', 'http://user:password@example.org/', 'http://user@example.org/',
  'http://example.org:22/', 'http://example.org:25/', 'http://example.org:81/', 'http://example.org:3000/', 'http://example.org:6379/', 'http://example.org:8080/', 'https://example.org:8443/', 'http://example.org:0/',
  'http://example.org:65536/', 'http://example.org:-1/', 'http://example.org:80a/', 'http://exa mple.org/', 'http://exam<ple.org/', 'http://[::g]/', 'http://[/', 'http://example.org/\u0000', 'http://xn--/',
];
