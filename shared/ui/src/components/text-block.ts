import { css } from '@cred/vendor';

/**
 * For a block of a member's text: each paragraph is aligned by the direction of its script, and stacked diacritics are
 * clipped at the block's edges. The margin leaves space for the focus ring of links.
 */
export const textBlock = css`
  display: block;
  overflow: clip;
  overflow-clip-margin: 4px;
  unicode-bidi: plaintext;
  text-align: start;
`;
