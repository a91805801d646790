import type { QuotedMessage } from '@cred/contract';
import { IconButton, VisuallyHidden, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { quoteBox, QuoteTexts } from '../quote';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin: ${space(2)} ${space(2)} 0;
`;

const Box = styled.div`
  ${quoteBox}
  flex: 1;
`;

interface ReplyPreviewProps {
  readonly quoted: QuotedMessage;
  readonly name: string;
  readonly onRemove: () => void;
}

/** The message that the next one answers (CHAT-29). */
export const ReplyPreview = ({ quoted, name, onRemove }: ReplyPreviewProps) => (
  <Row>
    <Box>
      <VisuallyHidden>Reply to</VisuallyHidden>
      <QuoteTexts quoted={quoted} name={name} />
    </Box>
    <IconButton label="Do not reply to this message" icon={X} onClick={onRemove} />
  </Row>
);
