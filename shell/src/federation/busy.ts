import type { UnsavedWork, AreaName } from '@cred/platform';

const unsavedCounts = new Map<AreaName, number>();
const unsavedWorkByArea = new Map<AreaName, UnsavedWork>();

/** The object with which an area reports unsaved work; the same object for each call. */
export function unsavedWorkOf(area: AreaName): UnsavedWork {
  let work = unsavedWorkByArea.get(area);
  if (!work) {
    work = {
      register: () => {
        let open = true;
        unsavedCounts.set(area, (unsavedCounts.get(area) ?? 0) + 1);
        return () => {
          if (open) unsavedCounts.set(area, (unsavedCounts.get(area) ?? 0) - 1);
          open = false;
        };
      },
    };
    unsavedWorkByArea.set(area, work);
  }
  return work;
}

/** Fields that contain text, unlike buttons and checkboxes. */
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=range])';

/**
 * Whether replacing the area on screen would interrupt the member: there is unsaved work, text in a focused field, an
 * open dialog or menu, or a playing video.
 */
export function isBusy(area: AreaName): boolean {
  if ((unsavedCounts.get(area) ?? 0) > 0) return true;
  const focused = document.activeElement;
  if (focused?.matches(TEXT_FIELDS) && (focused as HTMLInputElement).value !== '') return true;
  if (focused instanceof HTMLElement && focused.isContentEditable && focused.textContent !== '') return true;
  if (document.querySelector('dialog[open], [role=menu]')) return true;
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}
