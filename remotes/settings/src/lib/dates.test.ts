import { formatDay, formatDateTime } from './dates';

// Replaces the narrow space that Intl puts before AM and PM.
const normalizeSpaces = (text: string): string => text.replace(/\s/gu, ' ');
const at = (year: number): string => new Date(year, 10, 20, 9, 30).toISOString();

describe('formatDay', () => {
  it('contains day, month and year', () => {
    expect(formatDay(at(2026))).toBe('Nov 20, 2026');
  });
});

describe('formatDateTime', () => {
  const now = new Date(2026, 10, 21);

  it('omits the year of the current year', () => {
    expect(normalizeSpaces(formatDateTime(at(2026), now))).toBe('Nov 20, 9:30 AM');
  });

  it('contains the year of another year', () => {
    expect(normalizeSpaces(formatDateTime(at(2025), now))).toBe('Nov 20, 2025, 9:30 AM');
  });
});
