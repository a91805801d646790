import { color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** Under a text field: what there is to say at its start, the button at its end. */
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
