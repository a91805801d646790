import { VisuallyHidden } from '@cred/ui';
import { useState } from 'react';
import { messageSummary, type DisplayedMessage } from '../lib/displayed-messages';

interface NewMessageAnnouncerProps {
  readonly messages: readonly DisplayedMessage[];
  readonly sender: string;
}

/** Announces messages that arrive while the conversation is open, not earlier ones. */
export function NewMessageAnnouncer({ messages, sender }: NewMessageAnnouncerProps) {
  const last = messages.findLast(({ own }) => !own);
  const [initialId] = useState(last?.id);
  return (
    <VisuallyHidden role="status">
      {last && last.id !== initialId ? `${sender}: ${messageSummary(last)}` : ''}
    </VisuallyHidden>
  );
}
