/** Chat timestamps use the Sao Paulo zone in pt-BR format (CHAT-5). */
const zone = { timeZone: 'America/Sao_Paulo' } as const;

const shortDateTime = new Intl.DateTimeFormat('pt-BR', { ...zone, dateStyle: 'short', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('pt-BR', { ...zone, hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric', month: 'long' });
const fullDay = new Intl.DateTimeFormat('pt-BR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' });
// The Swedish locale formats days as year-month-day (ISO 8601), which can be sorted and compared as text.
const isoDay = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short' });

const DAY_MS = 24 * 60 * 60_000;

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
