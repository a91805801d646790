import { styled } from '@cred/vendor';
import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldStyle, type FieldProps } from './field';

const Area = styled.textarea<{ $autosize: boolean }>`
  ${fieldStyle}
  resize: ${({ $autosize }) => ($autosize ? 'none' : 'vertical')};
`;

/** Contains an invisible copy of the text behind the text area; the copy determines the height. */
const AutosizeGrid = styled.div`
  display: grid;
  min-width: 0;
  max-height: 50dvh;
  > * { grid-area: 1 / 1; }
  textarea { overflow-y: auto; max-height: 50dvh; }
`;

const Copy = styled.div`
  ${fieldStyle}
  visibility: hidden;
  white-space: pre-wrap;
  overflow-wrap: break-word;
  overflow: hidden;
  max-height: 50dvh;
`;

export type TextAreaProps = FieldProps &
  ComponentProps<'textarea'> & {
    /** Grows with its text, up to half of the screen. */
    readonly autosize?: boolean;
  };

/** A labelled text area; each paragraph is aligned by the direction of its script. */
export function TextArea({
  label,
  labelHidden,
  error,
  hint,
  id,
  autosize = false,
  rows,
  dir = 'auto',
  ...area
}: TextAreaProps): ReactNode {
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(labelHidden ? { labelHidden } : {})}>
      {(control) => {
        const element = (
          <Area {...area} {...control} dir={dir} rows={rows ?? (autosize ? 1 : 3)} $autosize={autosize} />
        );
        if (!autosize) return element;
        return (
          <AutosizeGrid>
            {element}
            <Copy aria-hidden>{`${String(area.value ?? '')}\u200B`}</Copy>
          </AutosizeGrid>
        );
      }}
    </Field>
  );
}
