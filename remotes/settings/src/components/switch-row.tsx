import { color, font, motion, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId } from 'react';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 64px;
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color.line};
  cursor: pointer;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

const RowText = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  line-height: 1.35;
`;

const Label = styled.span`
  font-weight: ${weight.strong};
`;

const Hint = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
  text-wrap: pretty;
`;

const Switch = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  border: 2px solid ${color.muted};
  border-radius: ${radius.pill};
  background: transparent;
  cursor: inherit;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  &::before {
    content: '';
    position: absolute;
    inset: 3px auto auto 3px;
    width: 16px;
    height: 16px;
    border-radius: ${radius.pill};
    background: ${color.muted};
    transition: transform ${motion.fast}, background-color ${motion.fast};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::before {
    transform: translateX(18px);
    background: ${color.onAccent};
  }
  &:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;

interface SwitchRowProps {
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A row that can be switched on and off; the change applies at once. */
export function SwitchRow({ label, hint, on, onSwitch }: SwitchRowProps) {
  const id = useId();
  return (
    <li>
      <Row>
        <RowText>
          <Label id={`${id}-label`}>{label}</Label>
          <Hint id={`${id}-hint`}>{hint}</Hint>
        </RowText>
        <Switch
          type="checkbox"
          role="switch"
          aria-checked={on}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          checked={on}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </Row>
    </li>
  );
}
