import { dayKey, formatClock, formatDay, formatLastRead, formatListTime } from './chat-time';

// 01:30 UTC is the previous evening in Sao Paulo.
const night = new Date('2026-11-20T01:30:00.000Z');

describe('chat timestamps', () => {
  it('are in pt-BR format and in the Sao Paulo zone', () => {
    expect(formatLastRead(night)).toBe('19/11/2026, 22:30');
    expect(formatClock(night)).toBe('22:30');
    expect(dayKey(night)).toBe('2026-11-19');
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-19T23:00:00.000Z', 'Hoje'],
    ['2026-11-18T12:00:00.000Z', 'Ontem'],
    ['2026-03-03T12:00:00.000Z', '3 de março'],
    ['2025-12-31T12:00:00.000Z', '31 de dezembro de 2025'],
  ])('formats %s as %s', (date, text) => {
    expect(formatDay(new Date(date), night)).toBe(text);
  });
});

describe('formatListTime', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  it.each([
    ['2026-11-20T12:00:30.000Z', 'now'],
    ['2026-11-20T11:59:30.000Z', 'now'],
    ['2026-11-20T11:55:00.000Z', '5m'],
    ['2026-11-20T09:00:00.000Z', '3h'],
    // Already Tuesday in UTC.
    ['2026-11-17T02:30:00.000Z', 'Mon'],
    ['2026-11-17T12:00:00.000Z', 'Tue'],
    ['2026-11-13T12:00:00.000Z', 'Nov 13'],
    ['2025-11-20T12:00:00.000Z', 'Nov 20, 2025'],
  ])('formats %s as %s', (date, text) => {
    expect(formatListTime(new Date(date), now)).toBe(text);
  });
});
