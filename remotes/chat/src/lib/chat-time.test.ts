import { dayKey, formatClock, formatDay, formatLastRead } from './chat-time';

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
