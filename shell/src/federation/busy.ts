import type { UnsavedWork, AreaName } from '@cred/platform';

const held = new Map<AreaName, number>();
const seams = new Map<AreaName, UnsavedWork>();

/** Where an area says that it holds unsaved work; the same object whenever it is asked for. */
export function unsavedWorkOf(area: AreaName): UnsavedWork {
  let work = seams.get(area);
  if (!work) {
    work = {
      hold: () => {
        let open = true;
        held.set(area, (held.get(area) ?? 0) + 1);
        return () => {
          if (open) held.set(area, (held.get(area) ?? 0) - 1);
          open = false;
        };
      },
    };
    seams.set(area, work);
  }
  return work;
}

/** Fields that hold text, unlike buttons and boxes to tick. */
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range])';

/**
 * Whether replacing the area on screen would disturb somebody: it holds unsaved work, a text is being
 * written, a dialog is open, a film is playing.
 */
export function isBusy(area: AreaName): boolean {
  if ((held.get(area) ?? 0) > 0) return true;
  const focused = document.activeElement;
  if (focused?.matches(TEXT_FIELDS) && (focused as HTMLInputElement).value !== '') return true;
  if (focused instanceof HTMLElement && focused.isContentEditable && focused.textContent !== '') return true;
  if (document.querySelector('dialog[open], [role=menu]')) return true;
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}
