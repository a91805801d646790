import { normalDoi } from '@cred/contract/schemas';

const ADDRESS = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\//i;
/** Invisible characters that get into tables by copying. */
const INVISIBLE = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/**
 * The DOI in one spelling, as `doi_key` of the API's database has it; undefined for a text that is none, such as `unavailable`.
 * Only A to Z are changed to lower case: by the standard, other letters differ.
 */
export function toDoi(text: string): string | undefined {
  const bare = text.replace(INVISIBLE, '').trim();
  const address = ADDRESS.exec(bare)?.[0];
  const named = address === undefined ? bare.replace(/^doi:\s*/i, '') : decode(bare.slice(address.length));
  const doi = named.replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity).replace(/[A-Z]+/g, lower);
  return normalDoi.safeParse(doi).data;
}

const lower = (letters: string): string => letters.toLowerCase();

/** Only an address has its characters as `%3C`; elsewhere a percent sign is itself. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
