import { serverMessage } from '@cred/api-client';

/** The server's own words about a failure; 'Error' when it said none (spec.md section 8 "Notifications"). */
export const serverSentence = (error: unknown): string => serverMessage(error) ?? 'Error';
