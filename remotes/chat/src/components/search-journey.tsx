import { Button, Spinner, color, font, radius, shadow, space } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import type { SearchMode } from '../logic/use-search-mode';

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;

const Pill = styled.div`
  position: absolute;
  inset: ${space(2)} 0 auto;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: max-content;
  max-width: calc(100% - ${space(4)});
  margin-inline: auto;
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  font-size: ${font.s13};
  & > [role='status'] {
    padding: 0;
  }
`;

/** Most matches are there already: nothing flashes for those. */
const Late = styled(Pill)`
  visibility: hidden;
  animation: ${appear} 1ms 200ms forwards;
`;

/** The way to a match that is far up: it takes pages of messages, and can be given up. */
export function SearchJourney({ search: { journey, stop, goAgain } }: { readonly search: SearchMode }) {
  if (journey.state === 'under way') {
    return (
      <Late>
        <Spinner label="Loading earlier messages" size={18} />
        <span aria-hidden>Loading earlier messages…</span>
        <Button size="sm" variant="ghost" onClick={stop}>
          Stop
        </Button>
      </Late>
    );
  }
  if (journey.state === 'failed') {
    return (
      <Pill role="alert">
        {journey.error.message}
        <Button size="sm" variant="ghost" onClick={goAgain}>
          Try again
        </Button>
      </Pill>
    );
  }
  return null;
}
