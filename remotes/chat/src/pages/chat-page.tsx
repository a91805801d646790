import { below, color, font, space } from '@cred/ui';
import { styled, useParams } from '@cred/vendor';
import { useRef, type CSSProperties } from 'react';
import { useRunningOutbox } from '../api/use-outbox';
import { ChatList } from '../components/chat-list';
import { ChatPlaceholder } from '../components/chat-placeholder';
import { ConversationView } from '../components/conversation-view';
import { topProperty, viewHeight, wide } from '../components/layout';
import { NewMessageButton } from '../components/new-message-button';
import { useLiveChats } from '../lib/use-live-chats';
import { useTopOffset } from '../lib/use-top-offset';

const TITLE_BAR = space(14);

const TitleBar = styled.header`
  grid-area: title;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: ${space(4)} ${space(2)};
  border-inline-end: 1px solid ${color.line};
  ${below.phone} {
    border-inline-end: 0;
  }
`;

const Title = styled.h1`
  font-size: ${font.s20};
`;

const ListPane = styled.div`
  grid-area: list;
  border-inline-end: 1px solid ${color.line};
  ${below.phone} {
    min-height: 0;
    border-inline-end: 0;
  }
`;

const MainPane = styled.div`
  grid-area: main;
  min-width: 0;
`;

const Panes = styled.div<{ $conversation: boolean }>`
  display: grid;
  grid-template: ${TITLE_BAR} minmax(0, 1fr) / 240px minmax(0, 1fr);
  grid-template-areas: 'title main' 'list main';
  min-height: ${viewHeight.desktop};
  ${wide} {
    grid-template-columns: 320px minmax(0, 1fr);
  }
  ${below.phone} {
    ${({ $conversation }) =>
      $conversation
        ? `
          grid-template: minmax(0, 1fr) / minmax(0, 1fr);
          grid-template-areas: 'main';
          min-height: ${viewHeight.phoneConversation};
          & > ${TitleBar}, & > ${ListPane} { display: none; }
        `
        : `
          grid-template: ${TITLE_BAR} minmax(0, 1fr) / minmax(0, 1fr);
          grid-template-areas: 'title' 'list';
          height: ${viewHeight.phone};
          min-height: 0;
          & > ${MainPane} { display: none; }
        `}
  }
`;

/**
 * Both routes of the area: the list on the left, the conversation or a placeholder on the right. On phones it is either
 * the list or the conversation, whose header replaces the shell's top bar (CHAT-21).
 */
export function ChatPage() {
  const { id } = useParams();
  useLiveChats();
  useRunningOutbox();
  const panes = useRef<HTMLDivElement>(null);
  const top = useTopOffset(panes);
  const style = top === null ? {} : ({ [topProperty]: `${top}px` } as CSSProperties);
  const isConversation = id !== undefined;
  return (
    <Panes ref={panes} style={style} $conversation={isConversation} {...(isConversation && { 'data-own-header': '' })}>
      <TitleBar>
        <Title tabIndex={-1} as={isConversation ? 'h2' : 'h1'}>
          Direct
        </Title>
        <NewMessageButton />
      </TitleBar>
      <ListPane>
        <ChatList />
      </ListPane>
      <MainPane>{isConversation ? <ConversationView key={id} chatId={id} /> : <ChatPlaceholder />}</MainPane>
    </Panes>
  );
}
