import { readPageMeta } from './page-meta';

/** The content of a preview: plain strings, never markup. */
export interface PageDescription {
  readonly title: string | null;
  readonly description: string | null;
  readonly siteName: string;
  /** The image's URL at the site of the page. */
  readonly image: URL | null;
}

const LENGTHS = { title: 200, description: 500, siteName: 100 };
/** In order of preference: Open Graph, Twitter cards, scholarly metadata, plain HTML. */
const names = {
  title: ['og:title', 'twitter:title', 'citation_title', 'dc.title'],
  description: ['og:description', 'twitter:description', 'description', 'citation_abstract', 'dc.description'],
  siteName: ['og:site_name', 'citation_journal_title'],
  image: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
};

/**
 * Describes a page by its metadata, or returns null without any.
 * @param url the final URL of the page
 * @param accepts validates the image's URL
 */
export function describePage(html: string, url: URL, accepts: (image: URL) => URL | null): PageDescription | null {
  const { meta, title: plainTitle, base } = readPageMeta(html);
  const values = (field: keyof typeof names): string[] => names[field].flatMap((name) => meta.get(name) ?? []);
  const first = (candidates: readonly (string | undefined)[], length: number): string | null => {
    for (const candidate of candidates) {
      const text = plainText(candidate ?? '', length);
      if (text !== '') return text;
    }
    return null;
  };

  const title = first([...values('title'), plainTitle], LENGTHS.title);
  const description = first(values('description'), LENGTHS.description);
  const baseUrl = base !== undefined && URL.canParse(base.trim(), url.href) ? new URL(base.trim(), url) : url;
  const image = firstImage(values('image'), baseUrl, accepts);
  if (title === null && description === null && image === null) return null;
  const siteName =
    first(values('siteName'), LENGTHS.siteName) ?? plainText(url.hostname.replace(/^www\./, ''), LENGTHS.siteName);
  return { title, description, siteName, image };
}

function firstImage(candidates: readonly string[], base: URL, accepts: (image: URL) => URL | null): URL | null {
  for (const candidate of candidates) {
    const image = URL.canParse(candidate.trim(), base.href) ? accepts(new URL(candidate.trim(), base)) : null;
    if (image) return image;
  }
  return null;
}

/**
 * One line of text, at most `length` UTF-16 units, shortened with an ellipsis. Control characters, direction marks and
 * invisible characters are removed, so that a preview cannot imitate another.
 */
export function plainText(text: string, length: number): string {
  const line = text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= length) return line;
  return `${line
    .slice(0, length - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
