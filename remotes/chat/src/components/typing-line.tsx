import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useMe } from '@cred/platform';
import type { Conversation } from '../logic/conversation';
import { useTyping } from '../logic/use-typing';

const Line = styled.p`
  overflow: hidden;
  flex: none;
  height: 22px;
  padding-inline: ${space(4)};
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Says that the other member is writing. Its place is always kept, so that nothing moves. */
export function TypingLine({ chat }: { readonly chat: Conversation }) {
  const me = useMe();
  const other = chat.participants.find(({ userId }) => userId !== me.id);
  const typing = useTyping(chat.id, other?.userId);
  return <Line role="status">{typing && `${chat.otherUser.fullName} is typing`}</Line>;
}
