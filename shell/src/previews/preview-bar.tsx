import type { Preview } from '@cred/contract';
import { areas, type AreaName } from '@cred/platform';
import { below, Button, color, font, IconButton, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { areaTitles } from '../lib/area-titles';

let root: Root | undefined;
let shown: readonly Preview[] = [];
let ended: readonly string[] = [];

const Bar = styled.aside`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(4)};
  min-height: 48px;
  padding: ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color.accent};
  background: ${color.accentSoft};
  color: ${color.text};
  font-size: ${font.s13};
  line-height: 1.35;
  form { flex: none; }
  ${below.phone} { gap: ${space(2)}; padding-inline: ${space(3)} ${space(2)}; }
`;

const Text = styled.p`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

/** Shows the current previews and those that ended. Renders synchronously. */
export function showBar(container: Element, previews: readonly Preview[]): void {
  const currentAreas = previews.map(({ area }) => area);
  ended = [...new Set([...ended, ...shown.map(({ area }) => area)])].filter((area) => !currentAreas.includes(area));
  shown = previews;
  // A separate root, so that the bar stays when the page below it fails.
  root ??= createRoot(container);
  flushSync(render);
}

const close = (): void => {
  ended = [];
  render();
};
const render = (): void => root?.render(<PreviewBar previews={shown} ended={ended} onClose={close} />);

interface Props {
  readonly previews: readonly Preview[];
  /** Areas whose previews ended. */
  readonly ended: readonly string[];
  /** Called when the notice of ended previews is closed. */
  readonly onClose: () => void;
}

/**
 * Shows that the page below differs from the page that other members get. The button that leaves the preview is a plain
 * form, which works without the page's scripts.
 */
function PreviewBar({ previews, ended, onClose }: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const setOffset = (): void =>
      document.documentElement.style.setProperty('--cred-above', `${bar.current?.offsetHeight ?? 0}px`);
    setOffset();
    const observer = new ResizeObserver(setOffset);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  });
  if (previews.length + ended.length === 0) return null;
  return (
    <Bar ref={bar} aria-label="Preview">
      <Text role="status">
        {previews.map(({ area, build, expires }) => (
          <span key={area}>
            Preview of {titleOf(area)}: build {build.slice(0, 8)}, until{' '}
            <time dateTime={expires}>{timeFormat.format(new Date(expires))}</time>.{' '}
          </span>
        ))}
        {ended.map((area) => (
          <span key={area}>
            The preview of {titleOf(area)} has ended; the live version takes over as soon as nothing is being
            written.{' '}
          </span>
        ))}
      </Text>
      {previews.length > 0 ? (
        <form method="post" action="/preview/end">
          <Button type="submit" size="sm">
            Leave preview
          </Button>
        </form>
      ) : (
        <IconButton label="Close" icon={X} onClick={onClose} />
      )}
    </Bar>
  );
}

const titleOf = (area: string): string => (Object.hasOwn(areas, area) ? areaTitles[area as AreaName] : area);

/** Uses the viewer's time zone. */
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
