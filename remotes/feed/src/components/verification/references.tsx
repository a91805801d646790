import type { Reference, StudyType } from '@cred/contract';
import { Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';

/** Constants of POST-22. The first five are shown; "more" counts those after the third, which are not shown in full. */
const SHOWN = 5;
const FULL = 3;
const AUTHORS = 2;

const STUDY_TYPES: Readonly<Record<StudyType, string>> = {
  guideline: 'Guideline',
  'meta-analysis': 'Meta-analysis',
  'systematic-review': 'Systematic review',
  'randomized-trial': 'Randomized trial',
  'clinical-trial': 'Clinical trial',
  review: 'Review',
  'observational-study': 'Observational study',
  'case-report': 'Case report',
  opinion: 'Opinion',
};

const authorsOf = (authors: readonly string[]): string =>
  authors.slice(0, AUTHORS).join(', ') + (authors.length > AUTHORS ? ' et al.' : '');

export const ReferenceList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

const Source = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const StudyTag = styled.span`
  display: inline-block;
  margin-right: ${space(2)};
  padding: 0 ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.text};
  white-space: nowrap;
`;

const More = styled(Button)`
  margin: ${space(2)} 0 0 -${space(3)};
`;

/**
 * The references of a check, each linked to its PubMed record (POST-22, POST-26): the first three in full, two more with
 * authors and journal, and all of them in full on demand (POST-115).
 */
export function References({ references }: { readonly references: readonly Reference[] }) {
  const [isOpen, setOpen] = useState(false);
  const more = references.length - FULL;
  return (
    <>
      <ReferenceList>
        {references.slice(0, isOpen ? undefined : SHOWN).map((reference, index) => (
          <li key={reference.pmid}>
            <ReferenceEntry reference={reference} short={!isOpen && index >= FULL} />
          </li>
        ))}
      </ReferenceList>
      {more > 0 && (
        <More size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `+${more} more`}
        </More>
      )}
    </>
  );
}

const doiUrl = (doi: string): string => `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}`;

interface EntryProps {
  readonly reference: Reference;
  /** Leaves out the kind of study, the numbers, and why it was found. */
  readonly short?: boolean;
}

/** One paper: its title with a link to PubMed, authors, journal, year, kind of study, and why it was found. */
export function ReferenceEntry({ reference, short = false }: EntryProps) {
  const { pmid, title, authors, journal, year, doi, studyType, matchedTopics = [] } = reference;
  return (
    <>
      <a
        href={`https://pubmed.ncbi.nlm.nih.gov/${encodeURIComponent(pmid)}/`}
        target="_blank"
        rel="noopener noreferrer"
        dir="auto"
      >
        {title}
      </a>
      <Source>{[authorsOf(authors), journal, String(year)].filter(Boolean).join(' · ')}</Source>
      {!short && (
        <>
          <Source>
            {studyType && <StudyTag>{STUDY_TYPES[studyType]}</StudyTag>}
            {`PubMed ${pmid}`}
            {doi && (
              <>
                {' · '}
                <a href={doiUrl(doi)} target="_blank" rel="noopener noreferrer">
                  {`DOI ${doi}`}
                </a>
              </>
            )}
          </Source>
          {matchedTopics.length > 0 && <Source>{`Found because of: ${matchedTopics.join(', ')}`}</Source>}
        </>
      )}
    </>
  );
}
