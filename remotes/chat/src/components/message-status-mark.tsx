import { color } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Check, CheckCheck, Clock } from 'lucide-react';
import type { MessageStatus } from '../lib/displayed-messages';

const Read = styled(CheckCheck)`
  color: ${color.verified};
`;

/** The status of a message that the viewer sent: 'Waiting for connection', 'Enviando…', one check, two blue checks. Nothing for received ones. */
export function MessageStatusMark({ status }: { status: MessageStatus }) {
  switch (status) {
    case 'waiting':
      return (
        <>
          <Clock size={14} strokeWidth={2} aria-hidden />
          <span>Waiting for connection</span>
        </>
      );
    case 'pending':
      return <span lang="pt-BR">Enviando…</span>;
    case 'sent':
      return <Check size={16} strokeWidth={2} role="img" aria-label="Sent" />;
    case 'read':
      return <Read size={16} strokeWidth={2} role="img" aria-label="Read" />;
    case 'new':
    case 'received':
      return null;
  }
}
