import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** How many UTF-16 units a line holds at least, on the narrowest phone and in the widest script. */
const NARROWEST_LINE = 10;

/** What an element says of its own height and of its contents', in px. */
type Heights = Pick<HTMLElement, 'scrollHeight' | 'clientHeight'>;

/** Whether a text may take more lines than that: short ones, which most are, need not be measured. */
export const mayExceed = (text: string, lines: number): boolean =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / NARROWEST_LINE)), 0) > lines;

/** Whether some of an element's text is hidden. A rounded pixel is none of it. */
export const isCut = ({ scrollHeight, clientHeight }: Heights): boolean => scrollHeight - clientHeight > 2;

/** Whether a part of the text begins where nothing is shown any more. */
export const isBelow = (part: Pick<DOMRect, 'bottom'>, frame: Pick<DOMRect, 'bottom'>): boolean =>
  part.bottom > frame.bottom + 2;

/** Texts that have been opened, for this page's life: a card that was scrolled away comes back at its height. */
const opened = new Set<string>();

/** A text of which the first lines are shown until the rest is asked for. `id` names it on this page. */
export function useClamp(id: string, text: string, lines: number) {
  const frame = useRef<HTMLDivElement>(null);
  const long = mayExceed(text, lines);
  const [open, setOpen] = useState(() => opened.has(id));
  const [cut, setCut] = useState(open);
  const closed = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || open || !long) return;
    const measure = (): void => setCut(isCut(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [open, long, text]);

  // What was long is short now, and its beginning may be far above the screen.
  useLayoutEffect(() => {
    if (!open && closed.current) frame.current?.scrollIntoView({ block: 'nearest' });
    closed.current = false;
  }, [open]);

  const show = (all: boolean): void => {
    if (all) opened.add(id);
    else opened.delete(id);
    closed.current = !all;
    setOpen(all);
  };
  return {
    frame,
    clamped: long && !open,
    /** There is more than is shown by itself. */
    cut: long && cut,
    open,
    toggle: () => show(!open),
    /** A link that is reached with the keyboard is not left out of sight. */
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (long && !open && isBelow(event.target.getBoundingClientRect(), event.currentTarget.getBoundingClientRect()))
        show(true);
    },
  } as const;
}
