const KB = 1024;
const MB = KB * KB;

/** Formats a size in bytes. It rounds up, so that a size above a limit is never displayed as the limit. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(Math.ceil((bytes * 10) / MB) / 10).toFixed(1).replace(/\.0$/, '')} MB`;
}
