const CANDIDATE = /(?<=^|[\s([{<"'“‘«])(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * The address of the first link of a text, which gets the preview (POST-8), or null. Pages make the same words links:
 * `linksInText` of `@cred/ui`, which services cannot import.
 */
export function firstLink(text: string): string | null {
  for (const [candidate] of text.matchAll(CANDIDATE)) {
    const address = toAddress(withoutTrailingMarks(candidate));
    if (address) return address;
  }
  return null;
}

/** Punctuation at the end belongs to the sentence; a closing bracket only if it was opened before the link. */
function withoutTrailingMarks(link: string): string {
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const opening = CLOSING[last];
    const inside = link.slice(0, end);
    const isUnbalanced = opening !== undefined && inside.split(opening).length < inside.split(last).length;
    if (!isUnbalanced && !/[.,;:!?'’…*_]/u.test(last)) break;
  }
  return link.slice(0, end);
}

function toAddress(link: string): string | null {
  const address = /^www\./iu.test(link) ? `https://${link}` : link;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/u.test(protocol) && hostname.replace(/^www\.?/u, '') !== '' ? href : null;
}
