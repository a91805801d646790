const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const dateTimeOfThisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day, such as 'Nov 20, 2026', in the member's time zone. */
export const formatDay = (time: string): string => day.format(new Date(time));

/** A date without a time zone, `YYYY-MM-DD`, such as 'Nov 20, 2026'. */
export const formatDate = (value: string): string => date.format(new Date(value));

/** Day and time, such as 'Nov 20, 9:30 AM', in the member's time zone; with the year if it is not the current one. */
export function formatDateTime(date: string, now: Date = new Date()): string {
  const time = new Date(date);
  return (time.getFullYear() === now.getFullYear() ? dateTimeOfThisYear : dateTime).format(time);
}
