import { styled } from '@cred/vendor';

/** Contains a list. It gets the focus when an item and its buttons are removed. */
export const Section = styled.section`
  &:focus {
    outline: none;
  }
`;
