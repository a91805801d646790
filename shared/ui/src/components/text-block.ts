import { css } from '@cred/vendor';

/**
 * For a block of a member's own words: each paragraph begins at the side of its script, and marks that are
 * piled on a letter do not paint over what is above or below. The margin is the room of a link's focus ring.
 */
export const textBlock = css`
  display: block;
  overflow: clip;
  overflow-clip-margin: 4px;
  unicode-bidi: plaintext;
  text-align: start;
`;
