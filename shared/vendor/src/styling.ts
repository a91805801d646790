export { createGlobalStyle, css, keyframes, styled, StyleSheetManager } from 'styled-components';
