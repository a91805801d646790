import { color, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** An item that waits for a decision. */
export const Card = styled.li`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)};
  border-block-end: 1px solid ${color.line};
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

/** A member's text, exactly as written. */
export const Quote = styled.blockquote`
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.line};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
