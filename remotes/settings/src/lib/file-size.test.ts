import { limits } from '@cred/contract';
import { formatBytes } from './file-size';

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_025, '2 KB'],
    [1_048_576, '1 MB'],
    [1_300_000, '1.3 MB'],
    [limits.certificateBytes, '10 MB'],
    [limits.certificateBytes + 1, '10.1 MB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
