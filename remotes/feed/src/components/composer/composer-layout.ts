import { below, color, space } from '@cred/ui';
import { styled } from '@cred/vendor';

export const Form = styled.form`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color.line};

  &:focus {
    outline: none;
  }
`;

export const Main = styled.div`
  min-width: 0;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};
`;

/** On a phone a row of its own, so that picker and button share the next one. */
export const Audience = styled.div`
  ${below.phone} {
    order: -1;
    width: 100%;
  }
`;

/** Keeps its right edge when the row wraps on a phone. */
export const Submit = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-left: auto;
`;
