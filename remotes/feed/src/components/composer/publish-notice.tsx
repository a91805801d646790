import { Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';

const Box = styled.div`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${font.s13};

  p {
    flex: 1 1 240px;
  }
`;

const Bar = styled.div`
  overflow: hidden;
  flex: 1 0 100%;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.pressed};

  > div {
    height: 100%;
    background: ${color.accent};
    transform-origin: left;
    transition: transform 180ms linear;
  }
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

/** How far the file of a post has come. Once it is all there, nothing is left to cancel. */
export function UploadProgress({ sent, onCancel }: UploadProps) {
  const percent = Math.floor(sent * 100);
  const done = sent >= 1;
  return (
    <Box>
      <p>{done ? 'Almost done…' : `Uploading… ${percent}%`}</p>
      <Button size="sm" variant="secondary" disabled={done} onClick={onCancel}>
        Cancel upload
      </Button>
      <Bar role="progressbar" aria-label="Upload" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <div style={{ transform: `scaleX(${sent})` }} />
      </Bar>
    </Box>
  );
}
