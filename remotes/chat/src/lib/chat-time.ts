/** Chat timestamps use the Sao Paulo zone in pt-BR format (CHAT-5). */
const zone = { timeZone: 'America/Sao_Paulo' } as const;

const shortDateTime = new Intl.DateTimeFormat('pt-BR', { ...zone, dateStyle: 'short', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric', month: 'long' });
const fullDay = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
// The Swedish locale formats days as year-month-day (ISO 8601), which can be sorted and compared as text.
const isoDay = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' });

// For the list, whose short form is GEN-5's.
const weekday = new Intl.DateTimeFormat('en-US', { ...zone, weekday: 'short' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric' });
const monthDayAndYear = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric', year: 'numeric' });

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** For 'Last Read': '20/11/2026, 14:05'. */
export const formatLastRead = (date: Date): string => shortDateTime.format(date);

/** For a bubble: '14:05'. */
export const formatClock = (date: Date): string => clock.format(date);

/** The day in Sao Paulo, as '2026-11-20'. */
export const dayKey = (date: Date): string => isoDay.format(date);

/** For the separator between two days: 'Hoje', 'Ontem', '3 de março', '3 de março de 2025'. */
export function formatDay(date: Date, now: Date): string {
  const day = dayKey(date);
  if (day === dayKey(now)) return 'Hoje';
  if (day === dayKey(new Date(now.getTime() - DAY_MS))) return 'Ontem';
  return (day.slice(0, 4) === dayKey(now).slice(0, 4) ? dayAndMonth : fullDay).format(date);
}

/**
 * For a chat of the list (CHAT-20): 'now', '5m', '3h', then the weekday within six days ('Tue'), 'Mar 3', 'Mar 3, 2025'.
 * The weekday of today would be ambiguous.
 */
export function formatListTime(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}m`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)}h`;
  if (age < 6 * DAY_MS) return weekday.format(date);
  return (dayKey(date).slice(0, 4) === dayKey(now).slice(0, 4) ? monthAndDay : monthDayAndYear).format(date);
}
