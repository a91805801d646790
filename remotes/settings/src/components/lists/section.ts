import { styled } from '@cred/vendor';

/** Around a list: takes the focus when an item, and its buttons, are gone. */
export const Section = styled.section`
  &:focus {
    outline: none;
  }
`;
