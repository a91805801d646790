/**
 * Reports to the page server how builds perform in this browser; `@cred/contract/reports` lists everything that is
 * reported. Items are collected for a short time and sent together; when the page is hidden, the remaining items are
 * sent.
 */
import type { BrowserFamily, ReportBody, ReportItem } from '@cred/contract';

const BATCH_MS = 2_000;
const MAX_ITEMS = 50;

let items: ReportItem[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browser family and major version. Nothing else is reported about the browser. */
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
 * @param files files that may differ from the release table; if one of them does, the reported kind is `integrity`
 */
export async function report(
  item: ReportItem,
  files: readonly { readonly url: string; readonly integrity: string }[] = [],
): Promise<void> {
  const altered = item.type === 'failure' && (await Promise.all(files.map(isAltered))).includes(true);
  items.push(altered ? { ...item, kind: 'integrity' } : item);
  if (items.length >= MAX_ITEMS) flush();
  else timer ??= setTimeout(flush, BATCH_MS);
}

/** Whether a file can be loaded, but its hash differs from the recorded one. */
async function isAltered({ url, integrity }: { readonly url: string; readonly integrity: string }): Promise<boolean> {
  const loads = (options: RequestInit) =>
    fetch(url, { ...options, credentials: 'omit', signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return !(await loads({ integrity })) && (await loads({}));
}

/** Sends the batch once; there is no retry. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (items.length === 0) return;
  const body: ReportBody = { browser: browserOf(navigator.userAgent), items: items.slice(0, MAX_ITEMS) };
  items = items.slice(MAX_ITEMS);
  const text = JSON.stringify(body);
  // JSON, because a form of another site cannot send it. The batch is small enough for a beacon.
  navigator.sendBeacon('/api/reports', new Blob([text], { type: 'application/json' }));
}

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
