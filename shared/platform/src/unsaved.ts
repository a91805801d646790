import { createContext, useContext, useEffect } from 'react';

/** The shell's side: it never replaces an area's running build while something is held there. */
export interface UnsavedWork {
  /** Counts one piece of unsaved work until the returned function is called. */
  readonly hold: () => () => void;
}

/** Without it nobody replaces anything: in an area's own tests, say. */
export const UnsavedContext = createContext<UnsavedWork | null>(null);
UnsavedContext.displayName = 'Unsaved';

/** Says that the area holds something that its member would miss: a half-written text, an upload under way. */
export function useUnsaved(isUnsaved: boolean): void {
  const work = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? work?.hold() : undefined), [work, isUnsaved]);
}
