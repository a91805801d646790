import { Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin-top: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${font.s13};

  p {
    flex: 1 1 200px;
  }
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
