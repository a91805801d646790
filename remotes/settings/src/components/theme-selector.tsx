import { useTheme, type Theme } from '@cred/platform';
import { VisuallyHidden, color, motion, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId } from 'react';
import { ThemePreview } from './theme-preview';

const choices: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'dark', label: 'Dark' },
  { theme: 'light', label: 'Light' },
];

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  padding: ${space(5)} ${space(4)};
`;

const Choice = styled.label`
  display: block;
  overflow: hidden;
  border: 2px solid ${color.line};
  border-radius: ${radius.media};
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  &:has(:checked) {
    border-color: ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(12)};
  padding-inline: ${space(4)};
  font-weight: ${weight.strong};
  & > input {
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
    &:focus-visible {
      outline: none;
    }
  }
`;

/** Selects one of the two themes, each with a small preview; the choice applies at once. */
export function ThemeSelector() {
  const { theme: current, setTheme } = useTheme();
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {choices.map(({ theme, label }) => (
        <Choice key={theme}>
          <ThemePreview theme={theme} />
          <Line>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === current}
              onChange={() => setTheme(theme)}
            />
            {label}
          </Line>
        </Choice>
      ))}
    </Group>
  );
}
