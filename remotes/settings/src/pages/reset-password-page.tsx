import { Content } from '../components/layout';
import { ResetPasswordForm } from '../components/reset-password-form';
import { Subpage } from '../components/subpage';

/** The change of the own password (spec.md section 2 "Reset password screen"). */
export const ResetPasswordPage = () => (
  <Subpage title="Reset your password">
    <Content>
      <ResetPasswordForm />
    </Content>
  </Subpage>
);
