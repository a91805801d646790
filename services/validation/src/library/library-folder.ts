import { join } from 'node:path';

/** The folder of the library below CRED_DATA. */
export const libraryFolder = (data: string): string => join(data, 'library');
