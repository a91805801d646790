import { callApi } from '@cred/api-client';
import { schemas, specialties, specialtyLabel } from '@cred/contract';
import { paths } from '@cred/platform';
import { notify, PasswordField, SelectField, TextField } from '@cred/ui';
import { useMutation, useNavigate } from '@cred/vendor';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../app/use-document-title';
import { AuthForm, AuthLink } from './auth-form';
import { useLogIn } from './log-in';
import { serverMessage } from './server-message';
import { useForm } from './use-form';

const nothingYet = { fullName: '', email: '', username: '', password: '', specialty: '' };
const failureToast = 'Failed create account, try again';

export function SignUpPage(): ReactNode {
  useDocumentTitle('Sign up');
  const navigate = useNavigate();
  const { values, formRef, field, check, showServerFaults } = useForm(nothingYet, schemas.signUpBody);
  const logIn = useLogIn();
  const signUp = useMutation({
    mutationFn: (body: typeof nothingYet) => callApi('signUp', { body: { ...body, isVerificated: false, isSendVerificate: false } }),
    onSuccess: (_user, { username, password }) =>
      logIn.mutate(
        { username, password },
        {
          // The account is there; only the way in failed.
          onError: (failure) => {
            notify.error(serverMessage(failure) ?? 'Erro ao fazer login');
            void navigate(paths.login());
          },
        },
      ),
    onError: (failure) => {
      showServerFaults(failure);
      notify.error(failureToast);
    },
  });

  return (
    <AuthForm
      title="Join today."
      formRef={formRef}
      submitLabel="Sign up"
      pending={signUp.isPending || logIn.isPending || logIn.isSuccess}
      failure={signUp.error && signUp.error.message}
      onSubmit={() => {
        if (check()) signUp.mutate(values);
      }}
      links={<AuthLink to={paths.login()} before="Already have an account?">Sign in</AuthLink>}
    >
      <TextField label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...field('username')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <SelectField label="Specialty" {...field('specialty')}>
        <option value="" disabled>Choose your specialty</option>
        {specialties.map((specialty) => <option key={specialty} value={specialty}>{specialtyLabel(specialty)}</option>)}
      </SelectField>
    </AuthForm>
  );
}
