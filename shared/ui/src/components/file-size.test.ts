import { formatBytes } from './file-size';

const TEN_MB = 10 * 1024 * 1024;

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_025, '2 KB'],
    [1_048_576, '1 MB'],
    [1_300_000, '1.3 MB'],
    [TEN_MB, '10 MB'],
    [TEN_MB + 1, '10.1 MB'],
  ])('formats %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
