import { space } from '@cred/ui';
import { styled } from '@cred/vendor';

/** One place for the geometry of a comment, so that its skeleton has its size. */
export const AVATAR = 40;

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${AVATAR}px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
