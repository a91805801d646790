import { createContext, useContext, useEffect } from 'react';

/** The shell's side: it does not replace an area's running build while unsaved work is registered. */
export interface UnsavedWork {
  /** Registers unsaved work until the returned function is called. */
  readonly register: () => () => void;
}

/** Absent in an area's own tests, where no build is replaced. */
export const UnsavedContext = createContext<UnsavedWork | null>(null);
UnsavedContext.displayName = 'Unsaved';

/** Registers unsaved work that a member would lose, such as a draft or an upload in flight. */
export function useUnsaved(isUnsaved: boolean): void {
  const work = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? work?.register() : undefined), [work, isUnsaved]);
}
