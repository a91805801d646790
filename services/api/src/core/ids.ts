import { v7 } from 'uuid';

/** A new id that sorts by time (SRV-6). Pass a date for an earlier event. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

/** The creation time that an id contains, in milliseconds; the ids of a member begin with it (SRV-6). */
export const createdAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
