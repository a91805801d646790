/** The first match counts: most user agents also contain the names of older browsers. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_LENGTH = 512;

/**
 * Browser and system in a few words, such as 'Firefox on Linux'; null without a user agent. Only these words are
 * stored: the full user agent reveals more than a member needs to recognize the browser.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  const header = (userAgent ?? '').slice(0, MAX_LENGTH);
  if (header.trim() === '') return null;
  const [browser, system] = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(header))?.[1]);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Another program');
}
