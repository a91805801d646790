/**
 * The first module of the entry: styled-components reads the nonce when it is evaluated, so it has to be
 * there before (the page's CSP drops styles without it, silently).
 */
declare global {
  /** The bundler's own name for the nonce of what it adds to the page. */
  var __webpack_nonce__: string | undefined;
}

export const nonce: string | undefined = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

__webpack_nonce__ = nonce;
