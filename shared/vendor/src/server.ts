/** What rendering on the server, at build time and in tests needs in addition to the facade. Browsers never load it. */
export { MemoryRouter } from 'react-router-dom';
export { ServerStyleSheet, StyleSheetContext } from 'styled-components';
