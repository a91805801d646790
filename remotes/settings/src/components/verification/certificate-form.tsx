import { isApiError } from '@cred/api-client';
import { parseLicence } from '@cred/contract/licence';
import { paths, useMe, useUnsaved } from '@cred/platform';
import { Button } from '@cred/ui';
import { isDirty, useForm } from '@cred/ui/form';
import type { useSubmitCertificate } from '../../api/submit-certificate';
import { certificateError } from '../../lib/certificate-file';
import { Actions, Form, InlineLink, MutedText } from '../layout';
import { CertificatePicker } from './certificate-picker';
import { LicenceFields, type LicenceValues, NO_LICENCE, noLicence } from './licence-fields';

type CertificateValues = LicenceValues & { readonly certificate: File | null };

const initial: CertificateValues = { ...noLicence, certificate: null };

/** The fields that are filled in, none without a licence; earlier servers know none of them. */
const filledFields = (licence: LicenceValues): Partial<LicenceValues> =>
  licence.licenceAuthority === NO_LICENCE
    ? {}
    : Object.fromEntries(Object.entries(licence).filter(([, value]) => value !== ''));

/** Unlike the call, the form requires a choice (LIC-3). */
const licenceErrors = (licence: LicenceValues): Partial<Record<keyof LicenceValues, string>> | undefined =>
  licence.licenceAuthority === ''
    ? { licenceAuthority: 'Choose the authority of your licence' }
    : parseLicence(filledFields(licence)).errors;

/**
 * Response statuses whose reason is shown at the field: errors of the file, a slow upload, and a server that is busy or has
 * no space. Other failures are shown by the toast only.
 */
const FILE_ERRORS: readonly number[] = [400, 408, 409, 413, 415, 429, 503, 507];

/** The form in which a member chooses and submits a certificate with its licence. */
export function CertificateForm({ submission }: { readonly submission: ReturnType<typeof useSubmitCertificate> }) {
  const me = useMe();
  const { formRef, values, errors, submit, field, setValue, showErrors } = useForm<CertificateValues>({
    initial,
    validate: ({ certificate, ...licence }) => ({
      certificate: certificateError(certificate) ?? undefined,
      ...licenceErrors(licence),
    }),
    onSubmit: async ({ certificate, ...licence }) => {
      if (!certificate) return;
      try {
        await submission.mutateAsync({ certificate, licence: filledFields(licence) });
      } catch (error) {
        if (!isApiError(error) || !FILE_ERRORS.includes(error.status)) return;
        const { certificate: fileError, ...others } = error.fields;
        const ofLicence = Object.fromEntries(Object.entries(others).filter(([name]) => name in noLicence));
        const isOfFile = Object.keys(ofLicence).length === 0;
        showErrors({ ...ofLicence, certificate: fileError ?? (isOfFile ? error.message : undefined) });
      }
    },
  });
  useUnsaved(isDirty(values, initial));

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
      <LicenceFields values={values} field={field} disabled={submission.isPending} />
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
