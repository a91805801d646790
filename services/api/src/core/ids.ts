import { v7 } from 'uuid';

/** A new id that sorts by time (SRV-6). Pass a date for an earlier event. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());
