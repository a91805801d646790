import type { TestApi, TestMember } from './test-api';

export interface ChatOfTwo {
  readonly ana: TestMember;
  readonly tom: TestMember;
  readonly chatId: string;
}

/** Two new members and the chat that the first one opened with the second. */
export async function chatOfTwo(api: TestApi): Promise<ChatOfTwo> {
  const [ana, tom] = [await api.member(), await api.member()];
  const { id: chatId } = await ana.ok('openChat', { body: { otherUserId: tom.id } });
  return { ana, tom, chatId };
}
