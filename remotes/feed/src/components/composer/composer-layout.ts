import { below, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';

export const Form = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.line};

  &:focus {
    outline: none;
  }
`;

/** Covers the composer while a file is dragged over it. It ignores the pointer: the form handles the drop. */
export const DropHere = styled.div`
  position: absolute;
  z-index: 1;
  inset: ${space(1)};
  display: grid;
  place-items: center;
  border: 2px dashed ${color.accentText};
  border-radius: ${radius.media};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-weight: 600;
  pointer-events: none;
`;

/** A text with its action. */
export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${font.s13};

  p {
    flex: 1 1 220px;
  }
`;

/** Shows why a file was rejected. */
export const ErrorText = styled.p`
  margin-top: ${space(2)};
  color: ${color.danger};
  font-size: ${font.s13};
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** A separate row on a phone, so that picker and button share the next one. The margin centres its choice on them. */
export const Audience = styled.div`
  margin-top: -3px;
  ${below.phone} {
    order: -1;
    width: 100%;
  }
`;

/** Stays at the right edge when the row wraps on a phone. */
export const Submit = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-left: auto;
`;
