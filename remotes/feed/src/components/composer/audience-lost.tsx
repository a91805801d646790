import { Button, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Notice } from './composer-layout';

const Box = styled(Notice)`
  margin-top: ${space(2)};
`;

/** A draft for health professionals whose author is none any more: it goes to all only if they say so. */
export function AudienceLost({ onGeneral }: { readonly onGeneral: () => void }) {
  return (
    <Box>
      <p role="status">This post is set to health professionals, and you can no longer write to them.</p>
      <Button size="sm" variant="secondary" onClick={onGeneral}>
        Set it to all users
      </Button>
    </Box>
  );
}
