import { css, styled } from '@cred/vendor';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { color, font, motion, radius, space, weight } from '../tokens/tokens';
import { VisuallyHidden } from './visually-hidden';

/** The styles that all fields share. At least 16 px: iOS zooms into smaller fields. */
export const fieldStyle = css`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font-size: max(16px, ${font.s15});
  line-height: 1.4;
  transition: border-color ${motion.fast};
  &:hover:not(:disabled) { border-color: ${color.text}; }
  &:focus-visible { outline-offset: -1px; border-color: ${color.focus}; }
  &&[aria-invalid='true'] { border-color: ${color.danger}; }
  &:disabled { background: ${color.pressed}; color: ${color.muted}; cursor: not-allowed; }
`;

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.danger};
  font-size: ${font.s13};
  svg { flex: none; }
`;

/** The props of every field in addition to those of its element. */
export interface FieldProps {
  readonly label: string;
  /** Shows the label to screen readers only; the field then needs a placeholder. */
  readonly labelHidden?: boolean;
  /** The error of the value; absent when it is valid. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

interface Control {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
  text-wrap: pretty;
`;

/** A label, one control and its error, associated for screen readers. */
export function Field({
  id,
  label,
  labelHidden = false,
  error,
  hint,
  children,
}: FieldProps & { readonly id?: string | undefined; readonly children: (control: Control) => ReactNode }): ReactNode {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const noteId = `${controlId}-note`;
  const labelled = labelHidden ? (
    <VisuallyHidden as="label" {...{ htmlFor: controlId }}>
      {label}
    </VisuallyHidden>
  ) : (
    <Label htmlFor={controlId}>{label}</Label>
  );
  return (
    <Frame>
      {labelled}
      {children({
        id: controlId,
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(error || hint ? { 'aria-describedby': noteId } : {}),
      })}
      {error && (
        <ErrorText id={noteId}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {error}
        </ErrorText>
      )}
      {!error && hint && <Hint id={noteId}>{hint}</Hint>}
    </Frame>
  );
}
