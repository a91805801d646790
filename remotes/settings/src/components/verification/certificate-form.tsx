import { isApiError } from '@cred/api-client';
import { paths, useMe, useUnsaved } from '@cred/platform';
import { Button } from '@cred/ui';
import { useForm } from '@cred/ui/form';
import type { useSubmitCertificate } from '../../api/submit-certificate';
import { certificateError } from '../../lib/certificate-file';
import { Actions, Form, InlineLink, MutedText } from '../layout';
import { CertificatePicker } from './certificate-picker';

/** Response statuses that are errors of the file, shown at the field; other failures are shown by the toast only. */
const FILE_ERRORS: readonly number[] = [400, 409, 413, 415, 429];

/** The form in which a member chooses and submits a certificate. */
export function CertificateForm({ submission }: { readonly submission: ReturnType<typeof useSubmitCertificate> }) {
  const me = useMe();
  const { formRef, values, errors, submit, setValue, showErrors } = useForm<{
    readonly certificate: File | null;
  }>({
    initial: { certificate: null },
    validate: ({ certificate }) => ({ certificate: certificateError(certificate) ?? undefined }),
    onSubmit: async ({ certificate }) => {
      if (!certificate) return;
      try {
        await submission.mutateAsync(certificate);
      } catch (error) {
        if (isApiError(error) && FILE_ERRORS.includes(error.status))
          showErrors({ certificate: error.fields['certificate'] ?? error.message });
      }
    },
  });
  useUnsaved(values.certificate !== null);

  return (
    <Form ref={formRef} noValidate onSubmit={submit} aria-label="Verification Account">
      <CertificatePicker
        file={values.certificate}
        error={errors.certificate ?? null}
        pending={submission.isPending}
        progress={submission.sent}
        onChoose={(chosen) => {
          setValue('certificate', chosen, (chosen && certificateError(chosen)) ?? undefined);
        }}
      />
      <MutedText>
        A reviewer compares it with your name, <strong>{me.fullName}</strong>. If that is not how the certificate has
        it, change it in <InlineLink to={paths.profile(me.username)}>your profile</InlineLink> first. The file is seen
        by reviewers only, and deleted 30 days after the decision.
      </MutedText>
      <Actions>
        <Button type="submit" variant="primary" pending={submission.isPending}>
          {submission.isPending ? 'Sending...' : 'Send certificate'}
        </Button>
      </Actions>
    </Form>
  );
}
