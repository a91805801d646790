import { VisuallyHidden } from '@cred/ui';
import { useState } from 'react';
import type { DisplayedMessage } from '../logic/displayed-message';
import { messageSummary } from '../logic/message-summary';

interface NewMessageAnnouncerProps {
  readonly messages: readonly DisplayedMessage[];
  readonly sender: string;
}

/** Reads out what comes in while the conversation is open; not what was there before. */
export function NewMessageAnnouncer({ messages, sender }: NewMessageAnnouncerProps) {
  const last = messages.findLast(({ own }) => !own);
  const [before] = useState(last?.id);
  return (
    <VisuallyHidden role="status">
      {last && last.id !== before ? `${sender}: ${messageSummary(last)}` : ''}
    </VisuallyHidden>
  );
}
