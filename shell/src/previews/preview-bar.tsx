import type { Preview } from '@cred/contract';
import { areas, type AreaName } from '@cred/platform';
import { below, Button, color, font, IconButton, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { areaTitles } from '../areas/area-titles';

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

/** Shows these previews, and which of the ones shown before are over. When it returns, the bar stands. */
export function showBar(place: Element, previews: readonly Preview[]): void {
  const now = previews.map(({ area }) => area);
  ended = [...new Set([...ended, ...shown.map(({ area }) => area)])].filter((area) => !now.includes(area));
  shown = previews;
  // A root of its own: whatever becomes of the page below, the bar stays.
  root ??= createRoot(place);
  flushSync(render);
}

const close = (): void => {
  ended = [];
  render();
};
const render = (): void => root?.render(<PreviewBar previews={shown} ended={ended} onClose={close} />);

interface Props {
  readonly previews: readonly Preview[];
  /** Areas whose previews are over. */
  readonly ended: readonly string[];
  /** Somebody has read what is over. */
  readonly onClose: () => void;
}

/** Says that the page below is not what others see. Its way out is a form, which needs nothing of the page to work. */
export function PreviewBar({ previews, ended, onClose }: Props): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tell = (): void =>
      document.documentElement.style.setProperty('--cred-above', `${bar.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = new ResizeObserver(tell);
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
            <time dateTime={expires}>{clock.format(new Date(expires))}</time>.{' '}
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

/** In the time of whoever looks at it. */
const clock = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
