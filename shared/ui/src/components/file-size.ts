const KB = 1024;
const MB = KB * KB;

/** A size in bytes as people read it. Rounded up, so that what is over a limit never looks as large as the limit. */
export function formatBytes(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < MB) return `${Math.ceil(bytes / KB)} KB`;
  return `${(Math.ceil((bytes * 10) / MB) / 10).toFixed(1).replace(/\.0$/, '')} MB`;
}
