import { Button, UploadProgress, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Notice } from './composer-layout';

const AudienceNotice = styled(Notice)`
  margin-top: ${space(2)};
`;

const FullWidthNotice = styled(Notice)`
  flex: 1 0 100%;
`;

const Progress = styled(UploadProgress)`
  flex: 1 0 100%;
`;

/** A reminder before an image is published without a description. It blocks nothing. */
export function AltReminder({ onDescribe }: { readonly onDescribe: () => void }) {
  return (
    <FullWidthNotice>
      <p>Your image has no description yet. Colleagues who cannot see it would miss what it shows.</p>
      <Button size="sm" variant="secondary" onClick={onDescribe}>
        Describe it
      </Button>
    </FullWidthNotice>
  );
}

interface UploadProps {
  /** From 0 to 1. */
  readonly sent: number;
  readonly onCancel: () => void;
}

/** The upload progress of a post's file. */
export const UploadNotice = ({ sent, onCancel }: UploadProps) => (
  <FullWidthNotice>
    <Progress sent={sent} onCancel={onCancel} />
  </FullWidthNotice>
);

/**
 * Shown when the author of a draft for health professionals is no longer a health professional. The audience changes
 * only when the author presses the button.
 */
export function AudienceUnavailable({ onGeneral }: { readonly onGeneral: () => void }) {
  return (
    <AudienceNotice>
      <p role="status">This post is set to health professionals, and you can no longer write to them.</p>
      <Button size="sm" variant="secondary" onClick={onGeneral}>
        Set it to all users
      </Button>
    </AudienceNotice>
  );
}
