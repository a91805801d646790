import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';

/** Sets the flag that the member has submitted a certificate. */
export const setSendVerificate = (id: string): Promise<CallResponse<'setSendVerificate'>> =>
  callApi('setSendVerificate', { params: { id }, body: { isSendVerificate: true } });
