import { callApi } from '@cred/api-client';
import type { ChatSummary } from '@cred/contract';
import { useMutation } from '@cred/vendor';

const openChat = (otherUserId: string): Promise<ChatSummary> => callApi('openChat', { body: { otherUserId } });

/** Opens or creates the direct chat with a member; an error is only logged (GEN-10). */
export const useOpenChat = () =>
  useMutation({ mutationFn: openChat, onError: (error) => console.error('Opening the chat failed', error) });
