import { type SubmittedLicence } from '@cred/contract';
import { licenceForms } from '@cred/contract/licence';
import { color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react';
import { formatDate, formatDay } from '../../lib/dates';
import { MutedText } from '../layout';

interface Result {
  readonly icon: LucideIcon;
  readonly tone: 'good' | 'bad' | 'unknown';
  readonly text: string;
}

const results: Readonly<Record<SubmittedLicence['lookup']['result'], Result>> = {
  match: { icon: CircleCheck, tone: 'good', text: 'In the registry, with the same name' },
  mismatch: { icon: CircleAlert, tone: 'bad', text: 'In the registry, with another name' },
  not_found: { icon: CircleAlert, tone: 'bad', text: 'Not in the registry' },
  no_registry: { icon: CircleHelp, tone: 'unknown', text: 'No registry of this authority is imported' },
};

const tones = { good: color.success, bad: color.danger, unknown: color.muted };

const Line = styled.span<{ $tone: Result['tone'] }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  & > svg {
    flex: none;
    margin-block-start: 3px;
    color: ${({ $tone }) => tones[$tone]};
  }
`;

/** The rows of a list of details for a submission's licence, and what the registry has about it (LIC-6). */
export function LicenceDetails({ licence }: { readonly licence: SubmittedLicence | null | undefined }) {
  if (!licence)
    return (
      <>
        <dt>Licence</dt>
        <dd>No licence was given</dd>
      </>
    );
  const { authority, authorityName, number, state, category, expiresOn, lookup } = licence;
  const { icon: Icon, tone, text } = results[lookup.result];
  return (
    <>
      <dt>Licence</dt>
      <dd>
        {[authorityName ?? licenceForms[authority].label, state, category, number].filter(Boolean).join(' · ')}
        {expiresOn !== null && <MutedText as="span"> until {formatDate(expiresOn)}</MutedText>}
      </dd>
      <dt>Registry</dt>
      <dd>
        <Line $tone={tone}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {text}
        </Line>
        {lookup.record && (
          <MutedText as="span">
            {[
              lookup.record.name,
              lookup.record.status,
              lookup.record.expiresOn !== null && `until ${formatDate(lookup.record.expiresOn)}`,
              `imported ${formatDay(lookup.record.importedAt)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </MutedText>
        )}
      </dd>
    </>
  );
}
