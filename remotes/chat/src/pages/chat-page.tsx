import { IconButton, below, color, font, space } from '@cred/ui';
import { styled, useParams } from '@cred/vendor';
import { Menu } from 'lucide-react';
import { useRef, useState, type CSSProperties } from 'react';
import { useRunningOutbox } from '../api/use-outbox';
import { ChatDrawer } from '../components/chat-drawer';
import { ChatList } from '../components/chat-list';
import { ChatPlaceholder } from '../components/chat-placeholder';
import { ConversationView } from '../components/conversation-view';
import { abovePhone, topProperty, viewHeight } from '../components/layout';
import { useLiveChats } from '../lib/use-live-chats';
import { useTopOffset } from '../lib/use-top-offset';

const TITLE_BAR = space(14);

const Panes = styled.div<{ $conversation: boolean }>`
  display: grid;
  grid-template: ${TITLE_BAR} minmax(0, 1fr) / 240px minmax(0, 1fr);
  grid-template-areas: 'title main' 'list main';
  min-height: ${viewHeight.desktop};
  ${below.phone} {
    grid-template: ${({ $conversation }) => ($conversation ? '0' : TITLE_BAR)} minmax(0, 1fr) / minmax(0, 1fr);
    grid-template-areas: 'title' 'main';
    min-height: ${viewHeight.phone};
    & > header {
      display: ${({ $conversation }) => ($conversation ? 'none' : 'flex')};
    }
  }
`;

const TitleBar = styled.header`
  grid-area: title;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(4)};
  border-inline-end: 1px solid ${color.line};
  ${below.phone} {
    border-inline-end: 0;
    border-block-end: 1px solid ${color.line};
    padding-inline: ${space(2)} ${space(4)};
  }
`;

const Title = styled.h1`
  font-size: ${font.s20};
`;

const MenuButton = styled.div`
  ${abovePhone} {
    display: none;
  }
`;

const ListPane = styled.div`
  grid-area: list;
  border-inline-end: 1px solid ${color.line};
  ${below.phone} {
    display: none;
  }
`;

const MainPane = styled.div`
  grid-area: main;
  min-width: 0;
`;

/**
 * Both routes of the area: the list on the left, the conversation or a placeholder on the right. On small screens the
 * list is in a drawer.
 */
export function ChatPage() {
  const { id } = useParams();
  useLiveChats();
  useRunningOutbox();
  const panes = useRef<HTMLDivElement>(null);
  const top = useTopOffset(panes);
  const style = top === null ? {} : ({ [topProperty]: `${top}px` } as CSSProperties);
  const [listOpen, setListOpen] = useState(false);
  const openList = () => setListOpen(true);
  return (
    <Panes ref={panes} style={style} $conversation={id !== undefined}>
      <TitleBar>
        <MenuButton>
          <IconButton label="Open chat list" icon={Menu} onClick={openList} />
        </MenuButton>
        <Title tabIndex={-1} as={id === undefined ? 'h1' : 'h2'}>
          Direct
        </Title>
      </TitleBar>
      <ListPane>
        <ChatList />
      </ListPane>
      <MainPane>
        {id === undefined ? (
          <ChatPlaceholder onOpenList={openList} />
        ) : (
          <ConversationView key={id} chatId={id} onOpenList={openList} />
        )}
      </MainPane>
      <ChatDrawer open={listOpen} onClose={() => setListOpen(false)} />
    </Panes>
  );
}
