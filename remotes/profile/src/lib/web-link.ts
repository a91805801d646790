/** The address of a member's link and a short text to display; null when it is not a web address. */
export function webLink(link: string | null): { readonly href: string; readonly text: string } | null {
  if (!link || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return { href: url.href, text: link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') };
}
