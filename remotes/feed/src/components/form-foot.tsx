import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** Below a text field: notes at the start, the button at the end. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;

  > :last-child {
    margin-left: auto;
  }
`;

export const Note = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
`;
