import { callApi } from '@cred/api-client';
import type { ChatSummary } from '@cred/contract';
import { useMutation } from '@cred/vendor';

const openChat = (otherUserId: string): Promise<ChatSummary> => callApi('openChat', { body: { otherUserId } });

/** Opens the chat with a member, or creates it; no list shows it before its first message (CHAT-18). */
export const useOpenChat = () => useMutation({ mutationFn: openChat });
