import { passwordHint, specialties, specialtyLabel } from '@cred/contract';
import { paths } from '@cred/platform';
import { PasswordField, SelectField, TextField, useDocumentTitle } from '@cred/ui';
import { useNavigate } from '@cred/vendor';
import type { ReactNode } from 'react';
import { saveFirstStep } from '../lib/first-step';
import { AuthForm, AuthLink } from './auth-form';
import { useAuthForm } from './use-auth-form';
import { useGoHome } from './use-go-home';

const emptyForm = { fullName: '', email: '', username: '', password: '', specialty: '' };
const failureToast = 'Failed create account, try again';

/** A separate chunk, because most visitors sign in. */
export function SignUpPage(): ReactNode {
  useDocumentTitle('Sign up');
  const navigate = useNavigate();
  const goHome = useGoHome();
  const { field, ...form } = useAuthForm({
    form: 'signUp',
    initial: emptyForm,
    send: async (calls, values) => {
      await calls.signUp(values);
      saveFirstStep(values.username, 0);
      try {
        await calls.logIn({ username: values.username, password: values.password });
        return true;
      } catch (error) {
        // The account was created; only the login failed.
        calls.notify.error(calls.serverMessage(error) ?? 'Erro ao fazer login');
        return false;
      }
    },
    onSent: (loggedIn) => (loggedIn ? goHome() : void navigate(paths.login())),
    onFailed: (error, calls) => {
      calls?.notify.error(failureToast);
      return calls && error instanceof Error ? error.message : failureToast;
    },
    showServerErrors: true,
  });

  const { fullName, username, email, password } = form.values;
  return (
    <AuthForm
      {...form}
      title="Join today."
      submitLabel="Sign up"
      links={
        <AuthLink to={paths.login()} question="Already have an account?">
          Sign in
        </AuthLink>
      }
    >
      <TextField label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(password, [fullName, username, email])}
        {...field('password')}
      />
      <SelectField label="Specialty" {...field('specialty')}>
        <option value="" disabled>
          Choose your specialty
        </option>
        {specialties.map((specialty) => (
          <option key={specialty} value={specialty}>
            {specialtyLabel(specialty)}
          </option>
        ))}
      </SelectField>
    </AuthForm>
  );
}
