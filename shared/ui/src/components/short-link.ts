/** A longer link is shown in a short form, in UTF-16 code units. */
const LINK_MAX = 40;

/**
 * A link as it is shown: a long one without `https://` and `www.`, and with `…` for its end. The end of the host says where
 * it leads, so one whose host is too long stays whole, and so does one with a user name, which looks like a host.
 */
export function shortLink(link: string): string {
  if (link.length <= LINK_MAX) return link;
  const bare = link.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '');
  const host = /^[/\\]*[^/\\?#]*/u.exec(bare)?.[0] ?? '';
  if (host.length >= LINK_MAX || host.includes('@')) return link;
  return bare.length <= LINK_MAX ? bare : `${bare.slice(0, LINK_MAX - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}
