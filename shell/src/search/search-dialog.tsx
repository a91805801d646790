import { Modal, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState, type ReactNode } from 'react';
import { SearchBox } from './search-box';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Whether the dialog fills the whole screen. */
  readonly full: boolean;
}

/** Keeps the dialog's height when the results change. The padding leaves space for the field's focus outline. */
const Body = styled.div`
  min-height: min(60dvh, 480px);
  padding-top: ${space(1)};
`;

const Results = styled.div`
  margin: ${space(2)} ${space(-3)} 0;
`;

/** The search when there is no right column: a dialog with the results below the field. */
export const SearchDialog = ({ open, onClose, full }: Props): ReactNode => (
  <Modal open={open} onClose={onClose} title="Search" size={full ? 'full' : 'md'}>
    <Content onSelect={onClose} />
  </Modal>
);

function Content({ onSelect }: { readonly onSelect: () => void }): ReactNode {
  const [text, setText] = useState('');
  return (
    <Body role="search" aria-label="Members">
      <SearchBox
        text={text}
        onText={setText}
        open={text !== ''}
        onOpen={() => undefined}
        onSelect={onSelect}
        Panel={Results}
        autoFocus
      />
    </Body>
  );
}
