import { Button, UploadProgress } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Notice } from './composer-layout';

const Box = styled(Notice)`
  flex: 1 0 100%;
`;

const Progress = styled(UploadProgress)`
  flex: 1 0 100%;
`;

/** A gentle word before an image goes out without a description. It stands in nobody's way. */
export function AltReminder({ onDescribe }: { readonly onDescribe: () => void }) {
  return (
    <Box>
      <p>Your image has no description yet. Colleagues who cannot see it would miss what it shows.</p>
      <Button size="sm" variant="secondary" onClick={onDescribe}>
        Describe it
      </Button>
    </Box>
  );
}

interface UploadProps {
  /** From 0 to 1. */
  readonly sent: number;
  readonly onCancel: () => void;
}

/** How far the file of a post has come. */
export const UploadNotice = ({ sent, onCancel }: UploadProps) => (
  <Box>
    <Progress sent={sent} onCancel={onCancel} />
  </Box>
);
