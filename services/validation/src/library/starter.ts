import type { LiteratureRecord } from '../records/record';
import records from './starter-records.json';

/** Landmark papers of all specialties, for a machine without internet; long author lists are shortened. */
export const starterRecords: readonly LiteratureRecord[] = records;
