import { formatJoinDate } from './join-date';

describe('formatJoinDate', () => {
  it('contains month and year in US English', () => {
    expect(formatJoinDate('2024-03-09T12:00:00.000Z')).toBe('Joined March 2024');
  });

  it('uses the month in UTC', () => {
    expect(formatJoinDate('2024-12-31T23:59:59.000Z')).toBe('Joined December 2024');
    expect(formatJoinDate('2025-01-01T00:00:00.000Z')).toBe('Joined January 2025');
  });
});
