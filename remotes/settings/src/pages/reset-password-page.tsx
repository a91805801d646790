import { PageContent } from '../components/layout';
import { ResetPasswordForm } from '../components/reset-password-form';
import { Subpage } from '../components/subpage';

/** Changes the member's password (SET-7). */
export const ResetPasswordPage = () => (
  <Subpage title="Reset your password">
    <PageContent>
      <ResetPasswordForm />
    </PageContent>
  </Subpage>
);
