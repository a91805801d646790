import { useEffect, useSyncExternalStore } from 'react';

/** The only place that sets the document title: `(3) Notifications · Cred`. */
let page: string | null = null;
interface ShownCount {
  readonly of: string;
  readonly count: number;
}

/** The count that each mounted component shows. Components that count the same items show the same number. */
const counts = new Map<symbol, ShownCount>();

/** Gets the name while the server renders a page, where effects do not run. */
let collectName: ((name: string) => void) | null = null;

const MAX_COUNT = 99;

/** The components that show the sum. */
const sumListeners = new Set<() => void>();

function sumOfCounts(): number {
  const byItems = new Map<string, number>();
  for (const shown of counts.values()) byItems.set(shown.of, Math.max(shown.count, byItems.get(shown.of) ?? 0));
  return [...byItems.values()].reduce((sum, one) => sum + one, 0);
}

const textOf = (count: number): string => (count > MAX_COUNT ? `${MAX_COUNT}+` : String(count));

function write(): void {
  // Until a page sets a name, the title is that of the HTML.
  if (page === null) return;
  const count = sumOfCounts();
  document.title = `${count === 0 ? '' : `(${textOf(count)}) `}${titleWith(page)}`;
}

function changeCounts(change: () => void): void {
  change();
  write();
  for (const listener of sumListeners) listener();
}

/** The document title of a page with this name. */
export const titleWith = (name: string): string => `${name} · Cred`;

/** Sets the page's name in the document title; the product's name follows. */
export function setPageTitle(name: string): void {
  page = name;
  write();
}

/** Sets the page's name in the document title while the component is mounted. */
export function useDocumentTitle(name: string): void {
  collectName?.(name);
  useEffect(() => setPageTitle(name), [name]);
}

/** Renders a page on the server. @returns also the name that its components set; null when none does */
export function collectPageTitle<T>(render: () => T): { readonly result: T; readonly name: string | null } {
  let first: string | null = null;
  // Of nested components the outer one: in browsers its effect runs last.
  collectName = (name) => void (first ??= name);
  try {
    return { result: render(), name: first };
  } finally {
    collectName = null;
  }
}

/**
 * Puts a count in front of the document title on every page while the component is mounted; 0 shows none, more than 99
 * shows '99+'. Counts of different items are added.
 * @param of what is counted
 */
export function useTitleCount(of: string, count: number): void {
  useEffect(() => {
    const key = Symbol('count');
    changeCounts(() => counts.set(key, { of, count }));
    return () => changeCounts(() => counts.delete(key));
  }, [of, count]);
}

/** The sum of the counts in front of the document title, as its text; null at 0. */
export function useTitleSum(): string | null {
  const sum = useSyncExternalStore(subscribeToSum, sumOfCounts, () => 0);
  return sum === 0 ? null : textOf(sum);
}

function subscribeToSum(listener: () => void): () => void {
  sumListeners.add(listener);
  return () => sumListeners.delete(listener);
}
