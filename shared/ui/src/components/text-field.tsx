import { styled } from '@cred/vendor';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Field, fieldStyle, type FieldProps } from './field';
import { IconButton } from './icon-button';

const Input = styled.input`
  ${fieldStyle}
`;

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

const Row = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  input { padding-right: 48px; }
  button { position: absolute; right: 2px; }
`;

/** A labelled single-line text field. */
export function TextField({ label, labelHidden, error, hint, id, ...input }: TextFieldProps): ReactNode {
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(labelHidden ? { labelHidden } : {})}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A labelled password field with a button that shows and hides the password. */
export function PasswordField({ label, labelHidden, error, hint, id, ...input }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} error={error} hint={hint} {...(labelHidden ? { labelHidden } : {})}>
      {(control) => (
        <Row>
          <Input spellCheck={false} autoCapitalize="none" {...input} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? EyeOff : Eye}
            onClick={() => setShown(!shown)}
            disabled={input.disabled}
          />
        </Row>
      )}
    </Field>
  );
}
