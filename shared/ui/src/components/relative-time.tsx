import { useSyncExternalStore, type ReactNode } from 'react';
import { renderTime, useHydrated } from '../hooks/use-hydrated';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
/** The server does not know the member's time zone. */
const monthAndDayOnServer = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * The elapsed time in the product's short form (GEN-5): 'Just now' under a minute, then '5m', '3h', '1d'
 * for one day, later month and day. A time after `now` is 'Just now'.
 */
export function relativeTime(date: Date | string, now: Date = new Date(), format = monthAndDay): string {
  const then = new Date(date);
  const age = now.getTime() - then.getTime();
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h`;
  if (age < 2 * DAY) return '1d';
  return format.format(then);
}

/** One timer for all times on the page; stopped when there are none. */
const listeners = new Set<() => void>();
let minute = Math.floor(Date.now() / MINUTE);
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    minute = Math.floor(Date.now() / MINUTE);
    for (const notify of listeners) notify();
  }, MINUTE / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

interface RelativeTimeProps {
  readonly date: string;
  /** Another form than GEN-5's. It does not depend on the browser, since the server renders it too. */
  readonly format?: (date: Date, now: Date) => string;
}

/** The time since `date`, updated while it is shown; the full date is its title. */
export function RelativeTime({ date, format }: RelativeTimeProps): ReactNode {
  useSyncExternalStore(
    subscribe,
    () => minute,
    () => minute,
  );
  const hydrated = useHydrated();
  const then = new Date(date);
  if (!hydrated) {
    const now = new Date(renderTime());
    return <time dateTime={date}>{format?.(then, now) ?? relativeTime(then, now, monthAndDayOnServer)}</time>;
  }
  return (
    <time dateTime={date} title={inFull.format(then)}>
      {format?.(then, new Date()) ?? relativeTime(then)}
    </time>
  );
}
