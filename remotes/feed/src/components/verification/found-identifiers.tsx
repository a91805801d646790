import type { FoundIdentifier, IdentifierKind } from '@cred/contract';
import { Button, color, font, radius, space, textBlock, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import { partsOf, replaceIdentifiers } from '../../lib/replace-identifiers';

const labels: Readonly<Record<IdentifierKind, string>> = {
  name: 'Name',
  address: 'Address',
  birth: 'Date of birth',
  date: 'Date',
  age: 'Age over 89',
  phone: 'Phone number',
  fax: 'Fax number',
  email: 'Mail address',
  ssn: 'Social security number',
  record: 'Record number',
  healthplan: 'Health plan number',
  account: 'Account number',
  licence: 'Licence number',
  plate: 'Number plate',
  device: 'Device number',
  url: 'Link',
  ip: 'IP address',
  handle: 'Account name',
  biometric: 'Biometric data',
  photo: 'Photo',
  cpf: 'CPF',
  rg: 'RG',
  cns: 'CNS',
  nif: 'NIF',
  utente: 'Utente number',
  nhs: 'NHS number',
};

const Section = styled.section`
  h3 {
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${font.s13};
    font-weight: 600;
  }
`;

const MarkedText = styled.p`
  max-height: 240px;
  margin-top: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${textBlock}
`;

const Mark = styled.mark<{ $replaced: boolean }>`
  padding: 1px 3px;
  border-radius: 4px;
  background: ${({ $replaced }) => ($replaced ? color.accentSoft : color.dangerSoft)};
  color: ${({ $replaced }) => ($replaced ? color.accentText : color.danger)};
  font-weight: 600;
  text-decoration: ${({ $replaced }) => ($replaced ? 'none' : 'underline')};
  text-underline-offset: 3px;
`;

const List = styled.ul`
  margin-top: ${space(3)};

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(2)} 0;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
`;

const What = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.muted};
    font-size: ${font.s13};
  }
  s {
    color: ${color.muted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(3)};
`;

const Note = styled.p`
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

interface Props {
  /** The text that was checked; later changes of it are this component's own. */
  readonly text: string;
  readonly identifiers: readonly FoundIdentifier[];
  readonly onTextChange: (text: string) => void;
  readonly onCheckAgain: () => void;
}

/** What may identify a patient in the checked text, with a replacement for each part and for all of them (POST-28). */
export function FoundIdentifiers({ text, identifiers, onTextChange, onCheckAgain }: Props) {
  const [checked] = useState(text);
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  const parts = partsOf(checked, identifiers, replaced);
  const marked = parts.flatMap(({ index }) => (index === undefined ? [] : [index]));
  const change = (next: ReadonlySet<number>): void => {
    setReplaced(next);
    onTextChange(replaceIdentifiers(checked, identifiers, next));
  };
  const toggle = (index: number): void => {
    const next = new Set(replaced);
    if (!next.delete(index)) next.add(index);
    change(next);
  };
  const isAll = replaced.size === marked.length;

  return (
    <Section aria-label="What may identify a patient">
      <h3>What may identify a patient</h3>
      <p>Replace what is marked, then check the text again.</p>
      <MarkedText dir="auto" tabIndex={0} role="group" aria-label="Your text with marks">
        {parts.map(({ text: words, index }, at) =>
          index === undefined ? (
            words
          ) : (
            <Mark key={at} $replaced={replaced.has(index)}>
              <VisuallyHidden>{`${labels[identifiers[index]?.kind ?? 'name']}: `}</VisuallyHidden>
              {words}
            </Mark>
          ),
        )}
      </MarkedText>
      <List>
        {marked.map((index) => {
          const { kind, start, end, replacement } = identifiers[index] as FoundIdentifier;
          const value = checked.slice(start, end);
          const isReplaced = replaced.has(index);
          return (
            <li key={index}>
              <What dir="auto">
                <small>{labels[kind]}</small>
                {isReplaced ? <s>{value}</s> : value} → {replacement}
              </What>
              <Button
                size="sm"
                variant="secondary"
                aria-label={isReplaced ? `Undo: ${value}` : `Replace ${value} with ${replacement}`}
                onClick={() => toggle(index)}
              >
                {isReplaced ? 'Undo' : 'Replace'}
              </Button>
            </li>
          );
        })}
      </List>
      <Actions>
        <Button variant="secondary" onClick={() => change(isAll ? new Set() : new Set(marked))}>
          {isAll ? 'Undo all' : 'Replace all'}
        </Button>
        <Button variant="primary" disabled={replaced.size === 0} onClick={onCheckAgain}>
          Check again
        </Button>
      </Actions>
      <Note>
        This is help, never a guarantee: it does not find everything that identifies a patient. Read your text again
        before you post it.
      </Note>
      <VisuallyHidden role="status">{`${replaced.size} of ${marked.length} replaced`}</VisuallyHidden>
    </Section>
  );
}
