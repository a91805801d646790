import type { Reference } from '@cred/contract';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** Constants of POST-22. The first five are shown, but "more" counts all after the third. */
const SHOWN = 5;
const UNCOUNTED = 3;
const AUTHORS = 2;

const authorsOf = (authors: readonly string[]): string =>
  authors.slice(0, AUTHORS).join(', ') + (authors.length > AUTHORS ? ' et al.' : '');

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
`;

const Source = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const More = styled.p`
  margin-top: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** The references of a check, each linked to its PubMed record. */
export function References({ references }: { readonly references: readonly Reference[] }) {
  const more = references.length - UNCOUNTED;
  return (
    <>
      <List>
        {references.slice(0, SHOWN).map(({ pmid, title, authors, journal, year }) => (
          <li key={pmid}>
            <a
              href={`https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {title}
            </a>
            <Source>{[authorsOf(authors), journal, String(year)].filter(Boolean).join(' · ')}</Source>
          </li>
        ))}
      </List>
      {more > 0 && <More>{`+${more} more`}</More>}
    </>
  );
}
