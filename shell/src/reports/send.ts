/**
 * Reports to the page server how builds perform in this browser; `@cred/contract/reports` lists everything that is
 * reported. Items are batched for a short time; the rest is sent when the page is hidden.
 */
import type { BrowserFamily, ReportBody, ReportItem } from '@cred/contract';

const GATHER_MS = 2_000;
const MAX_ITEMS = 50;

let items: ReportItem[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browser family and major version, which is all that is reported about the browser. */
export function browserOf(userAgent: string): { readonly family: BrowserFamily; readonly major: number } {
  const patterns: readonly (readonly [BrowserFamily, RegExp])[] = [
    ['edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
    ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
    ['chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
    ['safari', /\bVersion\/(\d+).*\bSafari\//],
  ];
  for (const [family, pattern] of patterns) {
    const major = Number(pattern.exec(userAgent)?.[1]);
    if (Number.isInteger(major)) return { family, major: Math.min(major, 999) };
  }
  return { family: 'other', major: 0 };
}

/**
 * Adds one item to the next batch.
 * @param files those that may differ from the release table: if one does, the failure is one of integrity
 */
export async function report(
  item: ReportItem,
  files: readonly { readonly url: string; readonly integrity: string }[] = [],
): Promise<void> {
  const altered = item.type === 'failure' && (await Promise.all(files.map(isAltered))).includes(true);
  items.push(altered ? { ...item, kind: 'integrity' } : item);
  if (items.length >= MAX_ITEMS) flush();
  else timer ??= setTimeout(flush, GATHER_MS);
}

/** Whether a file loads, but not with the recorded hash. */
async function isAltered({ url, integrity }: { readonly url: string; readonly integrity: string }): Promise<boolean> {
  const loads = (options: RequestInit) =>
    fetch(url, { ...options, credentials: 'omit', signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return !(await loads({ integrity })) && (await loads({}));
}

/** Sends the batch. It may be lost: there is no retry. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (items.length === 0) return;
  const body: ReportBody = { browser: browserOf(navigator.userAgent), items: items.slice(0, MAX_ITEMS) };
  items = items.slice(MAX_ITEMS);
  const text = JSON.stringify(body);
  // JSON cannot be sent by another site's form, and the batch is small enough for a beacon.
  navigator.sendBeacon('/api/reports', new Blob([text], { type: 'application/json' }));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
