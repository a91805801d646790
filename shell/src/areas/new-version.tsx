import type { AreaName } from '@cred/platform';
import { below, Button, color, font, frame, IconButton, radius, shadow, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { showWaiting } from '../federation';
import { areaTitles } from '../lib/area-titles';

/** Overlays the page, so that the layout does not shift when the notice appears or disappears. */
const Place = styled.div`
  position: fixed;
  z-index: 30;
  top: calc(${space(3)} + ${frame.above});
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  padding: 0 ${space(3)};
  pointer-events: none;
  ${below.phone} { top: calc(${frame.topBar + 8}px + ${frame.above}); }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  max-width: 100%;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
  font-size: ${font.s15};
  pointer-events: auto;
`;

/**
 * Offers the waiting build of an area in which the member is busy. The build is shown without a click when they are no
 * longer busy or leave the page.
 */
export function NewVersion({ area }: { readonly area: AreaName }): ReactNode {
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <Place>
      <Bar>
        <span>{`A new version of ${areaTitles[area]} is ready`}</span>
        <Button variant="primary" size="sm" onClick={() => showWaiting(area)}>
          Show now
        </Button>
        <IconButton label="Not now" icon={X} onClick={() => setDismissed(true)} />
      </Bar>
    </Place>
  );
}
