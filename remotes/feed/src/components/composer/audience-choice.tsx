import type { Audience, Me } from '@cred/contract';
import { color, font, motion, radius, space, VisuallyHidden } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId } from 'react';

/** Texts of POST-14. */
const choices: readonly { readonly audience: Audience; readonly label: string }[] = [
  { audience: 'general', label: 'All Users' },
  { audience: 'health', label: 'Health Professionals' },
];

const Group = styled.fieldset`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
`;

/** On the narrowest phones a label wraps instead of widening the page. */
const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 40px;
  padding: 0 ${space(3)};
  border-radius: ${radius.pill};
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast}, color ${motion.fast};

  &:hover {
    color: ${color.text};
  }
  &:has(:checked) {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** Below the choice: which members the second option includes in this deployment. */
const Rule = styled.p`
  margin-top: ${space(1)};
  padding-inline: ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** Texts of LIC-1. */
const rules: Readonly<Record<NonNullable<Me['healthAudience']>, string>> = {
  specialty: 'Health professionals: by their own word',
  verified: 'Health professionals: verified',
};

interface Props {
  /** The rule for health professionals; undefined when the server is older than this build. */
  readonly rule: Me['healthAudience'];
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** The choice of who may see the post, and the rule for health professionals; shown to health professionals only. */
export function AudienceChoice({ rule, value, onChange }: Props) {
  const id = useId();
  return (
    <>
      <Group aria-describedby={rule && `${id}-rule`}>
        <VisuallyHidden as="legend">Audience</VisuallyHidden>
        {choices.map(({ audience, label }) => (
          <Choice key={audience}>
            <input
              type="radio"
              name={id}
              value={audience}
              checked={value === audience}
              onChange={() => onChange(audience)}
            />
            {label}
          </Choice>
        ))}
      </Group>
      {rule && <Rule id={`${id}-rule`}>{rules[rule]}</Rule>}
    </>
  );
}
