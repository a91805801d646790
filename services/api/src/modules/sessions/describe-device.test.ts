import { describeDevice } from './describe-device';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const appleWebkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = '(iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('describeDevice', () => {
  it.each([
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Edge on Windows',
    ],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${appleWebkit} Version/18.0 Safari/605.1.15`, 'Safari on macOS'],
    [`${mozilla} ${iphone} ${appleWebkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${mozilla} ${iphone} ${appleWebkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [
      `${mozilla} (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['curl/8.5.0', 'Another program'],
    [`${mozilla} (Linux)`, 'A browser on Linux'],
  ])('reads %s as %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('returns null without a user agent', () => {
    expect([describeDevice(undefined), describeDevice(''), describeDevice('  ')]).toEqual([null, null, null]);
  });

  it('reads only the beginning of a long user agent', () => {
    expect(describeDevice(`${'x'.repeat(100_000)} Firefox/1`)).toBe('Another program');
  });
});
