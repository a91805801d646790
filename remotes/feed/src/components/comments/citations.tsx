import type { Citation, PaperId } from '@cred/contract';
import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { TriangleAlert } from 'lucide-react';
import { noticeLabel, noticeName } from '../../lib/notices';
import { CopyCitation } from '../references/copy-citation';
import { ReferenceEntry, ReferenceList } from '../verification/references';

const List = styled(ReferenceList)`
  margin-top: ${space(2)};
  padding: ${space(2)} 0 0 ${space(3)};
  border-left: 2px solid ${color.line};
`;

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.danger};
  font-size: ${font.s13};
  font-weight: 600;

  > svg {
    flex: none;
  }
`;

const Missing = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

function Warned({ children }: { readonly children: string }) {
  return (
    <Warning>
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
      {children}
    </Warning>
  );
}

const GRAVITY = ['retraction', 'concern', 'correction'] as const;

/** What a comment says about the gravest notice of the papers that it cites (POST-86). */
function labelOf(citations: readonly Citation[]): string | null {
  const notices = citations.flatMap(({ reference, notices: own }) => reference?.notices ?? own ?? []);
  const [first] = GRAVITY.flatMap((kind) => notices.filter((notice) => notice.kind === kind));
  if (citations.some(({ isRetracted }) => isRetracted) && first?.kind !== 'retraction')
    return 'Cites a retracted paper';
  return first ? noticeLabel(first) : null;
}

const nameOfPaper = ({ kind, value }: PaperId): string => `${kind === 'pmid' ? 'PMID' : 'DOI'} ${value}`;

/** The papers that a comment cites, as the service knows them (POST-85). */
export function Citations({ citations }: { readonly citations: readonly Citation[] }) {
  const label = labelOf(citations);
  return (
    <>
      {label !== null && <Warned>{label}</Warned>}
      <List aria-label="Cited papers">
        {citations.map(({ paper, reference, isRetracted, notices = [] }) => (
          <li key={nameOfPaper(paper)}>
            {reference ? (
              <>
                <ReferenceEntry reference={reference} />
                {isRetracted && reference.notices.length === 0 && <Warned>Retracted</Warned>}
                {reference.notices.map((notice) => (
                  <Warned key={notice.kind}>{noticeName(notice)}</Warned>
                ))}
                <CopyCitation reference={reference} />
              </>
            ) : (
              <>
                <Missing>{`${nameOfPaper(paper)}: No record found in PubMed`}</Missing>
                {notices.map((notice) => (
                  <Warned key={notice.kind}>{noticeName(notice)}</Warned>
                ))}
              </>
            )}
          </li>
        ))}
      </List>
    </>
  );
}
