import { paths, Slot, useMe } from '@cred/platform';
import { below, Button, color, font, space, weight } from '@cred/ui';
import { styled, useLocation } from '@cred/vendor';
import { useEffect, useState, type ReactNode } from 'react';
import { markFirstSteps, readFirstStep, saveFirstStep } from '../lib/first-step';

const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-height: inherit;
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.accentSoft};
  ${below.phone} { flex-direction: column; align-items: start; justify-content: center; }
`;

const Text = styled.div`
  flex: 1;
  ${below.phone} { flex: none; }
  > strong { display: block; font-weight: ${weight.strong}; }
  > span { color: ${color.muted}; font-size: ${font.s13}; }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
`;

/** Offers a new member three short steps at home, until they are done or skipped (AUTH-44). As high as its place in the frame. */
export function FirstSteps(): ReactNode {
  const { pathname } = useLocation();
  const { username } = useMe();
  const [step, setStep] = useState(() => readFirstStep(username));
  // After a reload in the middle the steps continue by themselves.
  const [open, setOpen] = useState(step !== null && step > 0);
  useEffect(() => {
    // Also of another member in the same tab.
    markFirstSteps(step !== null);
    return () => void markFirstSteps(false);
  }, [step]);
  const end = (): void => {
    saveFirstStep(username, null);
    setOpen(false);
    setStep(null);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  if (step === null || pathname !== paths.home()) return null;
  return (
    <Bar aria-label="First steps">
      <Text>
        <strong>Welcome to Cred</strong>
        <span>Three short steps: your profile, members to follow, and how posts are checked.</span>
      </Text>
      <Buttons>
        <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
          Start
        </Button>
        <Button size="sm" variant="ghost" onClick={end}>
          Skip
        </Button>
      </Buttons>
      {open && (
        <Slot name="first-steps" props={{ step, onStep: (next) => saveFirstStep(username, next), onClose: end }} />
      )}
    </Bar>
  );
}
