/** What rendering at build time needs in addition to the facade. Browsers never load it. */
export { ServerStyleSheet, StyleSheetContext } from 'styled-components';
