import { color, font, space, useDocumentTitle } from '@cred/ui';
import { styled } from '@cred/vendor';
import { MessagesSquare } from 'lucide-react';
import { NewMessageButton } from './new-message-button';

const Frame = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(4)};
  min-height: min(100%, 706px);
  padding: ${space(10)} ${space(6)};
  color: ${color.muted};
  font-size: ${font.s15};
  text-align: center;
  text-wrap: balance;
  & > p {
    max-width: 32ch;
  }
`;

/** Shown on the right while no conversation is chosen. */
export function ChatPlaceholder() {
  useDocumentTitle('Direct');
  return (
    <Frame>
      <MessagesSquare size={40} strokeWidth={1.25} aria-hidden />
      <p>Private chats in one place. Select a conversation on the left or start a new one.</p>
      <NewMessageButton withText />
    </Frame>
  );
}
