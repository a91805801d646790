import { color, font, motion, radius, space, weight } from '@cred/ui';
import { Link, css, styled } from '@cred/vendor';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface RowContentProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly danger?: boolean;
  readonly trailing?: ReactNode;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  width: 100%;
  min-height: 68px;
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color.line};
  color: ${color.text};
  text-align: start;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
    text-decoration: none;
  }
  &:active {
    background: ${color.pressed};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const RowLink = styled(Link)`
  ${row}
`;

const RowButton = styled.button`
  ${row}
`;

const IconTile = styled.span<{ $danger: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${space(10)};
  height: ${space(10)};
  border-radius: ${radius.control};
  background: ${({ $danger }) => ($danger ? color.dangerSoft : color.accentSoft)};
  color: ${({ $danger }) => ($danger ? color.danger : color.accentText)};
`;

const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.35;
`;

const Label = styled.span<{ $danger: boolean }>`
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  font-weight: ${weight.strong};
  text-wrap: balance;
`;

const Hint = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
  text-wrap: pretty;
`;

const Chevron = styled(ChevronRight)`
  flex: none;
  color: ${color.muted};
`;

/** The content that all rows of the menu share. */
function RowContent({ icon: Icon, label, hint, danger = false, trailing }: RowContentProps) {
  return (
    <>
      <IconTile $danger={danger}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </IconTile>
      <RowText>
        <Label $danger={danger}>{label}</Label>
        <Hint aria-hidden>{hint}</Hint>
      </RowText>
      {trailing}
    </>
  );
}

/** A row that links to a page of the settings. */
export const SettingsLink = ({ to, ...content }: { to: string } & Omit<RowContentProps, 'trailing'>) => (
  <li>
    <RowLink to={to} aria-label={content.label}>
      <RowContent {...content} trailing={<Chevron size={20} strokeWidth={1.75} aria-hidden />} />
    </RowLink>
  </li>
);

/** A row that runs an action. */
export const SettingsAction = ({
  onSelect,
  ...content
}: { onSelect: () => void } & Omit<RowContentProps, 'trailing'>) => (
  <RowButton type="button" aria-label={content.label} onClick={onSelect}>
    <RowContent {...content} />
  </RowButton>
);
