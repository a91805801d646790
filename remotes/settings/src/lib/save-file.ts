/** A browser may read the file for a while after the click that saves it, in ms. */
const READ_MS = 60_000;

/** Saves a file as a download; the page stays. */
export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
