import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from '../components/text-field';
import { isDirty, useForm, type FieldErrors } from './use-form';

interface Values {
  readonly name: string;
  readonly email: string;
}

interface Props {
  readonly validate?: (values: Values) => FieldErrors<Values> | null;
  readonly onSubmit: (values: Values) => Promise<boolean | void>;
}

const initial: Values = { name: '', email: '' };

function Example(props: Props) {
  const { formRef, values, submit, field, pending, reset } = useForm<Values>({ initial, ...props });
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <TextField label="Name" {...field('name')} />
      <TextField label="Email" {...field('email')} />
      <button type="submit">{pending ? 'Pending' : 'Send'}</button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <output>{isDirty(values, initial) ? 'dirty' : 'clean'}</output>
    </form>
  );
}

const setUp = (props: Props) => {
  render(<Example {...props} />);
  return userEvent.setup();
};
const required = ({ name, email }: Values): FieldErrors<Values> => ({
  ...(name === '' && { name: 'Name is empty' }),
  ...(email === '' && { email: 'Email is empty' }),
});

describe('useForm', () => {
  it('shows the errors of all fields, focuses the first invalid one and does not submit', async () => {
    const onSubmit = jest.fn();
    const user = setUp({ validate: required, onSubmit });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is empty');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is empty');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('Mara');
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is empty');
  });

  it('does not submit when validation returns null', async () => {
    const onSubmit = jest.fn();
    const user = setUp({ validate: () => null, onSubmit });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits once at a time and is usable again after a rejection', async () => {
    let reject: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((_resolve, no) => (reject = () => no(new Error('Failed')))));
    const user = setUp({ onSubmit });
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Pending' })).toBeVisible();
    reject();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('stays pending when the page is about to be left', async () => {
    const onSubmit = jest.fn(async () => true);
    const user = setUp({ onSubmit });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Pending' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is dirty while a value differs from its initial one', async () => {
    const user = setUp({ onSubmit: async () => undefined });
    expect(screen.getByRole('status')).toHaveTextContent('clean');
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByRole('status')).toHaveTextContent('dirty');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByRole('status')).toHaveTextContent('clean');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });
});
