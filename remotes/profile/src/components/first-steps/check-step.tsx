import { color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { StepFoot, type StepProps } from './step-foot';

const Example = styled.figure`
  margin: ${space(3)} 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  > figcaption { color: ${color.muted}; font-size: ${font.s13}; }
  > blockquote { margin: 0 0 ${space(3)}; }
  > blockquote:last-child { margin: 0; }
`;

/** What happens after 'Post', with a made-up text that is not posted. */
export const CheckStep = ({ onDone }: StepProps) => (
  <>
    <p>
      When you press Post, the text is checked first: it is rewritten in a formal style, and references from the medical
      literature are looked up. You then choose which version is published. Only the checked one gets a badge.
    </p>
    <Example aria-label="An example">
      <figcaption>What you write</figcaption>
      <blockquote>bp 160/100 in clinic, started amlodipine 5 mg, recheck in 4 wks</blockquote>
      <figcaption>What the check suggests</figcaption>
      <blockquote>
        The blood pressure was 160/100 mmHg in the clinic. Amlodipine 5 mg was started, with a follow-up measurement in
        four weeks.
      </blockquote>
    </Example>
    <p>This is an example. Nothing was posted, and nothing is published without your press.</p>
    <StepFoot label="Done" onDone={onDone} />
  </>
);
