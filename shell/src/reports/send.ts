/**
 * Tells the page server how builds do in this browser: see `@cred/contract/reports` for all that is told.
 * Items are gathered for a moment; what is left goes out when the page is hidden.
 */
import type { BrowserFamily, ReportBody, ReportItem } from '@cred/contract';

const GATHER_MS = 2_000;
const ITEMS_MAX = 50;

let items: ReportItem[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browser and major version, from the least that browsers say about themselves. */
export function browserOf(userAgent: string): { readonly family: BrowserFamily; readonly major: number } {
  const known: readonly (readonly [BrowserFamily, RegExp])[] = [
    ['edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
    ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
    ['chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
    ['safari', /\bVersion\/(\d+).*\bSafari\//],
  ];
  for (const [family, pattern] of known) {
    const major = Number(pattern.exec(userAgent)?.[1]);
    if (Number.isInteger(major)) return { family, major: Math.min(major, 999) };
  }
  return { family: 'other', major: 0 };
}

/**
 * Tells one item soon.
 * @param files those that may not be what the table says: if one is, the failure was one of integrity
 */
export async function report(
  item: ReportItem,
  files: readonly { readonly url: string; readonly integrity: string }[] = [],
): Promise<void> {
  const altered = item.type === 'failure' && (await Promise.all(files.map(isAltered))).includes(true);
  items.push(altered ? { ...item, kind: 'integrity' } : item);
  if (items.length >= ITEMS_MAX) flush();
  else timer ??= setTimeout(flush, GATHER_MS);
}

/** Whether a file comes, but not with the bytes that the table records. */
async function isAltered({ url, integrity }: { readonly url: string; readonly integrity: string }): Promise<boolean> {
  const comes = (options: RequestInit) =>
    fetch(url, { ...options, credentials: 'omit', signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return !(await comes({ integrity })) && (await comes({}));
}

/** Sends what there is. It may get lost: nobody waits for it, and nobody is told. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (items.length === 0) return;
  const body: ReportBody = { browser: browserOf(navigator.userAgent), items: items.slice(0, ITEMS_MAX) };
  items = items.slice(ITEMS_MAX);
  const text = JSON.stringify(body);
  // JSON, so that no other site's form can send it; small enough to outlive the page.
  navigator.sendBeacon('/api/reports', new Blob([text], { type: 'application/json' }));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});
