import { Drawer, IconButton, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { ChatList } from './chat-list';

const Content = styled.div`
  display: grid;
  grid-template-rows: ${space(14)} minmax(0, 1fr);
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${space(4)} ${space(2)};
  font-size: ${font.s20};
`;

/** The chat list on small screens, in a drawer that closes when a chat is chosen. */
export const ChatDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer open={open} onClose={onClose} label="Chats">
    <Content>
      <Bar>
        <strong>Direct</strong>
        <IconButton label="Close chat list" icon={X} onClick={onClose} />
      </Bar>
      <ChatList fill onChoose={onClose} />
    </Content>
  </Drawer>
);
