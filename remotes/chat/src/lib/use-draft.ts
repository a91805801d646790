import { useMe } from '@cred/platform';
import { useEffect, useState } from 'react';
import { findSent, type Conversation } from '../api/get-chat';
import { EMPTY_DRAFT, updateDraft, draftOf, clearSentDraft, type Attachment, type Draft } from './drafts';
import { useObservable, type Observable } from './observable';

export interface UseDraft {
  readonly source: Observable<Draft>;
  readonly draft: Draft;
  readonly setText: (text: string) => void;
  readonly setAttachment: (attachment: Attachment | null) => void;
}

/**
 * The draft of a chat. If a message that seemed to fail appears in the chat, it was stored and is removed from the
 * draft.
 */
export function useDraft(chat: Conversation): UseDraft {
  const memberId = useMe().id;
  const [source] = useState(() => draftOf(memberId, chat.id));
  const draft = useObservable(source, EMPTY_DRAFT);
  const { attempt, replyTo } = draft;
  const isAnsweredDeleted =
    replyTo !== null && !replyTo.isDeleted && chat.messages.some(({ id, isDeleted }) => isDeleted && id === replyTo.id);
  useEffect(() => {
    if (replyTo && isAnsweredDeleted) updateDraft(source, { replyTo: { ...replyTo, text: null, isDeleted: true } });
  }, [source, replyTo, isAnsweredDeleted]);
  const isStored = attempt !== null && findSent(chat, attempt.clientId) !== undefined;
  useEffect(() => {
    if (attempt && isStored) clearSentDraft(source, attempt);
  }, [source, attempt, isStored]);
  // A changed draft is another message, so the previous error is cleared.
  return {
    source,
    draft,
    setText: (text) => updateDraft(source, { text, errorMessage: null }),
    setAttachment: (attachment) => updateDraft(source, { attachment, errorMessage: null }),
  };
}
