import { notify } from '@cred/ui';

/** Copies a link to the clipboard, with a toast. */
export async function copyLink(url: string): Promise<void> {
  try {
    // Absent on pages without https.
    await navigator.clipboard.writeText(url);
    notify.success('Link copied');
  } catch {
    notify.error('The link could not be copied. Copy it from the address bar.');
  }
}
