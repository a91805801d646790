import type { SlotProps } from '@cred/platform';
import { Modal, color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useEffect, useRef, useState } from 'react';
import { CheckStep } from './check-step';
import { FollowStep } from './follow-step';
import { ProfileStep } from './profile-step';

const Progress = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Heading = styled.h3`
  margin-bottom: ${space(3)};
  font-size: ${font.s17};
`;

const steps = [
  { title: 'Your picture and one sentence', Content: ProfileStep },
  { title: 'Members to follow', Content: FollowStep },
  { title: 'How the AI check works', Content: CheckStep },
] as const;

/** The first steps of a new member (AUTH-44): each can be skipped, and the dialog can be left at any of them. */
export function FirstSteps({ step, onStep, onClose }: SlotProps['first-steps']) {
  const [index, setIndex] = useState(() => Math.min(step, steps.length - 1));
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    // The pressed button belongs to the step that was left.
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [index]);
  const goOn = (): void => {
    if (index === steps.length - 1) return onClose();
    onStep(index + 1);
    setIndex(index + 1);
  };
  const { title, Content } = steps[index] ?? steps[0];
  return (
    <Modal open onClose={onClose} title="Welcome to Cred" size="md">
      <Progress>
        Step {index + 1} of {steps.length}
      </Progress>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Content onDone={goOn} />
    </Modal>
  );
}
