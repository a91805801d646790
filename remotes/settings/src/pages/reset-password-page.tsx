import { Content } from '../components/layout';
import { ResetPasswordForm } from '../components/reset-password-form';
import { Subpage } from '../components/subpage';

/** Changes the member's password (spec.md section 2 "Reset password screen"). */
export const ResetPasswordPage = () => (
  <Subpage title="Reset your password">
    <Content>
      <ResetPasswordForm />
    </Content>
  </Subpage>
);
