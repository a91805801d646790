/** What rendering at build time needs beside the facade. Not part of it: no browser loads this. */
export { ServerStyleSheet } from 'styled-components';
