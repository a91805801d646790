import type { ListRow } from './displayed-messages';
import { CAPTION_WIDTH, mediaSize } from './media-size';

/** In CSS pixels. */
const DAY = 44;
const VERTICAL_PADDING = 18;
const GROUP_GAP = 12;
const LINE = 22.5;
const QUOTE = 52;
const REACTIONS = 30;
const CHARACTER = 7.3;
const CAPTION_MARGINS = 24;
/** The margins of list and bubble around the text. */
const MARGINS = 60;
/** The width that the time and the checks occupy in the last line, in characters. */
const META = 10;

/** The estimated height of a row before it is measured, in px; `width` is that of the list, in px. */
export function estimateHeight(row: ListRow, width: number): number {
  if (row.kind === 'day') return DAY;
  const { text, media, replyTo, reactions } = row.message;
  const lineWidth = media
    ? Math.max(CAPTION_WIDTH, mediaSize(media.size).width) - CAPTION_MARGINS
    : width * 0.82 - MARGINS;
  const perLine = Math.max(12, lineWidth / CHARACTER);
  const lines = (text ?? '')
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length + META) / perLine)), 0);
  return Math.round(
    VERTICAL_PADDING +
      (row.startsGroup ? GROUP_GAP : 2) +
      lines * LINE +
      (media ? mediaSize(media.size).height : 0) +
      (replyTo ? QUOTE : 0) +
      (reactions.length > 0 ? REACTIONS : 0),
  );
}
