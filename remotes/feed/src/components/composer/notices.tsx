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

/** A gentle word before an image goes out without a description. It stands in nobody's way. */
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

/** How far the file of a post has come. */
export const UploadNotice = ({ sent, onCancel }: UploadProps) => (
  <FullWidthNotice>
    <Progress sent={sent} onCancel={onCancel} />
  </FullWidthNotice>
);

/** A draft for health professionals whose author is none any more: it goes to all only if they say so. */
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
