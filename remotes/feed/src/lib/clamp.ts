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
