/**
 * This must be the first import of the entry: styled-components reads the nonce when its module runs. Without a nonce
 * the page's CSP blocks the styles, and no error is visible.
 */
declare global {
  /** The bundler's variable for the nonce of the elements that it adds to the page. */
  var __webpack_nonce__: string | undefined;
}

export const nonce: string | undefined = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

__webpack_nonce__ = nonce;
