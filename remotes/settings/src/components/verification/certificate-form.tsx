import { isApiError } from '@cred/api-client';
import { paths, useMe, useUnsaved } from '@cred/platform';
import { Button, useOneAtATime } from '@cred/ui';
import { useRef, useState, type FormEvent } from 'react';
import type { useSubmitCertificate } from '../../api/submit-certificate';
import { certificateFault } from '../../lib/certificate-file';
import { Actions, Form, InlineLink, Muted } from '../layout';
import { CertificatePicker } from './certificate-picker';

/** What the server says of the file itself; other failures are told by the toast alone. */
const ABOUT_THE_FILE: readonly number[] = [400, 409, 413, 415, 429];

/** The choice of a certificate and its submission. */
export function CertificateForm({ submission }: { readonly submission: ReturnType<typeof useSubmitCertificate> }) {
  const me = useMe();
  const oneAtATime = useOneAtATime();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useUnsaved(file !== null);

  const refuse = (text: string): void => {
    setFault(text);
    input.current?.focus();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = certificateFault(file);
    if (found) refuse(found);
    if (found || !file) return;
    setFault(null);
    oneAtATime(async () => {
      try {
        await submission.mutateAsync(file);
      } catch (error) {
        if (isApiError(error) && ABOUT_THE_FILE.includes(error.status))
          refuse(error.fields['certificate'] ?? error.message);
      }
    });
  };

  return (
    <Form noValidate onSubmit={submit} aria-label="Verification Account">
      <CertificatePicker
        inputRef={input}
        file={file}
        fault={fault}
        pending={submission.isPending}
        sent={submission.sent}
        onChoose={(chosen) => {
          setFile(chosen);
          setFault(chosen && certificateFault(chosen));
        }}
      />
      <Muted>
        A reviewer compares it with your name, <strong>{me.fullName}</strong>. If that is not how the certificate has
        it, change it in <InlineLink to={paths.profile(me.username)}>your profile</InlineLink> first. The file is seen
        by reviewers only, and deleted 30 days after the decision.
      </Muted>
      <Actions>
        <Button type="submit" variant="primary" pending={submission.isPending}>
          {submission.isPending ? 'Sending...' : 'Send certificate'}
        </Button>
      </Actions>
    </Form>
  );
}
