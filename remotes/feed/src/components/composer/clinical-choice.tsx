import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useId } from 'react';

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${space(3)};
  min-height: 40px;
  cursor: pointer;

  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
    cursor: pointer;
  }
  strong {
    display: block;
    font-size: ${font.s13};
    font-weight: 600;
  }
  span {
    color: ${color.muted};
    font-size: ${font.s13};
  }
`;

interface Props {
  readonly kind: 'image' | 'video';
  readonly value: boolean;
  readonly onChange: (isClinical: boolean) => void;
}

/** Marks the image or video as clinical. */
export function ClinicalChoice({ kind, value, onChange }: Props) {
  const id = useId();
  return (
    <Choice>
      <input
        type="checkbox"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-why`}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <strong id={`${id}-name`}>{`Clinical ${kind}`}</strong>
        <span id={`${id}-why`}>Covered until the reader chooses to see it.</span>
      </div>
    </Choice>
  );
}
