import { styled } from '@cred/vendor';

/** Wraps a list: takes the focus when an item is removed with its buttons. */
export const Section = styled.section`
  &:focus {
    outline: none;
  }
`;
