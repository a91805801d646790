/** How long the file stays available after the click that saves it, in ms, because the browser may still read it. */
const READ_MS = 60_000;

/** Saves a file as a download without leaving the page. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
