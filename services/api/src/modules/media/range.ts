import type { ByteRange } from './media-store';

/** `all`: send the whole file; `none`: the range is outside the file. */
export type RequestedRange = ByteRange | 'all' | 'none';

const ONE_RANGE = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i;

/**
 * Parses the requested `Range` (RFC 9110, section 14). A malformed field, another unit or several ranges are ignored,
 * as the RFC allows: the response is the whole file.
 */
export function requestedRange(header: string | undefined, size: number): RequestedRange {
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

/** Whether an `If-Range` allows a range: only a strong match does, and responses contain no dates. */
export const allowsRange = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;
