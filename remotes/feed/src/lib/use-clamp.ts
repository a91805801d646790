import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

/** The least number of UTF-16 code units in a line, on the narrowest phone and with the widest characters. */
const NARROWEST_LINE = 10;

/** The heights of an element and of its content, in px. */
type Heights = Pick<HTMLElement, 'scrollHeight' | 'clientHeight'>;

/** Whether a text may exceed `lines`. Most texts are short and need not be measured. */
export const mayExceed = (text: string, lines: number): boolean =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / NARROWEST_LINE)), 0) > lines;

/** Whether part of an element's text is hidden, apart from rounding errors. */
export const isCut = ({ scrollHeight, clientHeight }: Heights): boolean => scrollHeight - clientHeight > 2;

/** Whether an element is below the visible part. */
export const isBelow = (part: Pick<DOMRect, 'bottom'>, frame: Pick<DOMRect, 'bottom'>): boolean =>
  part.bottom > frame.bottom + 2;

/** Ids of expanded texts, until the page is unloaded, so that a card that is mounted again has the same height. */
const opened = new Set<string>();

/** Shows the first lines of a text until it is expanded. `id` identifies it on this page. */
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

  // After collapsing, the start of the text may be far above the screen.
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
    /** Part of the text is hidden while it is collapsed. */
    cut: long && cut,
    open,
    toggle: () => show(!open),
    /** Expands the text if the keyboard focuses a hidden link. */
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (long && !open && isBelow(event.target.getBoundingClientRect(), event.currentTarget.getBoundingClientRect()))
        show(true);
    },
  } as const;
}
