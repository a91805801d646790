import type { ByteRange } from './media-store';

/** `all`: answer the whole file; `none`: nothing of it was asked for that exists. */
export type WantedRange = ByteRange | 'all' | 'none';

const ONE_RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * What a request's `Range` asks for (RFC 9110, section 14). A field that cannot be read, of another unit, or
 * with several ranges is passed over, as the RFC allows: the whole file is the answer.
 */
export function wantedRange(header: string | undefined, size: number): WantedRange {
  const [, first, last] = (header && ONE_RANGE.exec(header)) || [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? Infinity : Number(last)];
  if (end < start) return 'all';
  return start >= size ? 'none' : { start, end: Math.min(end, size - 1) };
}

/** Whether an `If-Range` allows a part: only a strong match does, and dates are never given out here. */
export const mayBePart = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
