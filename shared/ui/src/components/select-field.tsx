import { styled } from '@cred/vendor';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { color } from '../tokens/tokens';
import { Field, fieldStyle, type FieldProps } from './field';

const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  svg { position: absolute; right: 12px; pointer-events: none; color: ${color.muted}; }
`;

const Select = styled.select`
  ${fieldStyle}
  appearance: none;
  padding-right: 40px;
  cursor: pointer;
  option { background: ${color.raised}; color: ${color.text}; }
`;

export type SelectFieldProps = FieldProps & ComponentProps<'select'>;

/** A labelled select; its children are `<option>`s. */
export function SelectField({ label, labelHidden, error, hint, id, children, ...select }: SelectFieldProps): ReactNode {
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(labelHidden ? { labelHidden } : {})}>
      {(control) => (
        <Row>
          <Select {...select} {...control}>
            {children}
          </Select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </Row>
      )}
    </Field>
  );
}
