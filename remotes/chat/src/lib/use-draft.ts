import { useMe } from '@cred/platform';
import { useEffect, useState } from 'react';
import type { Conversation } from './conversation';
import { findSent } from './conversation';
import { updateDraft, draftOf, clearSentDraft, type Attachment, type Draft } from './drafts';
import { useObservable, type Observable } from './observable';

export interface UseDraft {
  readonly source: Observable<Draft>;
  readonly draft: Draft;
  readonly setText: (text: string) => void;
  readonly setAttachment: (attachment: Attachment | null) => void;
}

/**
 * What stands in the composer of a chat. A message that counts as unsent and turns up in the chat was stored
 * all the same: it leaves the composer then.
 */
export function useDraft(chat: Conversation): UseDraft {
  const memberId = useMe().id;
  const [source] = useState(() => draftOf(memberId, chat.id));
  const draft = useObservable(source);
  const { attempt } = draft;
  const isStored = attempt !== null && findSent(chat, attempt.clientId) !== undefined;
  useEffect(() => {
    if (attempt && isStored) clearSentDraft(source, attempt);
  }, [source, attempt, isStored]);
  // What is changed is another message: why the one before it failed is of no interest any more.
  return {
    source,
    draft,
    setText: (text) => updateDraft(source, { text, errorMessage: null }),
    setAttachment: (attachment) => updateDraft(source, { attachment, errorMessage: null }),
  };
}
