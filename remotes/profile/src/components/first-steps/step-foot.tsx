import { Button, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
  margin-top: ${space(5)};
`;

interface FootProps {
  readonly label: string;
  readonly pending?: boolean;
  readonly onDone: () => void;
  /** Without it there is nothing to skip. */
  readonly onSkip?: () => void;
}

/** The buttons of a step. */
export const StepFoot = ({ label, pending = false, onDone, onSkip }: FootProps) => (
  <Buttons>
    {onSkip && (
      <Button variant="ghost" onClick={onSkip}>
        Skip
      </Button>
    )}
    <Button variant="primary" pending={pending} onClick={onDone}>
      {label}
    </Button>
  </Buttons>
);

export interface StepProps {
  /** Goes to the next step. */
  readonly onDone: () => void;
}
